import type { FiguresOf } from '@/lib/catalogue/data/key-facts';
import { LASTING } from '../types';

/**
 * A criterion of a kind. `share` is what the whole range from `from` to `to` is worth to a household that asks for it,
 * as a share of the price; `unasked` is the part of that which counts when nobody asked. `#` stands for a figure. The
 * weights are a shop assistant's judgement, tried on the households of `tests/lib/choosing/data`.
 */
export type Matter = {
  name: string;
  /** Label on the form: `Quiet`. */
  ask: string;
  /** The custom fields that may hold the value; the first that a product has is used. */
  fields: readonly string[];
  share: number;
  unasked: number;
  /** The fact as said of a product: `9 kg`. */
  fact: string;
  more: string;
  less: string;
} & (
  | {
      from: number;
      to: number;
      /** Smallest difference that is mentioned. */
      least: number;
      /** What one to five people need; anything beyond that counts little. */
      need?: Need;
      yes?: never;
    }
  /** Values of a field, and how good each is from 0 to 1. */
  | { yes: Readonly<Record<string, number>>; need?: never; from?: never; to?: never }
);

type Need = readonly [number, number, number, number, number];

const noise = (from: number, to: number, share = 0.35): Matter => ({
  name: 'quiet',
  ask: 'Quiet',
  fields: ['Noise'],
  share,
  unasked: 0.25,
  fact: '# dB',
  more: '# dB quieter',
  less: '# dB louder',
  from,
  to,
  least: 2,
});

const guarantee: Matter = {
  name: LASTING,
  ask: 'Long guarantee',
  fields: ['Guarantee'],
  share: 0.3,
  unasked: 0.35,
  fact: 'a #-year guarantee',
  more: '# years more guarantee',
  less: '# years less guarantee',
  from: 2,
  to: 10,
  least: 1,
};

const flag = (
  name: string,
  ask: string,
  field: string,
  words: string,
  share: number,
  unasked = 0.25,
  yes: Readonly<Record<string, number>> = { Yes: 1 },
  less = `no ${words.replace(/^an? /, '')}`,
): Matter => ({
  name,
  ask,
  fields: [field],
  share,
  unasked,
  fact: words,
  more: words,
  less,
  yes,
});

const amount = (
  name: string,
  ask: string,
  field: string,
  range: { from: number; to: number; least: number; need?: Need },
  share: number,
  words: { fact: string; more: string; less: string },
  unasked = 0.3,
): Matter => ({ name, ask, fields: [field], share, unasked, ...words, ...range });

const smart = flag('app', 'Works with an app', 'Smart', 'an app', 0.15, 0);

/** Capacity: up to what a household needs it counts in full, beyond that little. */
const roomy = (
  field: string,
  unit: string,
  { share, ...range }: { from: number; to: number; least: number; share: number; need?: Need },
): Matter =>
  amount(
    'roomy',
    'Large',
    field,
    range,
    share,
    { fact: `# ${unit}`, more: `# ${unit} more room`, less: `# ${unit} less room` },
    0.35,
  );

const load = amount(
  'roomy',
  'A large load',
  'Capacity',
  { from: 6, to: 12, least: 1, need: [7, 8, 9, 9, 10] },
  0.35,
  { fact: '# kg load', more: '# kg more in the drum', less: '# kg less in the drum' },
  0.4,
);

const litres = (from: number, to: number, need: Need): Matter =>
  roomy('Total capacity', 'litres', { from, to, least: 15, share: 0.7, need });
const frostFree = flag('frost-free', 'Frost free', 'Frost free', 'frost free cooling', 0.3, 0.5);
const garage = flag(
  'garage',
  'For a garage',
  'Garage safe',
  'safe in a cold garage',
  0.4,
  0,
  { '−15 °C': 1 },
  'not for a cold garage',
);
const ice = flag(
  'ice',
  'Water and ice',
  'Water and ice',
  'water and ice',
  0.3,
  0.2,
  {
    Plumbed: 1,
    Tank: 0.8,
  },
  'no water or ice',
);
const steam = flag('steam', 'Steam', 'Steam', 'steam', 0.25, 0.2);
const cleaning = flag('cleans-itself', 'Cleans itself', 'Cleaning', 'pyrolytic cleaning', 0.3, 0.4, {
  Pyrolytic: 1,
  Catalytic: 0.4,
  Hydrolytic: 0.2,
});
const inside = roomy('Oven capacity', 'litres', { from: 50, to: 80, least: 5, share: 0.25 });
const zones = amount(
  'zones',
  'More zones or burners',
  'Hob zones',
  { from: 2, to: 6, least: 1 },
  0.35,
  { fact: '# zones', more: '# zones more', less: '# zones fewer' },
  0.4,
);
const childLock = flag('child-lock', 'Child lock', 'Child lock', 'a child lock', 0.2, 0.15);

const washing: readonly Matter[] = [
  noise(78, 66, 0.28),
  load,
  guarantee,
  steam,
  amount('dry-spin', 'Fast spin', 'Spin speed', { from: 1200, to: 1600, least: 200 }, 0.2, {
    fact: '# rpm',
    more: '# rpm faster spin',
    less: '# rpm slower spin',
  }),
  childLock,
  smart,
];

const power = (name: string, ask: string, field: string, from: number, to: number, unit: string): Matter =>
  amount(name, ask, field, { from, to, least: Math.abs(to - from) / 6 }, 0.3, {
    fact: `# ${unit}`,
    more: `# ${unit} more`,
    less: `# ${unit} less`,
  });

/** Criteria by row of key facts of a kind. Kinds that are not listed are not recommended. */
export const MATTERS: Partial<Record<FiguresOf, readonly Matter[]>> = {
  'washing machine': washing,
  'washer dryer': [
    ...washing,
    amount('drying', 'A large drying load', 'Drying capacity', { from: 4, to: 8, least: 1 }, 0.25, {
      fact: 'dries # kg',
      more: '# kg more dried',
      less: '# kg less dried',
    }),
  ],
  'tumble dryer': [
    noise(67, 57, 0.3),
    load,
    guarantee,
    flag('door', 'Door hangs either way', 'Hinge reversible', 'a door that hangs either way', 0.15, 0.2),
    childLock,
    smart,
  ],
  dishwasher: [
    noise(50, 38),
    amount(
      'roomy',
      'Many place settings',
      'Place settings',
      { from: 6, to: 16, least: 1, need: [10, 12, 13, 14, 15] },
      0.35,
      { fact: '# place settings', more: '# place settings more', less: '# place settings fewer' },
      0.4,
    ),
    guarantee,
    flag('cutlery-tray', 'A cutlery tray', 'Cutlery', 'a cutlery tray', 0.15, 0.3, { Tray: 1, Both: 1 }),
    flag('auto-open', 'Opens itself to dry', 'Auto open door', 'a door that opens itself to dry', 0.15, 0.3),
    flag('half-load', 'Half loads', 'Half load', 'a half-load programme', 0.15, 0.3),
    smart,
  ],
  'fridge freezer': [
    noise(44, 33, 0.25),
    litres(180, 620, [200, 250, 300, 330, 400]),
    guarantee,
    frostFree,
    ice,
    garage,
    smart,
  ],
  fridge: [noise(44, 33, 0.25), litres(80, 400, [100, 150, 220, 300, 350]), guarantee, smart],
  freezer: [noise(46, 36, 0.2), litres(60, 380, [60, 90, 140, 200, 260]), guarantee, frostFree, garage],
  'wine cooler': [
    noise(44, 34, 0.3),
    roomy('Bottles', 'bottles', { from: 6, to: 120, least: 5, share: 0.35 }),
    guarantee,
  ],
  oven: [
    cleaning,
    inside,
    guarantee,
    steam,
    amount('functions', 'More ways to cook', 'Functions', { from: 4, to: 16, least: 2 }, 0.2, {
      fact: '# ways to cook',
      more: '# more ways to cook',
      less: '# fewer ways to cook',
    }),
    flag('runners', 'Shelves on runners', 'Shelf runners', 'shelves on runners', 0.15, 0.3, {
      'Telescopic, 1 level': 0.7,
      'Telescopic, 2 levels': 1,
      'Telescopic, 3 levels': 1,
    }),
    childLock,
    smart,
  ],
  cooker: [
    flag('induction', 'An induction hob', 'Hob type', 'an induction hob', 0.35, 0.3, {
      Induction: 1,
      Ceramic: 0.4,
      Gas: 0.4,
    }),
    flag('two-ovens', 'Two ovens', 'Ovens', 'a second oven', 0.3, 0.3, { '2': 1, '3': 1, '4': 1 }),
    cleaning,
    inside,
    zones,
    guarantee,
  ],
  hob: [
    zones,
    guarantee,
    flag('flex-zone', 'A zone for large pans', 'Flex zone', 'a zone for large pans', 0.25, 0.3),
    flag('timer', 'A timer', 'Timer', 'a timer', 0.15, 0.4),
    smart,
  ],
  hood: [
    noise(70, 56),
    power('strong', 'Strong extraction', 'Extraction rate', 280, 800, 'm³/h'),
    guarantee,
    smart,
  ],
  microwave: [power('strong', 'Heats fast', 'Microwave power', 700, 1000, 'W'), inside, guarantee],
  'vacuum cleaner': [
    noise(84, 66, 0.3),
    amount('long-run', 'Runs for long', 'Run time', { from: 30, to: 90, least: 5 }, 0.35, {
      fact: '# minutes of run time',
      more: '# minutes longer run time',
      less: '# minutes shorter run time',
    }),
    amount('light', 'Light', 'Weight', { from: 6, to: 1.2, least: 0.3 }, 0.3, {
      fact: '# kg',
      more: '# kg lighter',
      less: '# kg heavier',
    }),
    guarantee,
    flag('pets', 'For pet hair', 'Pet tool', 'a tool for pet hair', 0.25, 0.1),
    flag('fine-filter', 'Filters fine dust', 'Filter', 'a HEPA filter', 0.2, 0.2, {
      'HEPA 12': 0.9,
      'HEPA 13': 1,
      'HEPA 14': 1,
    }),
  ],
  kettle: [
    noise(72, 52, 0.25),
    amount('fast', 'Boils fast', 'Boils one cup in', { from: 70, to: 34, least: 5 }, 0.25, {
      fact: 'a cup in # s',
      more: '# s faster for a cup',
      less: '# s slower for a cup',
    }),
    flag(
      'temperatures',
      'Several temperatures',
      'Variable temperature',
      'a choice of temperatures',
      0.3,
      0.1,
    ),
    guarantee,
  ],
};
