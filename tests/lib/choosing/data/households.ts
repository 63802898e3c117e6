import type { Kind } from '@/lib/catalogue/kinds/table';

/** What a good shop assistant would let pass: pounds, and figures or words of custom fields. */
export type Accepts = {
  most?: number;
  least?: number;
  atMost?: Readonly<Record<string, number>>;
  atLeast?: Readonly<Record<string, number>>;
  is?: Readonly<Record<string, string | readonly string[]>>;
};

export type HouseholdCase = {
  says: string;
  kinds: readonly Kind[];
  people?: number;
  /** By name; 1 is a wish, 2 what matters most. */
  wants?: Readonly<Record<string, number>>;
  /** Pounds. */
  most?: number;
  /** Millimetres. */
  width?: number;
  height?: number;
  depth?: number;
  door?: number;
  hasVent?: true;
  /** Days from the 20 November on which it has to be there. */
  withinDays?: number;
  /** The first of the three; the one that costs less; the one that is worth more; each of them. */
  first?: Accepts;
  cheaper?: Accepts;
  better?: Accepts;
  each?: Accepts;
  /** How many there are to be, where less than three. */
  count?: number;
};

const QUIET = { quiet: 1 };
const WASHER = ['Washing machine'] as const;
const DISHES = ['Dishwasher'] as const;
const FRIDGE = ['Fridge freezer'] as const;

/**
 * Households as they come into a shop, with what a good assistant would show them. What is accepted is said in facts,
 * not in names: the catalogue may change.
 */
export const HOUSEHOLDS: readonly HouseholdCase[] = [
  {
    says: 'A family of four whose washing machine broke; nothing special',
    kinds: WASHER,
    people: 4,
    first: { most: 520, atLeast: { Capacity: 8 }, atMost: { Noise: 76 } },
    cheaper: { most: 400 },
    better: { atLeast: { Capacity: 9 } },
  },
  {
    says: 'A couple in a flat with thin walls',
    kinds: WASHER,
    people: 2,
    wants: QUIET,
    first: { most: 650, atMost: { Noise: 72 } },
    better: { atMost: { Noise: 71 } },
  },
  {
    says: 'A family of five, quiet, under £500',
    kinds: WASHER,
    people: 5,
    wants: QUIET,
    most: 500,
    first: { atMost: { Noise: 73 }, atLeast: { Capacity: 9 } },
    each: { most: 500, atLeast: { Capacity: 8 } },
  },
  {
    says: 'A student alone with £300',
    kinds: WASHER,
    people: 1,
    wants: { 'low-price': 1 },
    most: 300,
    each: { most: 300 },
    first: { atLeast: { Capacity: 6 } },
  },
  {
    says: 'A landlord: it has to last, and cost little',
    kinds: WASHER,
    wants: { 'low-price': 1, lasting: 1 },
    first: { most: 480, atLeast: { Guarantee: 5 } },
  },
  {
    says: 'Somebody who pays the bills with care: cheap to run',
    kinds: WASHER,
    people: 3,
    wants: { 'cheap-to-run': 1 },
    first: { most: 560, is: { 'Energy class': ['A of A–G', 'B of A–G'] } },
  },
  {
    says: 'A family of six with sports kit: the largest drum that is sensible',
    kinds: WASHER,
    people: 6,
    wants: { roomy: 1 },
    first: { atLeast: { Capacity: 10 } },
    better: { atLeast: { Capacity: 10 } },
  },
  {
    says: 'A small flat, only 500 mm deep',
    kinds: WASHER,
    people: 2,
    width: 600,
    height: 850,
    depth: 500,
    first: { most: 560 },
    each: { atMost: { Depth: 500 } },
  },
  {
    says: 'Steam for shirts, long guarantee',
    kinds: WASHER,
    people: 2,
    wants: { steam: 1, lasting: 1 },
    first: { is: { Steam: 'Yes' }, atLeast: { Guarantee: 5 } },
    each: { is: { Steam: 'Yes' } },
  },
  {
    says: 'A standard gap of 600 by 850 by 600',
    kinds: WASHER,
    people: 3,
    width: 600,
    height: 850,
    depth: 600,
    each: { atMost: { Width: 600, Height: 850 } },
  },
  {
    says: 'A new kitchen: the machine goes behind a door',
    kinds: ['Integrated washing machine'],
    people: 4,
    first: { most: 800, atLeast: { Capacity: 8 } },
    each: { is: { Installation: 'Integrated' } },
  },
  {
    says: 'It must come within four days',
    kinds: WASHER,
    people: 3,
    withinDays: 6,
    each: { atLeast: { Capacity: 7 } },
  },
  {
    says: 'Everything at once and money for it: quiet, large, lasting, steam',
    kinds: WASHER,
    people: 5,
    wants: { quiet: 1, roomy: 1, lasting: 1, steam: 1 },
    first: { atMost: { Noise: 73 }, atLeast: { Capacity: 9, Guarantee: 5 }, is: { Steam: 'Yes' } },
    better: { atMost: { Noise: 73 }, atLeast: { Capacity: 9 }, is: { Steam: 'Yes' } },
  },
  { says: '£200 for a washing machine: there is none', kinds: WASHER, most: 200, count: 0 },
  {
    says: 'A door of 560 mm: hardly anything goes in',
    kinds: WASHER,
    door: 560,
    each: { atMost: { 'Depth with door': 560 } },
  },
  {
    says: 'A flat for one with room for one machine that does both',
    kinds: ['Washer dryer'],
    people: 1,
    wants: QUIET,
    first: { most: 750, atMost: { Noise: 75 } },
  },
  {
    says: 'A family of four, washing and drying in one',
    kinds: ['Washer dryer'],
    people: 4,
    wants: { drying: 1 },
    first: { atLeast: { Capacity: 9, 'Drying capacity': 5 } },
  },
  {
    says: 'Behind a door, washes and dries',
    kinds: ['Integrated washer dryer'],
    people: 2,
    each: { is: { Installation: 'Integrated' } },
  },
  {
    says: 'A dryer for four that is cheap to run',
    kinds: ['Tumble dryer'],
    people: 4,
    wants: { 'cheap-to-run': 1 },
    first: { is: { 'Dryer type': 'Heat pump' }, most: 650, atLeast: { Capacity: 8 } },
    each: { is: { 'Dryer type': 'Heat pump' } },
  },
  {
    says: 'A dryer under £300, no hole in the wall',
    kinds: ['Tumble dryer'],
    people: 3,
    most: 300,
    count: 2,
    each: { most: 300, is: { 'Dryer type': ['Heat pump', 'Condenser'] } },
  },
  {
    says: 'A dryer for a garage with a vent, as little as possible',
    kinds: ['Tumble dryer'],
    people: 3,
    wants: { 'low-price': 1 },
    hasVent: true,
    most: 320,
    each: { most: 320 },
  },
  {
    says: 'A quiet dryer next to a bedroom',
    kinds: ['Tumble dryer'],
    people: 2,
    wants: QUIET,
    first: { atMost: { Noise: 62 }, is: { 'Dryer type': 'Heat pump' } },
  },
  {
    says: 'A dishwasher for four, nothing special',
    kinds: DISHES,
    people: 4,
    first: { most: 520, atLeast: { 'Place settings': 13 } },
    cheaper: { most: 420 },
    better: { atLeast: { 'Place settings': 13 } },
  },
  {
    says: 'An open-plan kitchen: it must not be heard',
    kinds: DISHES,
    people: 3,
    wants: { quiet: 2 },
    first: { atMost: { Noise: 42 }, most: 700 },
    each: { atMost: { Noise: 46 } },
  },
  {
    says: 'A slim gap of 450 mm for two',
    kinds: DISHES,
    people: 2,
    width: 450,
    each: { atMost: { Width: 450 } },
    first: { most: 480 },
  },
  {
    says: 'Pots and pans of a family of six',
    kinds: DISHES,
    people: 6,
    wants: { roomy: 1, 'half-load': 1 },
    first: { atLeast: { 'Place settings': 14 }, is: { 'Half load': 'Yes' } },
  },
  {
    says: 'A dishwasher behind a door, cutlery tray, quiet',
    kinds: ['Integrated dishwasher'],
    people: 4,
    wants: { quiet: 1, 'cutlery-tray': 1 },
    first: { most: 800, atMost: { Noise: 44 }, is: { Cutlery: ['Tray', 'Both'] } },
  },
  {
    says: 'A slim one behind a door',
    kinds: ['Integrated dishwasher'],
    people: 2,
    width: 450,
    height: 820,
    each: { atMost: { Width: 450 } },
  },
  {
    says: 'Behind a door for under £400',
    kinds: ['Integrated dishwasher'],
    people: 3,
    most: 400,
    each: { most: 400 },
  },
  {
    says: 'A dishwasher that is cheap to run',
    kinds: DISHES,
    people: 4,
    wants: { 'cheap-to-run': 1 },
    first: { is: { 'Energy class': ['A of A–G', 'B of A–G', 'C of A–G'] } },
  },
  {
    says: 'No room but on the worktop',
    kinds: ['Table-top dishwasher'],
    people: 1,
    each: { most: 260 },
  },
  {
    says: 'A family of four: fridge freezer, frost free',
    kinds: FRIDGE,
    people: 4,
    wants: { 'frost-free': 1 },
    first: { is: { 'Frost free': 'Yes' }, atLeast: { 'Total capacity': 280 }, most: 700 },
    each: { is: { 'Frost free': 'Yes' } },
  },
  {
    says: 'Somebody alone, as little as possible',
    kinds: FRIDGE,
    people: 1,
    wants: { 'low-price': 1 },
    first: { most: 420 },
    cheaper: { most: 380 },
  },
  {
    says: 'A fridge freezer for the garage',
    kinds: FRIDGE,
    wants: { garage: 1 },
    first: { is: { 'Garage safe': '−15 °C' } },
    each: { is: { 'Garage safe': '−15 °C' } },
  },
  {
    says: 'An old house with a gap of 550 mm',
    kinds: FRIDGE,
    people: 2,
    width: 550,
    each: { atMost: { Width: 550 } },
  },
  {
    says: 'Under 1,500 mm high: there is a cupboard above it',
    kinds: FRIDGE,
    people: 2,
    height: 1500,
    count: 2,
    each: { atMost: { Height: 1500 } },
  },
  {
    says: 'A studio flat: it is heard from the bed',
    kinds: FRIDGE,
    people: 1,
    wants: QUIET,
    first: { atMost: { Noise: 38 } },
  },
  {
    says: 'Cheap to run, for four',
    kinds: FRIDGE,
    people: 4,
    wants: { 'cheap-to-run': 1 },
    first: { is: { 'Energy class': ['A of A–G', 'B of A–G', 'C of A–G', 'D of A–G'] } },
  },
  {
    says: 'An integrated fridge freezer for a family of three',
    kinds: ['Integrated fridge freezer'],
    people: 3,
    first: { most: 900 },
    each: { is: { Installation: 'Integrated' } },
  },
  {
    says: 'A big American one for six with ice',
    kinds: ['American fridge freezer'],
    people: 6,
    wants: { ice: 1 },
    first: { is: { 'Water and ice': ['Tank', 'Plumbed'] }, atLeast: { 'Total capacity': 480 }, most: 2000 },
  },
  {
    says: 'An American one for under £1,000',
    kinds: ['American fridge freezer'],
    people: 4,
    most: 1000,
    each: { most: 1000 },
  },
  {
    says: 'An American one in a gap of 920 mm that goes through a door of 762 mm',
    kinds: ['American fridge freezer'],
    people: 5,
    width: 930,
    door: 762,
    each: { atMost: { Width: 930 } },
  },
  {
    says: 'A larder fridge for four',
    kinds: ['Fridge'],
    people: 4,
    wants: { roomy: 1 },
    first: { atLeast: { 'Total capacity': 280 } },
  },
  {
    says: 'A small fridge under the worktop',
    kinds: ['Fridge'],
    people: 1,
    height: 850,
    first: { most: 280 },
    each: { atMost: { Height: 850 } },
  },
  {
    says: 'A freezer for the garage',
    kinds: ['Freezer', 'Chest freezer'],
    wants: { garage: 1 },
    first: { is: { 'Garage safe': '−15 °C' } },
  },
  {
    says: 'A tall freezer, frost free, for five',
    kinds: ['Freezer'],
    people: 5,
    wants: { 'frost-free': 1 },
    first: { is: { 'Frost free': 'Yes' }, atLeast: { 'Total capacity': 180 } },
  },
  {
    says: 'A chest freezer for a good deal of meat',
    kinds: ['Chest freezer'],
    wants: { roomy: 1 },
    first: { atLeast: { 'Total capacity': 200 } },
  },
  {
    says: 'Wine for a few friends, quiet',
    kinds: ['Wine cooler'],
    wants: QUIET,
    first: { atMost: { Noise: 42 } },
    better: { atMost: { Noise: 40 } },
  },
  {
    says: 'A single oven that cleans itself, up to £900',
    kinds: ['Single oven'],
    wants: { 'cleans-itself': 1 },
    most: 900,
    each: { most: 900, is: { Cleaning: 'Pyrolytic' } },
  },
  {
    says: 'A first oven for a small flat: as little as possible',
    kinds: ['Single oven'],
    wants: { 'low-price': 1 },
    first: { most: 400 },
    cheaper: { most: 350 },
  },
  {
    says: 'A keen baker: steam, runners, many functions',
    kinds: ['Single oven'],
    wants: { steam: 1, runners: 1, functions: 1 },
    first: { is: { Steam: 'Yes' } },
    better: { is: { Steam: 'Yes' } },
  },
  {
    says: 'A double oven for a family, up to £800',
    kinds: ['Double oven'],
    people: 5,
    most: 800,
    each: { most: 800 },
  },
  {
    says: 'A freestanding cooker 500 mm wide',
    kinds: ['Electric cooker', 'Gas cooker'],
    width: 500,
    each: { atMost: { Width: 500 } },
    first: { most: 420 },
  },
  {
    says: 'A cooker with induction',
    kinds: ['Electric cooker'],
    wants: { induction: 1 },
    first: { is: { 'Hob type': 'Induction' } },
    each: { is: { 'Hob type': 'Induction' } },
  },
  {
    says: 'A range cooker up to £3,000, induction, in a gap of 900 mm',
    kinds: ['Electric range cooker'],
    wants: { induction: 1 },
    most: 3000,
    width: 900,
    each: { most: 3000, atMost: { Width: 900 } },
  },
  {
    says: 'An induction hob for large pans',
    kinds: ['Induction hob'],
    wants: { 'flex-zone': 1 },
    first: { is: { 'Flex zone': 'Yes' } },
    each: { is: { 'Flex zone': 'Yes' } },
  },
  {
    says: 'A hob for the hole that is there: 560 by 490',
    kinds: ['Induction hob', 'Ceramic hob'],
    width: 560,
    depth: 490,
    each: { atMost: { 'Cut-out width': 563 } },
  },
  {
    says: 'A quiet hood for an open kitchen that draws well',
    kinds: ['Cooker hood'],
    wants: { quiet: 1, strong: 1 },
    most: 700,
    first: { atMost: { Noise: 62 }, atLeast: { 'Extraction rate': 450 } },
  },
  {
    says: 'A microwave that is quick and cheap',
    kinds: ['Microwave'],
    wants: { strong: 1, 'low-price': 1 },
    first: { most: 130, atLeast: { 'Microwave power': 800 } },
  },
  {
    says: 'A vacuum cleaner for a house with a dog',
    kinds: ['Cordless vacuum cleaner'],
    wants: { pets: 1, 'long-run': 1 },
    first: { is: { 'Pet tool': 'Yes' }, atLeast: { 'Run time': 40 } },
    each: { is: { 'Pet tool': 'Yes' } },
  },
  {
    says: 'A light vacuum cleaner for an older lady',
    kinds: ['Cordless vacuum cleaner'],
    wants: { light: 2 },
    first: { atMost: { Weight: 2 } },
  },
  {
    says: 'A kettle that boils quietly',
    kinds: ['Kettle'],
    wants: QUIET,
    first: { atMost: { Noise: 62 } },
    better: { atMost: { Noise: 56 } },
  },
];
