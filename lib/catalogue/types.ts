import type { Day } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';
import type { Facts } from './facts/types';
import type { Kind } from './kinds/table';

/** A picture that the platform's image service offers at several widths. `template` holds `{:size}`. */
export type Picture = { template: string; alt: string };

/** A point in a picture's own square of 1000 units. */
export type PicturePoint = readonly [x: number, y: number];
export type PictureEdge = readonly [PicturePoint, PicturePoint];

/** Where the product's body stands in its first picture, as the camera saw it; null for an edge that does not show. */
export type PictureAnchors = Record<'width' | 'height' | 'depth', PictureEdge | null>;

/**
 * Addresses of a product's own shape at true size: `glb` for browsers and Android (glTF 2.0, metres, y up, the origin in
 * the middle of its back's foot line, an animation for each door by its name), `usdz` for Apple's Quick Look.
 */
export type ProductModel = { glb: string; usdz: string | null };

export type BrandLink = { id: number; name: string; path: string };

/**
 * What is asked for a product. `was` is present only while the platform holds a running promotion whose
 * reference price is lawful, with the first and last day on which it was charged; `rrp` is the maker's suggestion and is never struck through (experience §1 L5).
 */
export type Price = {
  now: Pence;
  was?: { price: Pence; from: string | null; to: string | null };
  rrp?: Pence;
};

/** The scales in force side by side; letters of different scales are never compared (experience §0.3). */
export type EnergyScale = 'A–G' | 'A+++–D';
export type Energy = { class: string; scale: EnergyScale };

export type Rating = { average: number; count: number };

export type Stock =
  | { state: 'in'; available: number | null }
  | { state: 'low'; available: number }
  | { state: 'due'; on: string | null; message: string | null }
  /** `message`: what the merchant says of it, such as when it is back. */
  | { state: 'out'; message?: string }
  | { state: 'discontinued'; successor: string | null };

/**
 * Custom fields by name, values as the platform holds them: `"Capacity" → "9 kg"`. For the specification, facets and
 * search words; what a tool works with stands in `Facts`.
 */
export type Attributes = Readonly<Record<string, string>>;

/** What a thing is and what is known of it. */
export type Classified = {
  kind: Kind;
  /** What the merchant calls it, to show and to ask with: nothing is told from these words. */
  type: string;
  facts: Facts;
};

/** What a list, a basket or a comparison shows of a product. */
export type ProductCard = Classified & {
  id: number;
  sku: string;
  /** Without trailing slash. */
  path: string;
  name: string;
  brand: BrandLink | null;
  picture: Picture | null;
  /** Null: the picture may be of any shape, and no line is drawn on it. */
  anchors: PictureAnchors | null;
  price: Price | null;
  energy: Energy | null;
  rating: Rating | null;
  stock: Stock;
  attributes: Attributes;
};

export type CategoryLink = { id: number; name: string; path: string };

export type Category = CategoryLink & {
  descriptionHtml: string;
  picture: Picture | null;
  /** From the root to the category itself, at most three. */
  breadcrumbs: CategoryLink[];
  seo: Seo;
};

/** A category of the tree, at most three levels deep. */
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
  /** Bought here. */
  verified: boolean;
  /** Given free or paid for: shown as such, left out of the average (experience §1 L4). */
  incentivised: boolean;
  /** The shop's answer; `on` is null where its day was not noted. */
  reply: { text: string; on: Day | null } | null;
};

export type ReviewSort = 'NEWEST' | 'HIGHEST_RATING' | 'LOWEST_RATING';

/** One page of reviews. `next` asks for the following one. */
export type ReviewPage = { reviews: Review[]; next: string | null };

/** How many reviews gave so many stars. */
export type RatingBar = { stars: 1 | 2 | 3 | 4 | 5; count: number };

/**
 * The reviews of a product, counted. `bars` and `verified` of those alone that count towards the mean, `incentivised` the
 * rest; of all of them where `newest` is null, else of so many.
 */
export type ReviewTally = {
  bars: RatingBar[];
  verified: number;
  incentivised: number;
  newest: number | null;
};

/** A page of text that the merchant keeps on the commerce platform. */
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
  /** Null where the merchant keeps none. */
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

/** What stands at a path of the shop. `moved` carries a path of ours or an absolute https address. */
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

/** What a list is narrowed by. Prices are pence; `attributes` maps a facet's key to the chosen values. */
export type ListingFilter = {
  search: string;
  /** The category whose page the list stands on; `categories` are those chosen inside it. */
  within?: number;
  categories: number[];
  brands: number[];
  attributes: Record<string, string[]>;
  minPrice: Pence | null;
  maxPrice: Pence | null;
  minRating: number | null;
  freeDelivery: boolean;
  featured: boolean;
  /** Which the platform does not narrow by. */
  reduced: boolean;
  /** Specification §5: out-of-stock goods are hidden unless asked for. */
  includeOutOfStock: boolean;
};

export type FacetValue = { value: string; label: string; count: number; selected: boolean };

export type Facet =
  | { kind: 'brand'; key: 'brand'; label: string; values: FacetValue[] }
  | { kind: 'category'; key: 'category'; label: string; values: FacetValue[] }
  | { kind: 'attribute'; key: string; label: string; values: FacetValue[] }
  | { kind: 'rating'; key: 'rating'; label: string; values: FacetValue[] }
  | { kind: 'other'; key: 'other'; label: string; values: FacetValue[] };

/** Which part of a list: `number` counts from 1, `size` is 24, 48 or 96. */
export type ListingPage = { sort: SortKey; size: number; number: number };

/** One page of a list with its facets. `dearest` is the highest price of the list before the price filter. */
export type Listing = {
  total: number;
  products: ProductCard[];
  facets: Facet[];
  /** How many more would be shown with out-of-stock goods. */
  outOfStock: number;
  cheapest: Pence;
  dearest: Pence;
  /** The platform's plan pays no heed to attributes, stars and stock: what is sold out cannot be left out. */
  isUnfiltered?: true;
};

/** What a list is narrowed by and how much it holds, without its goods. */
export type ListingOutline = Omit<Listing, 'products'>;
