/** A care product for one sort of appliance: its forms and chemical bases. */
export type CareUse = {
  usedOn: string;
  /** Kinds of which a maker must make at least one to sell this product. */
  kinds: readonly string[];
  forms: readonly CareForm[];
  base: readonly string[];
};

export type CareForm =
  | 'Liquid'
  | 'Spray'
  | 'Powder'
  | 'Tablets'
  | 'Screw-in'
  | 'Push and turn'
  | 'In the tank';

const ACIDS = ['Citric acid', 'Lactic acid', 'Citric acid'] as const;

/** Uses by the category's form. */
export const CARE_USES: Readonly<Record<string, readonly CareUse[]>> = {
  descaler: [
    { usedOn: 'Coffee machine', kinds: ['coffee'], forms: ['Liquid', 'Tablets'], base: ACIDS },
    { usedOn: 'Kettle', kinds: ['kettle'], forms: ['Liquid', 'Powder'], base: ['Citric acid'] },
    {
      usedOn: 'Washing machine, Dishwasher',
      kinds: ['washing-machine', 'dishwasher'],
      forms: ['Powder'],
      base: ['Citric acid', 'Sulphamic acid'],
    },
    { usedOn: 'Steam oven', kinds: ['compact-oven'], forms: ['Liquid', 'Tablets'], base: ACIDS },
  ],
  'water-filter': [
    {
      usedOn: 'American fridge freezer',
      kinds: ['american-fridge'],
      forms: ['Screw-in', 'Push and turn'],
      base: ['Carbon block'],
    },
    {
      usedOn: 'Boiling-water tap',
      kinds: ['boiling-tap'],
      forms: ['Screw-in', 'Push and turn'],
      base: ['Carbon block'],
    },
    { usedOn: 'Coffee machine', kinds: ['coffee'], forms: ['In the tank'], base: ['Carbon block'] },
  ],
  cleaner: [
    { usedOn: 'Oven', kinds: ['single-oven', 'cooker'], forms: ['Spray', 'Liquid'], base: ['Alkaline'] },
    {
      usedOn: 'Ceramic and induction hob',
      kinds: ['hob'],
      forms: ['Liquid'],
      base: ['Mild abrasive'],
    },
    {
      usedOn: 'Stainless steel',
      kinds: ['single-oven', 'hood', 'dishwasher'],
      forms: ['Spray'],
      base: ['Plant-based'],
    },
    {
      usedOn: 'Dishwasher',
      kinds: ['dishwasher'],
      forms: ['Liquid', 'Tablets'],
      base: ['Plant-based', 'Alkaline'],
    },
    {
      usedOn: 'Washing machine',
      kinds: ['washing-machine'],
      forms: ['Liquid', 'Powder'],
      base: ['Plant-based', 'Alkaline'],
    },
  ],
};

type Measure = {
  unit: 'ml' | 'g' | 'tablets';
  /** Contents of one bottle, tub or box, in the unit. */
  sizes: readonly number[];
  /** Amount for one use, in the unit. */
  dose: number;
  /** Weight of one unit in grams, without packaging. */
  grams: number;
};

/** How consumables are measured. Filters have no measure, as they are only counted. */
export const MEASURES: Readonly<Partial<Record<CareForm, Measure>>> = {
  Liquid: { unit: 'ml', sizes: [125, 250, 250, 500, 750, 1000], dose: 125, grams: 1 },
  Spray: { unit: 'ml', sizes: [500, 500, 500, 750, 750, 750], dose: 60, grams: 1 },
  Powder: { unit: 'g', sizes: [250, 250, 500, 500, 750, 1000], dose: 125, grams: 1 },
  Tablets: { unit: 'tablets', sizes: [6, 10, 10, 12, 20, 30], dose: 1, grams: 18 },
};
