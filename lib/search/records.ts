import { createHash } from 'node:crypto';
import type { CategoryLink, Classified, Picture, ProductCard } from '@/lib/catalogue/types';
import { numberWords, productKeywords } from './keywords';

/** What the search service holds of a product. `popularity` comes with the whole catalogue only. */
export type ProductRecord = ReturnType<typeof productRecord> & { popularity?: number };

/** A brand or category in a facet: the id, a blank, the name. */
const facetValue = ({ id, name }: { id: number; name: string }): string => `${id} ${name}`;

/** Reads `"17 Tarnside"`. */
export function parseFacetValue(text: string): { id: string; name: string } {
  const [id = ''] = text.split(' ', 1);
  return { id, name: text.slice(id.length + 1) };
}

export type ProductDetails = {
  /** Its own and all above them. */
  categories: readonly CategoryLink[];
  /** Those of them that have none above. */
  departments: readonly CategoryLink[];
  summary: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Whether the merchant puts it forward. */
  isFeatured: boolean;
  /** Whether one of it is delivered free to the mainland. */
  isFree: boolean;
  /** EAN or UPC. */
  barcode: string | null;
};

const PRIOR = { reviews: 10, rating: 3.5 };

/** The mean as if there were ten reviews more of 3.5 stars, so that one review does not lead a list. */
function trustedRating(rating: ProductCard['rating']): number {
  if (!rating) return 0;
  const sum = PRIOR.reviews * PRIOR.rating + rating.average * rating.count;
  return Math.round((sum / (PRIOR.reviews + rating.count)) * 1_000) / 1_000;
}

/** With so few stars, reviewed so often, that what sells as well or worse comes before it. */
const POOR = 3;

/** What a record keeps of a card. */
export type KeptCard = Omit<ProductCard, keyof Classified>;

/** A product as the search service looks for it, with all that a card shows. */
export function productRecord(
  card: ProductCard,
  { categories, departments, summary, createdAt, isFeatured, isFree, barcode }: ProductDetails,
) {
  const { kind: _, type, facts, ...shown } = card;
  const { price, rating, stock } = card;
  return {
    objectID: String(card.id),
    name: card.name,
    path: card.path,
    numbers: [...new Set([facts.model ?? '', card.sku])].filter(Boolean),
    // Searched by, since a part alone of a number ("HOB-…") says something else.
    codes: [...numberWords(card), ...(barcode ? [barcode] : [])],
    brand: card.brand?.name ?? '',
    type,
    keywords: productKeywords(card),
    summary,
    family: facts.range ?? card.sku,
    departments: departments.map(facetValue),
    brands: card.brand ? [facetValue(card.brand)] : [],
    categoryIds: categories.map(({ id }) => id),
    brandId: card.brand?.id ?? 0,
    price: price?.now ?? null,
    rating: rating?.average ?? 0,
    /** Every number of stars that it has at least. */
    stars: [1, 2, 3, 4, 5].filter((least) => (rating?.average ?? 0) >= least),
    trustedRating: trustedRating(rating),
    isPoorlyRated: rating !== null && trustedRating(rating) < POOR,
    createdAt,
    inStock: stock.state !== 'out' && stock.state !== 'discontinued',
    freeDelivery: isFree,
    featured: isFeatured,
    noise: facts.noiseDb ?? null,
    picture: card.picture,
    energy: card.energy,
    // What is known of it is read again from its custom fields, by those who read the record.
    card: shown,
    /** Another for whatever else the card says. */
    stamp: createHash('sha1').update(JSON.stringify(shown)).digest('base64url'),
  };
}

/** A place that lists products. */
export type PlaceRecord = {
  objectID: string;
  name: string;
  path: string;
  /** What it lies in: `Laundry`. Empty at the top. */
  within: string;
  productCount: number;
  keywords: readonly string[];
  picture: Picture | null;
};

/** A page that helps or tells. */
export type GuideRecord = {
  /** The path. */
  objectID: string;
  name: string;
  path: string;
  kind: 'help' | 'guide' | 'post';
  keywords: readonly string[];
  summary: string;
};

/** Something that is worth asking. */
export type SuggestionRecord = { objectID: string; query: string; popularity: number };
