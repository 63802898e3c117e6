import type { Body, Draw, Model, OptionPlan } from '../types.ts';
import { clean, likely, mm, TAPS, yesNo, menu } from './common.ts';

/** Guarantee, spares and origin of goods without a plug of their own. */
function plain({ brand, random }: Draw, body: Body) {
  return {
    Width: mm(body.width),
    Height: mm(body.height),
    Depth: mm(body.depth),
    Weight: `${body.weightKg} kg`,
    Guarantee: `${Math.max(2, brand.guarantee)} years`,
    'Spare parts': `${brand.spares} years`,
    'Made in': random.pick(brand.madeIn),
  };
}

/** Form 3 or 4: how many waters it gives. */
export function boilingTap(d: Draw): Model {
  const { random, tier, form } = d;
  const tank = random.pick([2.4, 3, 4, 4, 5, 7, 8]);
  const reach = random.pick([185, 200, 210, 225]);
  const spout = random.pick(['Swan', 'Square', 'Round', 'Industrial']);
  const body: Body = {
    width: 56,
    height: random.pick([325, 350, 372, 410]),
    depth: reach + 20,
    weightKg: 6 + Math.round(tank),
  };
  const kilowatts = tank > 5 ? random.pick([2.2, 3]) : random.pick([1.5, 1.6, 2.2]);
  return {
    kind: 'boiling-tap',
    type: 'Boiling-water tap',
    code: {
      K: 'B',
      main: `${form}`,
      sub: String(tank).replace('.', ''),
      flags: spout === 'Square' ? 'Q' : '',
    },
    lead: `${form}-in-1 ${tank} litre`,
    noun: 'boiling-water tap',
    facts: clean({
      Functions: form === '4' ? 'Hot, cold, boiling, filtered cold' : 'Hot, cold, boiling',
      Tank: `${tank} L`,
      'Water temperature': `${random.pick([98, 99, 100])} °C`,
      Spout: spout,
      Reach: mm(reach),
      'Tap hole': '35 mm',
      'Water pressure': `${random.pick(['0.5–5', '1–5', '1–8'])} bar`,
      'Child lock': 'Yes',
      'Filter life': random.pick(['6 months', '12 months']),
      Plug: '13 A',
      'Rated power': `${kilowatts * 1000} W`,
      'Standby power': `${random.pick([10, 12, 14, 16])} W`,
      ...plain(d, body),
    }),
    body,
    price: 330 + tank * 45 + (form === '4' ? 260 : 0) + tier ** 1.5 * 640,
    look: {
      form: spout.toLowerCase(),
      size: String(body.height > 360 ? 'tall' : 'low'),
      facts: { handles: 2, spout: spout.toLowerCase() },
    },
    finishes: TAPS,
  };
}

export function tap(d: Draw): Model {
  const { random, tier, form } = d;
  const pull = form === 'pull-out';
  const spout = random.pick(pull ? ['Straight', 'Spring', 'Swan'] : ['Swan', 'Square', 'Bridge', 'Round']);
  const levers = pull ? 'Single lever' : random.pick(['Single lever', 'Twin lever', 'Cross head']);
  const reach = random.pick([180, 195, 205, 220, 235]);
  const body: Body = {
    width: levers === 'Single lever' ? 52 : 190,
    height: random.pick(pull ? [410, 445, 480] : [270, 310, 345, 380]),
    depth: reach + 25,
    weightKg: pull ? 2.4 : 1.8,
  };
  return {
    kind: 'tap',
    type: 'Kitchen tap',
    code: {
      K: pull ? 'P' : 'T',
      main: String(reach),
      flags: levers === 'Cross head' ? 'X' : levers === 'Twin lever' ? 'T' : '',
    },
    lead: `${spout.toLowerCase()} spout`,
    noun: pull ? 'pull-out kitchen tap' : 'kitchen mixer tap',
    facts: clean({
      Functions: pull ? random.pick(['Hot, cold, spray', 'Hot, cold, spray, pause']) : 'Hot, cold',
      Levers: levers,
      Spout: spout,
      Reach: mm(reach),
      'Flow at 3 bar': `${random.pick([6, 7, 8, 9, 10, 12])} L a minute`,
      'Water pressure': `${random.pick(['0.2–5', '0.5–5', '1–5'])} bar`,
      'Tap hole': levers === 'Single lever' ? '35 mm' : random.pick(['35 mm', '2 × 28 mm']),
      'Hose length': pull ? mm(random.pick([500, 600, 700])) : undefined,
      'WRAS approved': yesNo(likely(random, tier, 0.6, 1)),
      Cartridge: random.pick(['Ceramic, 35 mm', 'Ceramic, quarter turn']),
      ...plain(d, body),
    }),
    body,
    price: (pull ? 95 : 62) + tier ** 1.4 * 260 + (spout === 'Spring' ? 40 : 0) + random.int(0, 20),
    look: {
      form: pull ? 'pull-out' : spout.toLowerCase(),
      size: body.height > 340 ? 'tall' : 'low',
      facts: { levers: levers === 'Single lever' ? 1 : 2, spout: spout.toLowerCase() },
    },
    finishes: TAPS,
  };
}

/** Forms: steel, composite, belfast. Sizes are options where the same sink comes in several. */
export function sink(d: Draw): Model {
  const { random, tier, form } = d;
  const bowls =
    form === 'belfast'
      ? random.pick(['1', '1', '2'])
      : random.weighted([
          ['1', 5],
          ['1.5', 4],
          ['2', 1],
        ]);
  const widths = { '1': [440, 540, 580, 595], '1.5': [670, 860, 980, 1000], '2': [795, 860, 1160] }[
    bowls
  ] ?? [595];
  const width = random.pick(widths);
  const body: Body = {
    width,
    height: form === 'belfast' ? random.pick([220, 255]) : random.pick([165, 190, 200, 220]),
    depth: random.pick([440, 460, 500, 510]),
    weightKg: form === 'belfast' ? 30 + Math.round(width / 40) : form === 'composite' ? 12 : 5,
  };
  const cabinet =
    [400, 450, 500, 600, 800, 900, 1000].find((size) => size >= width * (bowls === '1' ? 1.02 : 0.72)) ??
    1000;
  const mounting =
    form === 'belfast'
      ? 'Under worktop, front showing'
      : random.pick(['Inset', 'Inset', 'Undermount', 'Flush']);
  const options: OptionPlan[] =
    random.chance(0.35) && form !== 'belfast'
      ? [
          {
            name: 'Bowl',
            style: 'RectangleBoxes',
            values:
              bowls === '1'
                ? [
                    { label: '340 mm', extra: -12 },
                    { label: '400 mm', extra: 0 },
                    { label: '500 mm', extra: 24 },
                  ]
                : [
                    { label: 'Main bowl left', extra: 0 },
                    { label: 'Main bowl right', extra: 0 },
                  ],
          },
        ]
      : [];
  const material =
    form === 'steel' ? 'Stainless steel' : form === 'composite' ? 'Granite composite' : 'Fireclay';
  return {
    kind: 'sink',
    type: 'Sink',
    code: {
      K: 'S',
      main: String(Math.round(width / 10)),
      sub: '',
      flags: bowls === '1.5' ? 'H' : bowls === '2' ? 'D' : '',
    },
    lead: bowls === '1.5' ? '1.5 bowl' : bowls === '2' ? 'double bowl' : 'single bowl',
    noun: `${form === 'steel' ? 'stainless steel' : form === 'composite' ? 'composite' : 'Belfast'} sink`,
    facts: clean({
      Bowls: bowls,
      Material: material,
      Mounting: mounting,
      'Minimum cabinet': mm(cabinet),
      'Cut-out width': mounting === 'Inset' ? mm(width - 20) : undefined,
      'Cut-out depth': mounting === 'Inset' ? mm(body.depth - 20) : undefined,
      'Bowl depth': mm(body.height - 10),
      Drainer: form === 'belfast' ? 'None' : random.pick(['Reversible', 'None', 'Left', 'Right']),
      Waste: random.pick(['90 mm basket', '90 mm basket', '60 mm plug']),
      Overflow: yesNo(form !== 'belfast' || random.chance(0.5)),
      'Steel gauge': form === 'steel' ? random.pick(['0.7 mm', '0.8 mm', '1.0 mm', '1.2 mm']) : undefined,
      ...plain(d, body),
    }),
    body,
    price:
      (form === 'steel' ? 70 : form === 'composite' ? 150 : 190) +
      width * 0.08 +
      tier ** 1.5 * (form === 'belfast' ? 420 : 320),
    look: {
      form: form === 'steel' ? 'stainless' : form,
      size: String(Math.round(width / 100) * 100),
      facts: { bowls, mounting: mounting.toLowerCase() },
    },
    finishes:
      form === 'steel'
        ? menu('SS 8, CU 1, GO 1, GM 1')
        : form === 'composite'
          ? menu('BL 5, GR 4, WH 3, CM 2')
          : menu('WH 8, CM 1'),
    options,
  };
}

export function disposer(d: Draw): Model {
  const { random, tier } = d;
  const watts = random.pick([375, 390, 550, 560, 750]);
  const litres = watts > 500 ? random.pick([1.2, 1.4]) : random.pick([0.9, 1]);
  const body: Body = {
    width: random.pick([173, 190, 204]),
    height: random.pick([312, 318, 346]),
    depth: random.pick([173, 190, 204]),
    weightKg: 5 + Math.round(watts / 120),
  };
  return {
    kind: 'disposer',
    type: 'Waste disposer',
    code: { K: 'W', main: String(watts) },
    lead: `${watts} W`,
    noun: 'waste disposer',
    facts: clean({
      'Rated power': `${watts} W`,
      'Grinding chamber': `${litres} L`,
      Stages: random.pick(['1', '2', '3']),
      Material: random.pick(['Stainless steel', 'Galvanised steel']),
      Noise: `${Math.round(62 - tier * 10 + random.int(0, 4))} dB`,
      Switch: random.pick(['Air switch', 'Wall switch', 'Wireless button']),
      'Dishwasher inlet': yesNo(random.chance(0.8)),
      'Auto reverse': yesNo(likely(random, tier, 0.3, 0.9)),
      Plug: '13 A',
      ...plain(d, body),
    }),
    body,
    price: 90 + watts * 0.18 + tier ** 1.4 * 220,
    look: { form: 'disposer', size: watts > 500 ? 'large' : 'small', facts: {} },
    finishes: menu('GR 5, BL 3, SS 2'),
  };
}
