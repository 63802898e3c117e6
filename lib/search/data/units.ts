import type { Kind } from '@/lib/catalogue/kinds/table';

/** What a figure with a unit means. */
export type Unit = {
  words: RegExp;
  /** Custom fields that may be meant, the likeliest first. */
  names: readonly string[];
  /** Factor from the unit used in the query to that of the fields. */
  times?: number;
  /** Meaning without a limit: exactly the figure, approximately, at most or at least. */
  plain: 'exact' | 'about' | 'most' | 'least';
};

const LITRES = [
  'Total capacity',
  'Oven capacity',
  'Holds',
  'Basket size',
  'Pot size',
  'Extraction a day',
  'Tank',
  'Jug',
  'Drawer capacity',
  'Water tank',
  'Bowl',
  'Bin',
];

/** Measures that their unit identifies. Lengths are in `understand/lengths.ts`. */
export const UNITS: readonly Unit[] = [
  {
    words: /^(?:kg|kgs|kilo|kilos|kilogram|kilograms)$/,
    names: ['Capacity', 'Dough at most', 'Weight'],
    plain: 'exact',
  },
  { words: /^(?:l|lt|ltr|ltrs|litre|litres|liter|liters)$/, names: LITRES, plain: 'about' },
  { words: /^(?:rpm|spin)$/, names: ['Spin speed'], plain: 'exact' },
  { words: /^(?:w|watt|watts)$/, names: ['Microwave power', 'Rated power'], plain: 'exact' },
  {
    words: /^(?:kw|kilowatt|kilowatts)$/,
    names: ['Cooling power', 'Total power', 'Rated power'],
    plain: 'about',
  },
  // In British thermal units per hour.
  { words: /^btus?$/, names: ['Cooling power'], times: 0.000_293, plain: 'about' },
  { words: /^(?:db|decibel|decibels)$/, names: ['Noise', 'Lowest noise'], plain: 'most' },
  { words: /^(?:place|places|setting|settings)$/, names: ['Place settings'], plain: 'exact' },
  { words: /^(?:bottle|bottles)$/, names: ['Bottles'], plain: 'about' },
  { words: /^(?:can|cans)$/, names: ['Cans'], plain: 'about' },
  { words: /^(?:slice|slices|slot|slots)$/, names: ['Slots'], plain: 'exact' },
  { words: /^(?:zone|zones|burner|burners|ring|rings)$/, names: ['Hob zones', 'Zones'], plain: 'exact' },
  { words: /^bar$/, names: ['Pressure'], plain: 'exact' },
  { words: /^(?:bowl|bowls)$/, names: ['Bowls'], plain: 'exact' },
  { words: /^(?:door|doors)$/, names: ['Doors'], plain: 'exact' },
  { words: /^(?:oven|ovens|cavity|cavities)$/, names: ['Ovens'], plain: 'exact' },
  { words: /^m3$/, names: ['Extraction rate'], plain: 'about' },
  { words: /^(?:m2|sqm)$/, names: ['Room size'], plain: 'least' },
];

/** Kinds that are sold by a figure, and may be asked for by it alone: `9kg 1400 white`. */
export const SOLD_BY: ReadonlyMap<string, readonly Kind[]> = new Map<string, readonly Kind[]>([
  [
    'Capacity',
    [
      'Washing machine',
      'Integrated washing machine',
      'Washer dryer',
      'Integrated washer dryer',
      'Tumble dryer',
    ],
  ],
  ['Spin speed', ['Washing machine', 'Integrated washing machine']],
  ['Place settings', ['Dishwasher', 'Integrated dishwasher', 'Table-top dishwasher']],
  ['Bottles', ['Wine cooler', 'Built-in wine cooler']],
]);

/** Small numbers in words. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
    .split(' ')
    .map((word, at) => [word, at + 1]),
);

export const TENS: ReadonlyMap<string, number> = new Map(
  'ten twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, (at + 1) * 10]),
);
