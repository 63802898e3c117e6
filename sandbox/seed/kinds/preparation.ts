import type { Body, Draw, Model } from '../types.ts';
import { clean, likely, smallFacts, WORKTOP, yesNo, menu } from './common.ts';

export function standMixer(d: Draw): Model {
  const { random, tier } = d;
  const bowl = random.pick([3.3, 4.3, 4.6, 4.8, 5.2, 6.9]);
  const watts = random.pick([300, 500, 800, 1000, 1200]);
  const lift = bowl > 5 && random.chance(0.5);
  const body: Body = {
    width: random.pick([235, 260, 280]),
    height: random.pick([345, 356, 370]),
    depth: random.pick([330, 358, 400]),
    weightKg: Math.round(5 + tier * 6),
  };
  return {
    kind: 'stand-mixer',
    type: 'Stand mixer',
    code: { K: 'M', main: String(Math.round(bowl * 10)) },
    lead: `${bowl} litre`,
    noun: 'stand mixer',
    facts: clean({
      Bowl: `${bowl} L`,
      'Bowl material': random.pick(['Stainless steel', 'Stainless steel', 'Glass', 'Stoneware']),
      Speeds: String(random.pick([6, 8, 10, 12])),
      Head: lift ? 'Bowl lift' : 'Tilting',
      'Dough at most': `${random.pick([0.9, 1.2, 1.5, 2])} kg`,
      'Attachment drive': yesNo(likely(random, tier, 0.3, 1)),
      Tools: String(random.pick([3, 3, 4, 5])),
      Body: tier > 0.4 ? 'Cast metal' : random.pick(['Plastic', 'Cast metal']),
      ...smallFacts(d, body, watts, 70 + random.int(0, 8)),
    }),
    body,
    price: 75 + bowl * 14 + tier ** 1.3 * 440,
    look: { form: lift ? 'bowl-lift' : 'tilt', size: bowl > 5 ? 'large' : 'medium', facts: { bowl } },
    finishes: WORKTOP,
  };
}

export function blender(d: Draw): Model {
  const { random, tier } = d;
  const litres = random.pick([0.6, 1.5, 1.75, 2]);
  const watts = litres < 1 ? random.pick([300, 700, 900]) : random.pick([600, 800, 1200, 1500]);
  const body: Body = {
    width: litres < 1 ? 120 : 190,
    height: litres < 1 ? 370 : 420,
    depth: litres < 1 ? 120 : 210,
    weightKg: litres < 1 ? 1.6 : 3.4,
  };
  return {
    kind: 'blender',
    type: 'Blender',
    code: { K: 'B', main: String(Math.round(litres * 100)) },
    lead: `${litres} litre ${watts} W`,
    noun: litres < 1 ? 'personal blender' : 'jug blender',
    facts: clean({
      Jug: `${litres} L`,
      'Jug material': litres < 1 ? 'Tritan' : random.pick(['Glass', 'Tritan', 'Stainless steel']),
      Speeds: random.pick(['1', '2', '5', 'Variable']),
      Pulse: yesNo(random.chance(0.85)),
      'Ice crushing': yesNo(watts > 550),
      'Hot soup': yesNo(watts > 1000 && random.chance(0.6)),
      Blades: String(random.pick([4, 6])),
      'Dishwasher safe': random.pick(['Jug and lid', 'Jug, lid and blades']),
      ...smallFacts(d, body, watts, random.int(78, 90)),
    }),
    body,
    price: 20 + litres * 12 + watts * 0.025 + tier ** 1.4 * 160,
    look: { form: litres < 1 ? 'personal' : 'jug', size: litres < 1 ? 'small' : 'large', facts: {} },
    finishes: WORKTOP,
  };
}

export function foodProcessor(d: Draw): Model {
  const { random, tier } = d;
  const bowl = random.pick([1.2, 2.1, 2.3, 3, 3.6]);
  const watts = random.pick([450, 750, 800, 1000]);
  const discs = random.int(2, 3) + Math.round(tier * 4);
  const body: Body = {
    width: random.pick([200, 220, 245]),
    height: random.pick([370, 400, 425]),
    depth: random.pick([220, 240, 260]),
    weightKg: 2.4 + Math.round(bowl * 8) / 10,
  };
  return {
    kind: 'processor',
    type: 'Food processor',
    code: { K: 'F', main: String(Math.round(bowl * 10)) },
    lead: `${bowl} litre`,
    noun: 'food processor',
    facts: clean({
      Bowl: `${bowl} L`,
      'Bowl material': random.pick(['Plastic, BPA free', 'Tritan']),
      Discs: String(discs),
      Speeds: random.pick(['1 and pulse', '2 and pulse', 'Variable and pulse']),
      Blender: yesNo(random.chance(0.5)),
      'Dough tool': yesNo(bowl > 2),
      'Feed tube': random.pick(['75 mm', '90 mm', '110 mm']),
      'Storage inside': yesNo(likely(random, tier, 0.2, 0.9)),
      'Dishwasher safe': random.pick(['Bowl and discs', 'All parts but the motor']),
      ...smallFacts(d, body, watts, random.int(76, 86)),
    }),
    body,
    price: 32 + bowl * 16 + discs * 4 + tier ** 1.4 * 190,
    look: { form: 'processor', size: bowl > 2.2 ? 'large' : 'small', facts: {} },
    finishes: WORKTOP,
  };
}

export function airFryer(d: Draw): Model {
  const { random, tier } = d;
  const litres = random.pick([2.6, 4.1, 5.5, 6.2, 7.6, 9, 10.4]);
  const drawers = litres > 7 ? random.pick([2, 2, 1]) : 1;
  const body: Body = {
    width: drawers === 2 ? 390 : 260 + Math.round(litres * 8),
    height: random.pick([300, 315, 330]),
    depth: random.pick([320, 345, 375]),
    weightKg: drawers === 2 ? 8.2 : Math.round(30 + litres * 4) / 10,
  };
  return {
    kind: 'air-fryer',
    type: 'Air fryer',
    code: { K: 'AF', main: String(Math.round(litres * 10)), flags: drawers === 2 ? 'D' : '' },
    lead: `${litres} litre`,
    noun: `${drawers === 2 ? 'two-drawer ' : ''}air fryer`,
    facts: clean({
      'Basket size': `${litres} L`,
      Drawers: String(drawers),
      Programmes: String(random.int(4, 7) + Math.round(tier * 5)),
      'Max temperature': `${random.pick([200, 210, 240])} °C`,
      Window: yesNo(likely(random, tier, 0.2, 0.8)),
      'Finish together': drawers === 2 ? 'Yes' : undefined,
      Coating: random.pick(['Ceramic', 'PTFE']),
      'Dishwasher safe': random.pick(['Basket and drawer', 'Basket only']),
      Portions: litres < 3 ? '1 to 2' : litres < 6 ? '2 to 4' : litres < 8 ? '4 to 6' : '6 to 8',
      ...smallFacts(d, body, drawers === 2 ? 2400 : random.pick([1400, 1600, 1800]), random.int(52, 62)),
    }),
    body,
    price: 34 + litres * 9 + (drawers - 1) * 25 + tier ** 1.3 * 120,
    look: {
      form: drawers === 2 ? 'two-drawer' : 'drawer',
      size: litres > 5 ? 'large' : 'small',
      facts: { drawers },
    },
    finishes: menu('BL 8, GR 3, WH 2, CM 2, SS 1'),
  };
}

export function slowCooker(d: Draw): Model {
  const { random, tier } = d;
  const pressure = random.chance(0.5);
  const litres = pressure ? random.pick([3, 5.7, 6, 8]) : random.pick([1.5, 3.5, 4.7, 6.5]);
  const body: Body = {
    width: random.pick([310, 340, 400]),
    height: random.pick([250, 290, 320]),
    depth: random.pick([250, 290, 310]),
    weightKg: Math.round(22 + litres * 6) / 10,
  };
  return {
    kind: 'slow-cooker',
    type: pressure ? 'Pressure cooker' : 'Slow cooker',
    code: { K: pressure ? 'PC' : 'SC', main: String(Math.round(litres * 10)) },
    lead: `${litres} litre`,
    noun: pressure ? 'electric pressure cooker' : 'slow cooker',
    facts: clean({
      'Pot size': `${litres} L`,
      'Pressure cooking': yesNo(pressure),
      'Searing pot': yesNo(pressure || random.chance(0.3)),
      Pot: pressure ? 'Stainless steel' : random.pick(['Stoneware', 'Aluminium, non-stick']),
      Settings: String(pressure ? random.int(7, 12) : random.int(3, 4)),
      Timer: yesNo(pressure || likely(random, tier, 0.2, 0.9)),
      'Keep warm': yesNo(random.chance(0.85)),
      'Working pressure': pressure ? random.pick(['50 kPa', '70 kPa']) : undefined,
      Portions: litres < 3 ? '1 to 2' : litres < 5 ? '3 to 4' : litres < 7 ? '5 to 6' : '8 to 10',
      ...smallFacts(d, body, pressure ? random.pick([900, 1000, 1200]) : random.pick([160, 210, 320])),
    }),
    body,
    price: (pressure ? 48 : 16) + litres * 4 + tier ** 1.3 * (pressure ? 110 : 60),
    look: {
      form: pressure ? 'pressure' : 'slow',
      size: litres > 5 ? 'large' : 'small',
      facts: { lid: pressure ? 'locking' : 'glass' },
    },
    finishes: menu('BL 5, SS 5, CM 2, GR 2, WH 2'),
  };
}

export function breadMaker(d: Draw): Model {
  const { random, tier } = d;
  const grams = random.pick([750, 900, 1000, 1250]);
  const body: Body = {
    width: random.pick([260, 285, 355]),
    height: random.pick([300, 325, 380]),
    depth: random.pick([240, 280, 410]),
    weightKg: 5 + Math.round(tier * 30) / 10,
  };
  return {
    kind: 'bread-maker',
    type: 'Bread maker',
    code: { K: 'BM', main: String(grams / 10) },
    lead: `${grams} g`,
    noun: 'bread maker',
    facts: clean({
      'Loaf at most': `${grams} g`,
      'Loaf sizes': random.pick(['2', '3']),
      Programmes: String(random.int(11, 14) + Math.round(tier * 9)),
      Timer: `${random.pick([13, 15])} h`,
      'Nut dispenser': yesNo(likely(random, tier, 0.1, 0.9)),
      'Crust settings': '3',
      'Gluten free': yesNo(random.chance(0.8)),
      'Rapid loaf': `${random.pick([58, 75, 80, 115])} min`,
      Window: yesNo(random.chance(0.7)),
      ...smallFacts(d, body, random.pick([450, 550, 600, 700]), random.int(45, 56)),
    }),
    body,
    price: 60 + grams * 0.03 + tier ** 1.2 * 140,
    look: { form: 'bread-maker', size: 'medium', facts: {} },
    finishes: menu('WH 5, BL 4, SS 4, CM 1'),
  };
}
