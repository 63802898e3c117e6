/** A product of the demo shop, as far as a question can ask for it. */
export type Product = {
  sku: string;
  name: string;
  /** In the shop: `/tarnside-tw-914-9kg-washing-machine`. */
  path: string;
  maker: string | null;
  /** As the maker writes it: `TW-914`. */
  model: string;
  /** EAN-13. */
  barcode: string | null;
  kind: string;
  /** The fact Type: `Chest freezer`. */
  type: string;
  /** Slug of the category that it stands in. */
  category: string;
  /** What is charged today, in pence. */
  pence: number;
  /** False when it is no longer made and so in no list. */
  isSold: boolean;
  facts: Readonly<Record<string, string>>;
};

/**
 * A fact and what it must be. `min` and `max` bound the figure it begins with, in the unit of the fact, both included;
 * a fact that is not stated fails them, and `is`, and passes `not`.
 */
export type FactCondition = {
  fact: string;
  min?: number;
  max?: number;
  is?: readonly string[];
  not?: readonly string[];
};

/** Among the `within` best of those that meet the other conditions, equals included; `of` is a fact or `price`. */
export type Extreme = { of: string; end: 'least' | 'most'; within: number };

/** Every field that is given must hold; a list holds when one of its values does. */
export type Conditions = {
  kinds?: readonly string[];
  types?: readonly string[];
  categories?: readonly string[];
  makers?: readonly string[];
  notMakers?: readonly string[];
  models?: readonly string[];
  skus?: readonly string[];
  barcode?: string;
  /** Words in the name, in any case. */
  named?: readonly string[];
  /** Pounds, both included. */
  price?: { min?: number; max?: number };
  facts?: readonly FactCondition[];
  extreme?: Extreme;
};

/** What a shopper types and what answers it. Either a product or a page will do where both are given. */
export type Question = {
  text: string;
  /** What the first product must be. */
  first?: Conditions;
  /** Each must be met by one of the first eight products. */
  among?: readonly Conditions[];
  /** Paths, one of which must be the first page shown. */
  pages?: readonly string[];
  /** A maker or ware that is not sold: a sentence must say so by its name. */
  absent?: readonly string[];
};

export type Wish =
  | 'kind'
  | 'description'
  | 'maker-kind'
  | 'model'
  | 'code'
  | 'price'
  | 'negation'
  | 'comparative'
  | 'measure'
  | 'colour'
  | 'energy-noise'
  | 'feature'
  | 'purpose'
  | 'two-things'
  | 'sentence'
  | 'spares'
  | 'services'
  | 'help'
  | 'absent'
  | 'misspelling'
  | 'seasonal'
  | 'odd';

/** Questions by the kind of wish that they put. */
export type Questions = Readonly<Partial<Record<Wish, readonly Question[]>>>;

/** What a results page shows, each list in its order. */
export type Results = {
  /** SKUs. */
  products: readonly string[];
  /** Paths of guides, posts and pages of text; queries and fragments are ignored. */
  pages: readonly string[];
  /** What is said above or instead of the products. */
  sentences: readonly string[];
};

/** `isFirst`: the first thing shown is right. `isNear`: one of the first three is. */
export type Verdict = { isFirst: boolean; isNear: boolean };
