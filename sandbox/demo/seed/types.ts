import type { Plan } from './fixed.ts';
import type { Look } from './looks.ts';
import type { Random } from './random.ts';
import type { PriceEvent, Was } from './trade.ts';

/** Custom fields by name, in the order in which they are shown. */
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

/** `name` is the facet's word, `own` the maker's name for it, as it stands in the product's name. */
export type Finish = { code: FinishCode; name: string; own: string; hex: string };

export type Brand = {
  key: string;
  name: string;
  tagline: string;
  /** 1 (value) to 4 (luxury). */
  level: 1 | 2 | 3 | 4;
  guarantee: 1 | 2 | 5 | 10;
  repair: string;
  spares: number;
  phone: string;
  madeIn: string[];
  /** dB added to what the kind would have. */
  noise: number;
  /** Below 1 favours the better energy classes. */
  thrift: number;
  /** Multiplies the price. */
  price: number;
  /** Stars added to the kind's mean. */
  stars: number;
  controls: string[];
  /** Share of products that talk to an app. */
  smart: number;
  /** Model number by kind letters, `*` being the rest: `T{K}-{main}{sub}{flags}`. */
  grammar: Record<string, string>;
  /** Line names where the grammar asks for {name}. */
  names?: string[];
  /** Told apart when two models would have the same number. */
  marks: string[];
  finishes?: Partial<Record<FinishCode, [own: string, hex: string]>>;
};

/** What a kind's maker is given. */
export type Draw = { random: Random; brand: Brand; form: string; tier: number };

export type Body = { width: number; height: number; depth: number; weightKg: number };

/** One model before it has a colour. */
export type Model = {
  kind: string;
  /** The custom field Type. */
  type: string;
  /** Kind letters and figures that the maker's grammar puts together. */
  code: { K: string; main: string; sub?: string; flags?: string };
  /** "9 kg" before the noun. */
  lead: string;
  noun: string;
  facts: Facts;
  body: Body | null;
  /** Pounds before the maker's own factor and the ending. */
  price: number;
  look: { form: string; size: string; facts: Record<string, string | number | boolean> };
  finishes: readonly (readonly [FinishCode, number])[];
  options?: OptionPlan[];
};

export type OptionPlan = {
  name: string;
  style: 'Swatch' | 'RectangleBoxes' | 'DropdownList';
  /** `extra` pounds on the product's price. */
  values: { label: string; extra: number }[];
};

/** A product as the writer takes it: money in pence, instants in ms, lengths in mm, weight in g. */
export type Draft = {
  sku: string;
  name: string;
  slug: string;
  brand: Brand | null;
  kind: string;
  type: string;
  leaf: string;
  /** Further categories. */
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
  /** In order; the last one may be open or planned to end. */
  prices: PriceEvent[];
  was: Was | null;
  minQuantity: number | null;
  maxQuantity: number | null;
};
