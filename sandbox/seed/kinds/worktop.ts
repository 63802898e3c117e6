import type { Body, Draw, Model } from '../types.ts';
import { clean, likely, smallFacts, WORKTOP, yesNo, menu } from './common.ts';

/** Forms: bean, espresso, filter. */
export function coffee(d: Draw): Model {
  const { random, tier, form } = d;
  const bean = form === 'bean';
  const pressure = form === 'filter' ? 0 : bean ? random.pick([15, 19]) : random.pick([9, 15, 15]);
  const tank = form === 'filter' ? random.pick([1.25, 1.3, 1.5]) : random.pick([1.2, 1.5, 1.8, 2, 2.2]);
  const body: Body = {
    width: random.pick(bean ? [240, 250, 262] : [175, 225, 310]),
    height: random.pick([320, 345, 365, 390]),
    depth: random.pick(bean ? [415, 440, 460] : [270, 315, 340]),
    weightKg: bean ? 9.5 : form === 'espresso' ? 6.4 : 2.3,
  };
  const hopper = bean ? random.pick([250, 270, 300, 350]) : 0;
  const milk =
    form === 'filter'
      ? 'None'
      : bean
        ? random.weighted([
            ['Steam wand', 3 - tier * 2],
            ['Milk jug, automatic', 2 + tier * 3],
            ['Milk hose, automatic', 2],
          ])
        : 'Steam wand';
  const drinks = bean ? random.int(3, 6) + Math.round(tier * 10) : form === 'espresso' ? 2 : 1;
  const noun = bean
    ? 'bean to cup coffee machine'
    : form === 'espresso'
      ? 'espresso machine'
      : 'filter coffee machine';
  return {
    kind: 'coffee',
    type: bean
      ? 'Bean to cup coffee machine'
      : form === 'espresso'
        ? 'Espresso machine'
        : 'Filter coffee machine',
    code: {
      K: 'C',
      main: String(form === 'filter' ? Math.round(tank * 8) : pressure),
      sub: String(Math.round(tank * 10)),
      flags: milk.startsWith('Milk') ? 'M' : '',
    },
    lead: form === 'filter' ? `${tank} litre` : `${pressure} bar`,
    noun,
    facts: clean({
      Pressure: pressure && `${pressure} bar`,
      'Water tank': `${tank} L`,
      'Bean hopper': hopper && `${hopper} g`,
      Milk: milk,
      Drinks: String(drinks),
      Grinder: bean
        ? random.pick(['Steel burrs', 'Ceramic burrs'])
        : form === 'espresso'
          ? yesNo(likely(random, tier, 0, 0.5))
          : random.pick(['No', 'No', 'Steel burrs']),
      'Grind settings': bean ? String(random.pick([5, 7, 13])) : undefined,
      'Cup height': form === 'filter' ? undefined : `${random.pick([110, 120, 135, 140])} mm`,
      Boilers: form === 'filter' ? undefined : likely(random, tier, 0, 0.5) ? '2' : '1',
      Jug: form === 'filter' ? random.pick(['Glass', 'Insulated steel']) : undefined,
      'Keep warm': form === 'filter' ? random.pick(['30 min', '40 min', 'None']) : undefined,
      ...smallFacts(d, body, bean ? 1450 : form === 'espresso' ? 1350 : 1000),
    }),
    body,
    price:
      (bean ? 270 : form === 'espresso' ? 95 : 35) +
      drinks * (bean ? 12 : 4) +
      tier ** 1.7 * (bean ? 1250 : form === 'espresso' ? 900 : 160),
    look: {
      form,
      size: body.width > 240 ? 'wide' : 'narrow',
      facts: { milk: milk !== 'None', jug: form === 'filter' },
    },
    finishes: menu('BL 7, SS 6, SI 3, CM 2, GE 1, WH 1'),
  };
}

export function kettle(d: Draw): Model {
  const { random, tier } = d;
  const litres = random.weighted([
    [0.8, 1],
    [1, 1],
    [1.5, 3],
    [1.7, 7],
  ]);
  const watts = litres < 1.2 ? 1500 : random.pick([2200, 3000, 3000]);
  const variable = likely(random, tier, 0.1, 0.7);
  const body: Body = {
    width: random.pick([205, 218, 230]),
    height: Math.round(150 + litres * 58),
    depth: random.pick([150, 160, 172]),
    weightKg: litres < 1.2 ? 0.9 : 1.3,
  };
  const spout = random.pick(['Short', 'Short', 'Gooseneck']);
  return {
    kind: 'kettle',
    type: 'Kettle',
    code: { K: 'K', main: String(Math.round(litres * 10)), flags: variable ? 'V' : '' },
    lead: `${litres} litre`,
    noun: 'kettle',
    facts: clean({
      Holds: `${litres} L`,
      'Variable temperature': yesNo(variable),
      'Keep warm': variable ? random.pick(['20 min', '30 min']) : 'None',
      Material: random.pick(['Painted steel', 'Stainless steel', 'Plastic', 'Glass']),
      Spout: spout,
      'Boils one cup in': `${random.pick([42, 45, 50, 55])} s`,
      'Concealed element': 'Yes',
      Filter: random.pick(['Washable mesh', 'Washable mesh', 'None']),
      'Water window': random.pick(['Both sides', 'One side', 'Inside only']),
      ...smallFacts(d, body, watts, random.int(58, 78) - Math.round(tier * 6)),
    }),
    body,
    price: 14 + litres * 5 + (variable ? 15 : 0) + tier ** 1.3 * 95,
    look: {
      form: spout === 'Gooseneck' ? 'gooseneck' : 'kettle',
      size: litres < 1.2 ? 'small' : 'large',
      facts: { spout: spout.toLowerCase() },
    },
    finishes: WORKTOP,
  };
}

export function toaster(d: Draw): Model {
  const { random, tier } = d;
  const slots = random.weighted([
    [2, 5],
    [4, 5],
  ]);
  const long = random.chance(0.25);
  const body: Body = {
    width: slots === 4 && !long ? 320 : long ? 390 : 300,
    height: random.pick([190, 198, 210]),
    depth: slots === 4 && !long ? 290 : slots === 4 ? 245 : 180,
    weightKg: slots === 4 ? 2.6 : 1.7,
  };
  return {
    kind: 'toaster',
    type: 'Toaster',
    code: { K: 'T', main: String(slots), flags: long ? 'L' : '' },
    lead: `${slots} slice`,
    noun: 'toaster',
    facts: clean({
      Slots: String(slots),
      'Long slots': yesNo(long),
      'Slot width': `${random.pick([28, 32, 35, 38])} mm`,
      'Browning levels': String(random.pick([5, 6, 7, 9])),
      Defrost: yesNo(likely(random, tier, 0.7, 1)),
      'Bagel side': yesNo(likely(random, tier, 0.1, 0.8)),
      'High lift': yesNo(likely(random, tier, 0.4, 1)),
      Material: random.pick(['Painted steel', 'Stainless steel', 'Plastic']),
      'Crumb tray': slots === 4 ? '2' : '1',
      ...smallFacts(d, body, slots === 4 ? random.pick([1600, 1850]) : random.pick([850, 950])),
    }),
    body,
    price: 13 + slots * 5 + tier ** 1.3 * 100,
    look: { form: long ? 'long' : 'toaster', size: String(slots), facts: { slots } },
    finishes: WORKTOP,
  };
}

export function breakfastSet(d: Draw): Model {
  const { random, tier } = d;
  const slots = random.pick([2, 4]);
  const litres = random.pick([1.5, 1.7]);
  const body: Body = { width: 540, height: 255, depth: 290, weightKg: slots === 4 ? 4.1 : 3.1 };
  return {
    kind: 'breakfast-set',
    type: 'Kettle and toaster set',
    code: { K: 'KT', main: `${Math.round(litres * 10)}`, sub: String(slots) },
    lead: `${litres} litre and ${slots} slice`,
    noun: 'kettle and toaster set',
    facts: clean({
      Holds: `${litres} L`,
      Slots: String(slots),
      'Variable temperature': yesNo(likely(random, tier, 0, 0.5)),
      Material: random.pick(['Painted steel', 'Stainless steel', 'Plastic']),
      'Bagel side': yesNo(random.chance(0.3)),
      'High lift': yesNo(random.chance(0.7)),
      'Browning levels': String(random.pick([6, 7, 9])),
      ...smallFacts(d, body, 3000),
    }),
    body,
    price: 34 + slots * 4 + tier ** 1.3 * 180,
    look: { form: 'set', size: String(slots), facts: { slots } },
    finishes: WORKTOP,
  };
}
