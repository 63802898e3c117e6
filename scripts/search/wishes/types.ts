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
  /** Slug of its category. */
  category: string;
  /** Today's price, in pence. */
  pence: number;
  /** False for a discontinued product, which is in no list. */
  isSold: boolean;
  facts: Readonly<Record<string, string>>;
};

/**
 * A condition on a fact. `min` and `max` are inclusive bounds of the number it begins with, in the unit of the fact. A
 * fact that is not stated fails them and `is`, and passes `not`.
 */
export type FactCondition = {
  fact: string;
  min?: number;
  max?: number;
  is?: readonly string[];
  not?: readonly string[];
};

/** Among the `within` best products that meet the other conditions, ties included; `of` is a fact or `price`. */
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
  /** In pounds, with inclusive bounds. */
  price?: { min?: number; max?: number };
  facts?: readonly FactCondition[];
  extreme?: Extreme;
};

/** What a shopper types, and what answers it. Where both a product and a page are given, either will do. */
export type Question = {
  text: string;
  /** Conditions on the first product. */
  first?: Conditions;
  /** Each must be met by one of the first eight products. */
  among?: readonly Conditions[];
  /** Paths, one of which must be the first page shown. */
  pages?: readonly string[];
  /** A maker or product that is not sold: a sentence must name it and say so. */
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

/** Questions by kind of query. */
export type Questions = Readonly<Partial<Record<Wish, readonly Question[]>>>;

/** What a results page shows, each list in the order of the page. */
export type Results = {
  /** SKUs. */
  products: readonly string[];
  /** Paths of guides, posts and text pages; queries and fragments are ignored. */
  pages: readonly string[];
  /** Sentences above or instead of the products. */
  sentences: readonly string[];
};

/** `isFirst`: the first result is right. `isNear`: one of the first three is. */
export type Verdict = { isFirst: boolean; isNear: boolean };
