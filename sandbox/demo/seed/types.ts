import type { Plan } from './fixed.ts';
import type { Look } from './looks.ts';
import type { Random } from './random.ts';
import type { PriceEvent, Was } from './trade.ts';

/** Custom fields by name, in display order. */
export type Facts = Record<string, string>;

/** The specification's fourteen colour codes. */
export type FinishCode =
  | 'SS'
  | 'SI'
  | 'BL'
  | 'GO'
  | 'WH'
  | 'NI'
  | 'CH'
  | 'CU'
  | 'CM'
  | 'GR'
  | 'GE'
  | 'GM'
  | 'Metallics'
  | 'PB';

/** A finish. `name` is the facet's value, `own` the maker's name for it, as in the product's name. */
export type Finish = { code: FinishCode; name: string; own: string; hex: string };

export type Brand = {
  key: string;
  name: string;
  tagline: string;
  /** Price level, from 1 (value) to 4 (luxury). */
  level: 1 | 2 | 3 | 4;
  guarantee: 1 | 2 | 5 | 10;
  repair: string;
  spares: number;
  phone: string;
  madeIn: string[];
  /** Decibels added to the kind's noise. */
  noise: number;
  /** Below 1 favours the better energy classes. */
  thrift: number;
  /** Factor on the price. */
  price: number;
  /** Stars added to the kind's mean rating. */
  stars: number;
  controls: string[];
  /** Share of products that connect to an app. */
  smart: number;
  /** Pattern of model numbers by kind, with `*` for all others: `T{K}-{main}{sub}{flags}`. */
  grammar: Record<string, string>;
  /** Range names, if the pattern contains {name}. */
  names?: string[];
  /** Suffixes that distinguish models which would have the same number. */
  marks: string[];
  finishes?: Partial<Record<FinishCode, [own: string, hex: string]>>;
};

/** What the function that draws a model of a kind is given. */
export type Draw = { random: Random; brand: Brand; form: string; tier: number };

export type Body = { width: number; height: number; depth: number; weightKg: number };

/** A model before it has a colour. */
export type Model = {
  kind: string;
  /** The custom field Type. */
  type: string;
  /** Letters and figures that the maker's pattern combines. */
  code: { K: string; main: string; sub?: string; flags?: string };
  /** Text before the noun, such as "9 kg". */
  lead: string;
  noun: string;
  facts: Facts;
  body: Body | null;
  /** Pounds, before the maker's factor and the price ending. */
  price: number;
  look: { form: string; size: string; facts: Record<string, string | number | boolean> };
  finishes: readonly (readonly [FinishCode, number])[];
  options?: OptionPlan[];
};

export type OptionPlan = {
  name: string;
  style: 'Swatch' | 'RectangleBoxes' | 'DropdownList';
  /** `extra` is in pounds, added to the product's price. */
  values: { label: string; extra: number }[];
};

/** A product as it is written to the store: money in pence, instants in ms, lengths in mm, weight in kg. */
export type Draft = {
  sku: string;
  name: string;
  slug: string;
  brand: Brand | null;
  kind: string;
  type: string;
  leaf: string;
  /** Slugs of further categories. */
  also: string[];
  noun: string;
  lead: string;
  facts: Facts;
  finish: Finish | null;
  look: Look;
  body: Body | null;
  price: number;
  salePrice: number | null;
  retailPrice: number | null;
  stock: number;
  warningLevel: number;
  availability: 'Available' | 'Preorder' | 'Unavailable';
  availabilityNote: string;
  releaseAt: number | null;
  createdAt: number;
  featured: boolean;
  popularity: number;
  upc: string | null;
  warranty: string;
  description: string;
  summary: string;
  options: OptionPlan[];
  textOption: string | null;
  large: boolean;
  pictures: boolean;
  plan: Plan;
  /** Prices from the oldest; the last one has no end, or a planned one. */
  prices: PriceEvent[];
  was: Was | null;
  minQuantity: number | null;
  maxQuantity: number | null;
};
