import { COLD, type ColdBox, coldStandard, drawEnergy } from '../energy.ts';
import type { Body, Draw, Facts, Model } from '../types.ts';
import { clean, COLD_GOODS, fittingFacts, HIDDEN, likely, noiseOf, stepped, yesNo, menu } from './common.ts';

const FRIDGE_NOISE = [30, 36, 42] as const;
const MIX = [2, 3, 12, 25, 43, 15] as const;

type ColdSpec = {
  box: ColdBox;
  body: Body;
  installation: string;
  hinge?: 'Right' | 'Both' | 'None';
  doors: number;
  noise: number;
  mix?: readonly number[];
};

/** Energy, noise, door and hinge facts that everything cold has. */
function coldFacts(
  d: Draw,
  { box, body, installation, hinge = 'Right', doors, noise, mix = MIX }: ColdSpec,
): Facts {
  const { random, brand } = d;
  const energy = drawEnergy(random, COLD, coldStandard(box), mix, brand.thrift);
  const integrated = installation === 'Integrated';
  const builtIn = integrated || installation === 'Built-in';
  const leaf = hinge === 'Both' ? body.width / 2 : body.width;
  return clean({
    'Energy class': energy.text,
    'Energy consumption': `${energy.used} kWh a year`,
    'Climate class': random.weighted([
      ['SN-T', 5],
      ['SN-ST', 3],
      ['N-ST', 2],
    ]),
    Doors: String(doors),
    ...fittingFacts(d, body, {
      installation,
      doorDepth: builtIn ? 0 : body.depth + (hinge === 'Both' ? 50 : 25),
      doorOpen: hinge === 'None' ? 0 : body.depth + leaf - 20,
      doorsOpenWidth: hinge === 'Both' ? body.width + 2 * (Math.round(body.width / 2) - 20) : 0,
      gaps: builtIn ? [2, 2, 5, 0] : hinge === 'Both' ? [50, 50, 100, 50] : [20, 20, 50, 50],
      hinge,
      reversible: hinge === 'Right' ? random.chance(0.9) : false,
      hingeWall: builtIn || hinge === 'None' ? 0 : hinge === 'Both' ? 110 : random.pick([10, 40, 55]),
      plug: '13 A',
      watts: random.pick([80, 90, 100, 120, 150]),
      cable: random.pick([1.8, 2, 2.3]),
      noise: { db: noise, bounds: FRIDGE_NOISE },
      assumed: builtIn || brand.level > 2 ? [] : ['Gap left', 'Gap right', 'Gap top', 'Gap rear'],
    }),
    'Niche width': integrated && '560–568 mm',
    'Niche height': integrated && `${body.height + 4}–${body.height + 11} mm`,
    'Niche depth': integrated && '550–560 mm',
    'Child lock': yesNo(random.chance(0.3)),
  });
}

export function fridgeFreezer(d: Draw): Model {
  const { random, brand, tier, form } = d;
  const integrated = form === 'integrated';
  const frostFree = form === 'frost-free' || (integrated && likely(random, tier, 0.3, 0.9));
  const split = random.weighted([
    ['50/50', 4],
    ['60/40', 3],
    ['70/30', 4],
  ] as const);
  const height = integrated
    ? 1772
    : brand.key === 'corvanti'
      ? random.pick([1530, 1960])
      : random.weighted([
          [1450, 1 - tier],
          [1700, 2],
          [1745, 2],
          [1800, 2],
          [1860, 4],
          [2010, 2 + tier],
          [2030, 1],
        ]);
  const width = integrated
    ? 541
    : random.weighted([
        [545, 3 - tier * 2],
        [550, 2],
        [595, 3],
        [600, 4],
        [700, tier],
      ]);
  const total = integrated
    ? random.int(250, 290)
    : Math.round(height * width * 0.000305 * (0.98 + random.next() * 0.04));
  const freezer = Math.round(total * (split === '50/50' ? 0.42 : split === '60/40' ? 0.36 : 0.29));
  const fridge = total - freezer;
  const body: Body = {
    width,
    height,
    depth: integrated ? 548 : width > 690 ? 720 : random.pick([600, 635, 650, 665]),
    weightKg: Math.round(height / 32) + (width > 590 ? 8 : 0),
  };
  const tank = !integrated && likely(random, tier, 0.05, 0.25);
  return {
    kind: 'fridge-freezer',
    type: integrated ? 'Integrated fridge freezer' : 'Fridge freezer',
    code: {
      K: integrated ? 'I' : frostFree ? 'F' : 'C',
      main: String(integrated ? total : Math.round(height / 10)),
      sub: split.slice(0, 2),
      flags: integrated ? 'i' : '',
    },
    lead: `${total} litre ${split}`,
    noun: `${integrated ? 'integrated ' : frostFree ? 'frost free ' : ''}fridge freezer`,
    facts: clean({
      'Total capacity': `${total} L`,
      'Fridge capacity': `${fridge} L`,
      'Freezer capacity': `${freezer} L`,
      Split: split,
      'Frost free': yesNo(frostFree),
      'Water and ice': tank ? 'Tank' : 'None',
      'Garage safe': brand.key === 'coldharbour' || random.chance(0.12) ? '−15 °C' : 'No',
      ...coldFacts(d, {
        box: { fridge, freezer, frostFree, doors: 2 },
        body,
        installation: integrated ? 'Integrated' : 'Freestanding',
        doors: 2,
        noise: noiseOf(d, 39, 4, 32, 42),
      }),
    }),
    body,
    price:
      190 +
      (total - 180) * 0.9 +
      tier ** 1.5 * 900 +
      (frostFree ? 70 : 0) +
      (integrated ? 90 : 0) +
      (tank ? 40 : 0),
    look: {
      form: integrated ? 'integrated' : 'bottom-freezer',
      size: `${width > 690 ? '700' : width > 580 ? '600' : '550'}x${stepped(height, 100)}`,
      facts: { doors: 2, split: Number(split.slice(0, 2)) / 100, dispenser: tank },
    },
    finishes: integrated
      ? HIDDEN
      : brand.key === 'corvanti'
        ? menu('CM 5, PB 5, BL 4, GE 4, GO 1, GR 2, WH 2')
        : COLD_GOODS,
  };
}

export function americanFridge(d: Draw): Model {
  const { random, brand, tier, form } = d;
  const side = form === 'side-by-side';
  const doors = side ? 2 : form === 'french-door' ? random.pick([3, 4]) : random.pick([4, 4, 5]);
  const width = form === 'multi-door' ? random.pick([833, 908]) : random.pick([908, 912, 913]);
  const total = random.int(side ? 500 : 480, width > 900 ? 650 : 560);
  const freezer = Math.round(total * (side ? 0.36 : 0.32));
  const water = random.weighted([
    ['None', 2.5 - tier * 2],
    ['Tank', 3],
    ['Plumbed', 2 + tier * 2],
  ] as const);
  const body: Body = {
    width,
    height: random.pick([1770, 1780, 1785, 1793]),
    depth: random.pick([650, 660, 698, 716]),
    weightKg: 98 + Math.round(tier * 30) + random.int(0, 12),
  };
  const box = { fridge: total - freezer, freezer, frostFree: true, doors };
  return {
    kind: 'american-fridge',
    type: 'American fridge freezer',
    code: { K: side ? 'D' : form === 'french-door' ? 'F' : 'M', main: String(total), sub: String(doors) },
    lead: `${total} litre`,
    noun: `${form === 'side-by-side' ? 'side by side' : form === 'french-door' ? 'French door' : 'multi-door'} fridge freezer`,
    facts: clean({
      'Total capacity': `${total} L`,
      'Fridge capacity': `${total - freezer} L`,
      'Freezer capacity': `${freezer} L`,
      'Frost free': 'Yes',
      'Water and ice': water,
      ...coldFacts(d, {
        box,
        body,
        installation: 'Freestanding',
        hinge: 'Both',
        doors,
        noise: noiseOf(d, 41, 4, 35, 43),
        mix: [0, 1, 5, 22, 48, 24],
      }),
    }),
    body,
    price:
      560 +
      (total - 480) * 1.2 +
      tier ** 1.7 * (side ? 1500 : 2900) +
      (side ? 0 : 260) +
      (water === 'Plumbed' ? 150 : water === 'Tank' ? 70 : 0),
    look: {
      form: form === 'french-door' ? 'french' : form,
      size: width > 900 ? '910' : '830',
      facts: { doors, dispenser: water !== 'None' },
    },
    finishes: brand.level > 2 ? menu('SS 5, BL 5, GM 3, SI 3, CM 1, GE 1') : menu('SI 5, BL 4, SS 4, WH 1'),
  };
}

export function fridge(d: Draw): Model {
  const { random, brand, tier, form } = d;
  const integrated = form === 'integrated';
  const under = form === 'under-counter';
  const low = integrated && random.chance(0.5);
  const height = under ? 845 : integrated ? (low ? 820 : 1772) : random.pick([1430, 1700, 1850, 1860]);
  const width = integrated
    ? low
      ? 596
      : 541
    : under
      ? random.pick([480, 548, 550, 597])
      : random.pick([550, 595, 600]);
  const litres = under
    ? random.int(93, 140)
    : low
      ? random.int(126, 142)
      : Math.round(height * width * 0.00033);
  const body: Body = {
    width,
    height,
    depth: integrated ? 545 : under ? random.pick([545, 580, 600]) : random.pick([600, 650]),
    weightKg: Math.round(height / 29),
  };
  return {
    kind: 'fridge',
    type: integrated ? 'Integrated fridge' : 'Fridge',
    code: { K: 'L', main: String(litres), flags: integrated ? 'i' : '' },
    lead: `${litres} litre`,
    noun: `${integrated ? 'integrated' : under ? 'under-counter' : 'tall larder'} fridge`,
    facts: clean({
      'Total capacity': `${litres} L`,
      'Fridge capacity': `${litres} L`,
      'Frost free': 'No',
      'Garage safe': random.chance(0.15) ? '−15 °C' : 'No',
      ...coldFacts(d, {
        box: { fridge: litres },
        body,
        installation: integrated ? 'Integrated' : under ? 'Under-counter' : 'Freestanding',
        doors: 1,
        noise: noiseOf(d, 39, 4, 31, 42),
      }),
    }),
    body,
    price: 110 + litres * 0.75 + tier ** 1.5 * 780 + (integrated ? 120 : 0),
    look: {
      form: integrated ? 'integrated' : under ? 'under-counter' : 'larder',
      size: `${width > 580 ? '600' : width > 500 ? '550' : '480'}x${stepped(height, 100)}`,
      facts: { doors: 1 },
    },
    finishes: integrated
      ? HIDDEN
      : brand.key === 'corvanti'
        ? menu('CM 5, PB 5, BL 3, GE 4, GR 2, GO 1')
        : COLD_GOODS,
  };
}

export function freezer(d: Draw): Model {
  const { random, brand, tier, form } = d;
  const integrated = form === 'integrated';
  const chest = form === 'chest';
  const under = form === 'under-counter';
  const frostFree = !chest && likely(random, tier, form === 'tall' ? 0.4 : 0.1, 0.9);
  const litres = chest
    ? random.weighted([
        [99, 2],
        [142, 3],
        [198, 3],
        [249, 2],
        [300, 2],
        [380, 1],
        [400, 0.5],
      ])
    : under
      ? random.int(61, 103)
      : integrated
        ? random.pick([95, 98, 211, 213])
        : random.int(168, 290);
  const height = chest
    ? 845
    : under
      ? 845
      : integrated
        ? litres > 150
          ? 1772
          : 820
        : random.pick([1430, 1700, 1750, 1860]);
  const width = chest
    ? Math.round(370 + litres * 2.3)
    : integrated
      ? litres > 150
        ? 541
        : 596
      : under
        ? random.pick([480, 548, 550])
        : random.pick([550, 595, 600]);
  const body: Body = {
    width,
    height,
    depth: chest ? random.pick([545, 560, 620]) : integrated ? 545 : random.pick([580, 600, 640]),
    weightKg: Math.round(18 + litres * 0.17),
  };
  const cold =
    brand.key === 'coldharbour'
      ? '−15 °C'
      : random.weighted([
          ['No', 6],
          ['−15 °C', 3],
          ['−12 °C', 1],
        ] as const);
  return {
    kind: 'freezer',
    type: chest ? 'Chest freezer' : integrated ? 'Integrated freezer' : 'Freezer',
    code: { K: chest ? 'C' : 'Z', main: String(litres), flags: integrated ? 'i' : '' },
    lead: `${litres} litre`,
    noun: `${chest ? 'chest' : integrated ? 'integrated' : under ? 'under-counter' : 'tall'} freezer`,
    facts: clean({
      'Total capacity': `${litres} L`,
      'Freezer capacity': `${litres} L`,
      'Frost free': yesNo(frostFree),
      'Garage safe': cold,
      ...coldFacts(d, {
        box: { freezer: litres, frostFree },
        body,
        installation: integrated ? 'Integrated' : under ? 'Under-counter' : 'Freestanding',
        hinge: chest ? 'None' : 'Right',
        doors: 1,
        noise: noiseOf(d, 40, 3, 33, 43),
      }),
    }),
    body,
    price:
      95 + litres * (chest ? 0.75 : 1.15) + tier ** 1.5 * 620 + (frostFree ? 60 : 0) + (integrated ? 110 : 0),
    look: {
      form: chest ? 'chest' : integrated ? 'integrated' : under ? 'under-counter' : 'upright',
      size: chest ? String(stepped(width, 100)) : `${width > 580 ? '600' : '550'}x${stepped(height, 100)}`,
      facts: { doors: 1, lid: chest },
    },
    finishes: integrated ? HIDDEN : chest ? menu('WH 8, GR 2, BL 1') : COLD_GOODS,
  };
}

export function wineCooler(d: Draw): Model {
  const { random, tier, form } = d;
  const builtIn = form === 'built-in';
  const [width, height, low, high] = builtIn
    ? random.pick([
        [148, 870, 7, 8],
        [295, 870, 18, 20],
        [595, 870, 44, 52],
        [595, 455, 22, 24],
        [595, 885, 46, 46],
      ] as const)
    : random.pick([
        [430, 500, 12, 18],
        [480, 845, 30, 36],
        [595, 845, 44, 54],
        [595, 1450, 96, 120],
        [595, 1860, 160, 200],
      ] as const);
  const bottles = random.int(low, high);
  const zones =
    bottles < 18
      ? 1
      : random.weighted([
          [1, 2],
          [2, 4],
          [3, bottles > 90 ? 1 : 0],
        ]);
  const body: Body = {
    width,
    height,
    depth: builtIn ? 570 : random.pick([510, 570, 590]),
    weightKg: Math.round(14 + bottles * 0.5),
  };
  return {
    kind: 'wine-cooler',
    type: builtIn ? 'Built-in wine cooler' : 'Wine cooler',
    code: { K: 'V', main: String(bottles), flags: builtIn ? 'i' : '' },
    lead: `${bottles} bottle`,
    noun: `${builtIn ? 'built-in ' : ''}wine cooler`,
    facts: clean({
      Bottles: `${bottles} bottles`,
      Zones: zones === 1 ? '1 zone' : `${zones} zones`,
      'Total capacity': `${Math.round(bottles * 2.85)} L`,
      'UV glass': yesNo(likely(random, tier, 0.6, 1)),
      ...coldFacts(d, {
        box: { pantry: Math.round(bottles * 2.85) },
        body,
        installation: builtIn ? 'Built-in' : 'Freestanding',
        doors: 1,
        noise: noiseOf(d, 42, 5, 34, 44),
        mix: [0, 0, 0, 1, 5, 20, 60],
      }),
      'Niche width': builtIn && `${width + 5}–${width + 10} mm`,
      'Niche height': builtIn && `${height + 5}–${height + 20} mm`,
      'Niche depth': builtIn && '580–600 mm',
    }),
    body,
    price: 130 + bottles * 7 + tier ** 1.7 * (400 + bottles * 14) + (zones - 1) * 70 + (builtIn ? 120 : 0),
    look: {
      form: builtIn ? 'built-in' : 'freestanding',
      size: `${width}x${stepped(height, 100)}`,
      facts: { doors: 1, glass: true, bottles, zones },
    },
    finishes: menu('BL 8, SS 4, GM 1'),
  };
}

export function drinksCooler(d: Draw): Model {
  const { random, tier } = d;
  const [width, litres] = random.pick([
    [430, 46],
    [430, 70],
    [480, 98],
    [500, 118],
    [595, 135],
  ] as const);
  const body: Body = {
    width,
    height: litres < 60 ? 510 : 845,
    depth: 510,
    weightKg: 16 + Math.round(litres / 6),
  };
  return {
    kind: 'drinks-cooler',
    type: 'Drinks cooler',
    code: { K: 'B', main: String(litres) },
    lead: `${litres} litre`,
    noun: 'drinks cooler',
    facts: clean({
      'Total capacity': `${litres} L`,
      Cans: String(Math.round(litres * 0.9)),
      Lockable: yesNo(random.chance(0.6)),
      ...coldFacts(d, {
        box: { fridge: litres },
        body,
        installation: litres > 90 ? 'Under-counter' : 'Table-top',
        doors: 1,
        noise: noiseOf(d, 41, 4, 35, 44),
        mix: [0, 0, 1, 8, 30, 40, 15],
      }),
    }),
    body,
    price: 90 + litres * 1.5 + tier ** 1.5 * 420,
    look: {
      form: 'glass-door',
      size: `${width}x${stepped(body.height, 100)}`,
      facts: { doors: 1, glass: true },
    },
    finishes: d.brand.key === 'corvanti' ? menu('CM 2, PB 2, BL 2, GE 1') : menu('BL 8, SS 3'),
  };
}
