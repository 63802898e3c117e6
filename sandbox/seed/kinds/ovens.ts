import { drawEnergy, OVEN, ovenStandard } from '../energy.ts';
import type { Body, Draw, Facts, Model } from '../types.ts';
import { clean, fittingFacts, likely, STEEL_GOODS, yesNo, menu } from './common.ts';

const OVEN_MIX = [0, 1, 45, 50, 3] as const;

/** Energy facts of one electric cavity; gas cavities have them too but in MJ, see ranges. */
export function cavity(d: Draw, litres: number, mix: readonly number[] = OVEN_MIX) {
  return drawEnergy(d.random, OVEN, ovenStandard(litres), mix, d.brand.thrift, 2);
}

function cleaning({ random, tier, brand }: Draw): 'Pyrolytic' | 'Catalytic' | 'Hydrolytic' | 'Enamel' {
  if (brand.key === 'oxlode') return 'Enamel';
  return random.weighted([
    ['Pyrolytic', tier * 8],
    ['Catalytic', 3 - tier * 2],
    ['Hydrolytic', 1.5],
    ['Enamel', 3 - tier * 2.8],
  ]);
}

function builtIn(d: Draw, body: Body, watts: number, plug: '13 A' | 'Hardwired'): Facts {
  return clean({
    ...fittingFacts(d, body, {
      installation: 'Built-in',
      doorOpen: body.depth + Math.min(body.height, 600) - 130,
      gaps: [2, 2, 2, 35],
      hinge: 'None',
      plug,
      watts,
      cable: plug === '13 A' ? 1.5 : 0,
    }),
    'Niche width': '560–568 mm',
    'Niche height': `${body.height - 10}–${body.height + 5} mm`,
    'Niche depth': '550–580 mm',
    'End signal': yesNo(likely(d.random, d.tier, 0.5, 1)),
    'Child lock': yesNo(likely(d.random, d.tier, 0.4, 1)),
    'Tactile marks': yesNo(d.brand.controls[0] === 'Knobs' && d.random.chance(0.4)),
  });
}

export function singleOven(d: Draw): Model {
  const { random, tier, brand } = d;
  const litres = random.weighted([
    [58, 1 - tier],
    [65, 2 - tier],
    [68, 2],
    [70, 2],
    [71, 3],
    [72, 3],
    [73, 1],
    [76, tier],
    [77, tier],
  ]);
  const clean_ = cleaning(d);
  const steam = likely(random, tier, 0, 0.5);
  const pyro = clean_ === 'Pyrolytic';
  const hard = pyro || random.chance(0.4 + tier * 0.4);
  const energy = cavity(d, litres);
  const body: Body = {
    width: random.pick([594, 595, 596]),
    height: 595,
    depth: random.pick([548, 560, 565]),
    weightKg: 28 + Math.round(tier * 14) + (pyro ? 5 : 0),
  };
  const functions = random.int(4, 6) + Math.round(tier * 10);
  return {
    kind: 'single-oven',
    type: 'Single oven',
    code: { K: 'O', main: String(litres), flags: `${pyro ? 'P' : ''}${steam ? 'S' : ''}` },
    lead: `${litres} litre`,
    noun: `${pyro ? 'pyrolytic ' : ''}single oven`,
    facts: clean({
      'Oven capacity': `${litres} L`,
      Ovens: '1',
      Fuel: 'Electric',
      Cleaning: clean_,
      Functions: String(functions),
      'Max temperature': `${random.pick(tier > 0.6 ? [275, 300] : [250, 250, 275])} °C`,
      Steam: yesNo(steam),
      'Energy class': energy.text,
      'Energy consumption': `${energy.used.toFixed(2)} kWh per cycle`,
      'Shelf runners': random.weighted([
        ['Chrome rails', 4],
        ['Telescopic, 1 level', 3],
        ['Telescopic, 2 levels', 1 + tier * 3],
      ]),
      ...builtIn(
        d,
        body,
        hard ? random.pick([2900, 3300, 3600]) : random.pick([2300, 2700, 2900]),
        hard ? 'Hardwired' : '13 A',
      ),
    }),
    body,
    price:
      170 +
      functions * 8 +
      (pyro ? 110 : 0) +
      (steam ? 120 : 0) +
      tier ** 1.8 * 1750 +
      (brand.level === 4 ? 200 : 0),
    look: {
      form: 'built-in',
      size: '600',
      facts: { doors: 1, window: 'wide', knobs: brand.controls[0] === 'Knobs' },
    },
    finishes: STEEL_GOODS,
  };
}

export function doubleOven(d: Draw): Model {
  const { random, tier } = d;
  const under = random.chance(0.4);
  const main = under ? random.pick([60, 61, 62]) : random.pick([65, 70, 71, 73]);
  const top = under ? random.pick([30, 33, 34]) : random.pick([34, 38, 41, 45]);
  const clean_ = cleaning(d);
  const lower = cavity(d, main);
  const upper = cavity(d, top, [0, 0, 20, 70, 10]);
  const body: Body = {
    width: 594,
    height: under ? 717 : 888,
    depth: random.pick([548, 560]),
    weightKg: (under ? 46 : 54) + Math.round(tier * 12),
  };
  return {
    kind: 'double-oven',
    type: 'Double oven',
    code: { K: under ? 'DU' : 'DO', main: String(main + top), flags: clean_ === 'Pyrolytic' ? 'P' : '' },
    lead: `${main} and ${top} litre`,
    noun: `${under ? 'built-under' : 'built-in'} double oven`,
    facts: clean({
      'Oven capacity': `${main} L`,
      'Second oven': `${top} L`,
      Ovens: '2',
      Fuel: 'Electric',
      Cleaning: clean_,
      Functions: String(random.int(6, 9) + Math.round(tier * 7)),
      'Max temperature': `${random.pick([250, 275])} °C`,
      Steam: yesNo(likely(random, tier, 0, 0.2)),
      'Energy class': lower.text,
      'Energy consumption': `${lower.used.toFixed(2)} kWh per cycle`,
      'Energy class, second oven': upper.text,
      'Energy consumption, second oven': `${upper.used.toFixed(2)} kWh per cycle`,
      ...builtIn(d, body, random.pick([4600, 5000, 5400]), 'Hardwired'),
    }),
    body,
    price: 330 + (clean_ === 'Pyrolytic' ? 160 : 0) + (under ? 0 : 60) + tier ** 1.7 * 1900,
    look: {
      form: under ? 'built-under' : 'built-in',
      size: under ? '720' : '890',
      facts: { doors: 2, window: 'wide' },
    },
    finishes: STEEL_GOODS,
  };
}

export function compactOven(d: Draw): Model {
  const { random, tier, brand } = d;
  const litres = random.pick([34, 38, 40, 44, 45, 47, 50]);
  const sort =
    brand.key === 'verbeck'
      ? random.weighted([
          ['steam', 5],
          ['combi', 2],
          ['oven', 1],
        ] as const)
      : random.weighted([
          ['steam', 2],
          ['combi', 3],
          ['oven', 2],
        ] as const);
  const energy = cavity(d, litres);
  const tank = sort === 'steam' ? random.pick([0.8, 1, 1.2, 1.5]) : 0;
  const micro = sort === 'combi' ? random.pick([800, 900, 1000]) : 0;
  const body: Body = {
    width: 595,
    height: random.weighted([
      [455, 6],
      [388, 1],
    ]),
    depth: random.pick([547, 550, 565]),
    weightKg: 27 + Math.round(tier * 12),
  };
  return {
    kind: 'compact-oven',
    type: 'Compact oven',
    code: { K: sort === 'steam' ? 'S' : sort === 'combi' ? 'M' : 'C', main: String(litres), sub: '45' },
    lead: `${litres} litre`,
    noun: `compact ${sort === 'steam' ? 'steam ' : sort === 'combi' ? 'microwave ' : ''}oven`,
    facts: clean({
      'Oven capacity': `${litres} L`,
      Ovens: '1',
      Fuel: 'Electric',
      Cleaning: sort === 'steam' ? random.pick(['Hydrolytic', 'Enamel']) : cleaning(d),
      Functions: String(random.int(6, 9) + Math.round(tier * 8)),
      'Max temperature': `${random.pick([230, 250])} °C`,
      Steam: yesNo(sort === 'steam'),
      'Microwave power': micro && `${micro} W`,
      'Water tank': tank && `${tank} L`,
      'Energy class': energy.text,
      'Energy consumption': `${energy.used.toFixed(2)} kWh per cycle`,
      ...builtIn(
        d,
        body,
        random.pick([2800, 3300, 3600]),
        sort === 'oven' && random.chance(0.6) ? '13 A' : 'Hardwired',
      ),
    }),
    body,
    price: 330 + (sort === 'steam' ? 200 : sort === 'combi' ? 120 : 0) + tier ** 1.8 * 2300,
    look: { form: 'compact', size: String(body.height), facts: { doors: 1, window: 'wide' } },
    finishes: STEEL_GOODS,
  };
}

export function warmingDrawer(d: Draw): Model {
  const { random, tier, form } = d;
  const vacuum = form === 'vacuum';
  const tall = form === '29' || (vacuum && random.chance(0.2));
  const litres = tall ? random.pick([46, 51, 52]) : vacuum ? 8 : random.pick([20, 21, 24]);
  const body: Body = {
    width: 595,
    height: tall ? 290 : 140,
    depth: 540,
    weightKg: (tall ? 20 : 15) + (vacuum ? 12 : 0),
  };
  const plates = tall ? random.pick([12, 14, 20]) : random.pick([6, 6, 12]);
  return {
    kind: 'warming-drawer',
    type: vacuum ? 'Vacuum drawer' : 'Warming drawer',
    code: { K: vacuum ? 'V' : 'W', main: tall ? '29' : '14', sub: String(litres) },
    lead: `${tall ? 29 : 14} cm`,
    noun: vacuum ? 'vacuum drawer' : 'warming drawer',
    facts: clean({
      'Drawer capacity': `${litres} L`,
      'Plates held': vacuum ? undefined : String(plates),
      'Max temperature': vacuum ? undefined : `${random.pick([75, 80, 85])} °C`,
      'Slow cooking': vacuum ? undefined : yesNo(likely(random, tier, 0.2, 0.9)),
      'Vacuum levels': vacuum ? random.pick(['3', '3', '4']) : undefined,
      'Seal bar': vacuum ? random.pick(['210 mm', '250 mm']) : undefined,
      'Push to open': yesNo(random.chance(0.7)),
      Load: `${random.pick([15, 25, 25])} kg`,
      ...builtIn(d, body, vacuum ? random.pick([260, 320]) : random.pick([400, 430, 810]), '13 A'),
    }),
    body,
    price: (vacuum ? 950 : tall ? 320 : 230) + tier ** 1.7 * (vacuum ? 1900 : 1100),
    look: { form: vacuum ? 'vacuum' : 'warming', size: tall ? '290' : '140', facts: { drawers: 1 } },
    finishes: menu('BL 8, SS 6, GM 1'),
  };
}
