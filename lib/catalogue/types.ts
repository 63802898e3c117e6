import type { Day } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';
import type { Facts } from './facts/types';
import type { Kind } from './kinds/table';

/** A picture that the platform's image service provides at several widths. `template` contains `{:size}`. */
export type Picture = { template: string; alt: string };

/** A point in a picture, in its own square of 1000 × 1000 units. */
export type PicturePoint = readonly [x: number, y: number];
export type PictureEdge = readonly [PicturePoint, PicturePoint];

/** Edges of the product's body in its first picture, as seen by the camera; null for an edge that is not visible. */
export type PictureAnchors = Record<'width' | 'height' | 'depth', PictureEdge | null>;

/**
 * Addresses of a product's 3D model at true size. `glb` is for browsers and Android: glTF 2.0, in metres, y up, origin
 * in the middle of the foot line of its back, an animation per door with its name. `usdz` is for Apple's Quick Look.
 */
export type ProductModel = { glb: string; usdz: string | null };

export type BrandLink = { id: number; name: string; path: string };

/**
 * Price of a product. `was` is only present while a promotion runs whose reference price is lawful, with the first and
 * last day on which it was charged. `rrp` is the maker's suggestion, and is never struck through (experience §1 L5).
 */
export type Price = {
  now: Pence;
  was?: { price: Pence; from: string | null; to: string | null };
  rrp?: Pence;
};

/** Scales in force at the same time. Letters of different scales are never compared (experience §0.3). */
export type EnergyScale = 'A–G' | 'A+++–D';
export type Energy = { class: string; scale: EnergyScale };

export type Rating = { average: number; count: number };

export type Stock =
  | { state: 'in'; available: number | null }
  | { state: 'low'; available: number }
  | { state: 'due'; on: string | null; message: string | null }
  /** `message`: the merchant's text, such as when it is back. */
  | { state: 'out'; message?: string }
  | { state: 'discontinued'; successor: string | null };

/**
 * Custom fields by name, with the platform's values: `"Capacity" → "9 kg"`. For the specification, facets and search
 * words; other code uses `Facts`.
 */
export type Attributes = Readonly<Record<string, string>>;

/** The kind and the facts of a product. */
export type Classified = {
  kind: Kind;
  /** The merchant's name of the kind, for display and search only: no logic depends on it. */
  type: string;
  facts: Facts;
};

/** What a listing, basket or comparison shows of a product. */
export type ProductCard = Classified & {
  id: number;
  sku: string;
  /** Without trailing slash. */
  path: string;
  name: string;
  brand: BrandLink | null;
  picture: Picture | null;
  /** Null if the picture may have any shape. No lines are then drawn on it. */
  anchors: PictureAnchors | null;
  price: Price | null;
  energy: Energy | null;
  rating: Rating | null;
  stock: Stock;
  /** Whether it comes in several variants, one of which has to be chosen before it is bought. */
  isSized: boolean;
  /** Fewest units of which it is sold. */
  least: number;
  attributes: Attributes;
};

export type CategoryLink = { id: number; name: string; path: string };

export type Category = CategoryLink & {
  descriptionHtml: string;
  picture: Picture | null;
  /** From the top level to the category itself, at most three. */
  breadcrumbs: CategoryLink[];
  seo: Seo;
};

/** A category in the tree, at most three levels deep. */
export type CategoryNode = CategoryLink & {
  productCount: number;
  picture: Picture | null;
  children: CategoryNode[];
};

/** As the merchant wrote it; `keywords` are separated by commas. */
export type Seo = { title: string; description: string; keywords?: string };

export type ProductOption = {
  id: number;
  name: string;
  required: boolean;
  style: 'swatch' | 'boxes' | 'list' | 'text';
  values: { id: number; label: string; isDefault: boolean; colours: string[] }[];
};

export type Variant = {
  id: number;
  sku: string;
  optionValueIds: number[];
  price: Price | null;
  stock: Stock;
};

export type Review = {
  id: number;
  author: string;
  title: string;
  text: string;
  rating: number;
  /** ISO 8601. */
  writtenAt: string;
  /** Whether the author bought the product here. */
  verified: boolean;
  /**
   * Whether the review was paid for, or the product was free. Labelled as such, and left out of the average (experience
   * §1 L4).
   */
  incentivised: boolean;
  /** The shop's reply; `on` is null if its day was not recorded. */
  reply: { text: string; on: Day | null } | null;
};

export type ReviewSort = 'NEWEST' | 'HIGHEST_RATING' | 'LOWEST_RATING';

/** A page of reviews. `next` is the cursor of the following page. */
export type ReviewPage = { reviews: Review[]; next: string | null };

/** Number of reviews with so many stars. */
export type RatingBar = { stars: 1 | 2 | 3 | 4 | 5; count: number };

/**
 * Counts of a product's reviews. `bars` and `verified` only count reviews that count towards the average,
 * `incentivised` the others. `newest`: number of newest reviews that were counted; null if all were.
 */
export type ReviewTally = {
  bars: RatingBar[];
  verified: number;
  incentivised: number;
  newest: number | null;
};

/** A web page that the merchant maintains on the commerce platform. */
export type TextPage = {
  id: number;
  name: string;
  path: string;
  html: string;
  breadcrumbs: CategoryLink[];
  seo: Seo;
};

/** Everything the product page shows. */
export type Product = ProductCard & {
  upc: string | null;
  descriptionHtml: string;
  warranty: string;
  pictures: Picture[];
  /** Null if the merchant provides none. */
  model: ProductModel | null;
  categories: { id: number; name: string; path: string; breadcrumbs: CategoryLink[] }[];
  options: ProductOption[];
  variants: Variant[];
  relatedIds: number[];
  size: { widthMm: number | null; heightMm: number | null; depthMm: number | null; weightKg: number | null };
  quantity: { min: number; max: number };
  createdAt: string | null;
  seo: Seo;
};

export type Brand = BrandLink & {
  picture: Picture | null;
  descriptionHtml: string;
  productCount: number;
  seo: Seo;
};

/** What is at a path of the shop. `moved` contains a path of the shop or an absolute https address. */
export type Destination =
  | { kind: 'product'; id: number }
  | { kind: 'category'; id: number }
  | { kind: 'brand'; id: number }
  | { kind: 'page'; id: number }
  | { kind: 'post'; id: number }
  | { kind: 'moved'; to: string }
  | { kind: 'none' };

export type SortKey =
  | 'FEATURED'
  | 'BEST_SELLING'
  | 'LOWEST_PRICE'
  | 'HIGHEST_PRICE'
  | 'BEST_REVIEWED'
  | 'NEWEST'
  | 'A_TO_Z'
  | 'Z_TO_A'
  | 'RELEVANCE';

/** Filter of a listing. Prices are in pence; `attributes` maps a facet's key to the chosen values. */
export type ListingFilter = {
  search: string;
  /** The category of the listing; `categories` are those chosen within it. */
  within?: number;
  categories: number[];
  brands: number[];
  attributes: Record<string, string[]>;
  minPrice: Pence | null;
  maxPrice: Pence | null;
  minRating: number | null;
  freeDelivery: boolean;
  featured: boolean;
  /** The platform cannot filter by this. */
  reduced: boolean;
  /** Products out of stock are hidden unless this is set (specification §5). */
  includeOutOfStock: boolean;
};

export type FacetValue = { value: string; label: string; count: number; selected: boolean };

export type Facet =
  | { kind: 'brand'; key: 'brand'; label: string; values: FacetValue[] }
  | { kind: 'category'; key: 'category'; label: string; values: FacetValue[] }
  | { kind: 'attribute'; key: string; label: string; values: FacetValue[] }
  | { kind: 'rating'; key: 'rating'; label: string; values: FacetValue[] }
  | { kind: 'other'; key: 'other'; label: string; values: FacetValue[] };

/** A page of a listing: `number` counts from 1, `size` is 24, 48 or 96. */
export type ListingPage = { sort: SortKey; size: number; number: number };

/**
 * A page of a listing with its facets. `cheapest` and `dearest` are the lowest and highest price without the price
 * filter.
 */
export type Listing = {
  total: number;
  products: ProductCard[];
  facets: Facet[];
  /** Number of further products that are out of stock. */
  outOfStock: number;
  cheapest: Pence;
  dearest: Pence;
  /**
   * Set if the platform's plan ignores filters by attribute, stars and stock, so that sold-out products cannot be left
   * out.
   */
  isUnfiltered?: true;
};

/** The facets and totals of a listing, without its products. */
export type ListingOutline = Omit<Listing, 'products'>;
