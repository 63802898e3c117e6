import { createHash } from 'node:crypto';
import type { CategoryLink, Classified, Picture, ProductCard } from '@/lib/catalogue/types';
import { numberWords, productKeywords } from './keywords';

/** Record of a product in the search service. Only a full sync writes `popularity`. */
export type ProductRecord = ReturnType<typeof productRecord> & { popularity?: number };

/** Facet value of a brand or category: its id, a space, and its name. */
const facetValue = ({ id, name }: { id: number; name: string }): string => `${id} ${name}`;

/** Parses a facet value such as `"17 Tarnside"`. */
export function parseFacetValue(text: string): { id: string; name: string } {
  const [id = ''] = text.split(' ', 1);
  return { id, name: text.slice(id.length + 1) };
}

export type ProductDetails = {
  /** Its categories and all their ancestors. */
  categories: readonly CategoryLink[];
  /** The top-level ones among `categories`. */
  departments: readonly CategoryLink[];
  summary: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Whether the merchant features it. */
  isFeatured: boolean;
  /** Whether delivery of a single one to the mainland is free. */
  isFree: boolean;
  /** EAN or UPC. */
  barcode: string | null;
};

const PRIOR = { reviews: 10, rating: 3.5 };

/**
 * Mean rating with ten additional reviews of 3.5 stars, so that a single review does not lead a listing. 0 if there are
 * no reviews.
 */
function trustedRating(rating: ProductCard['rating']): number {
  if (!rating) return 0;
  const sum = PRIOR.reviews * PRIOR.rating + rating.average * rating.count;
  return Math.round((sum / (PRIOR.reviews + rating.count)) * 1_000) / 1_000;
}

/** Trusted rating below which a product ranks behind those that sell as well or worse. */
const POOR = 3;

/** The part of a card that a record holds. */
export type KeptCard = Omit<ProductCard, keyof Classified>;

/** Returns the record of a product for the search service, including everything that a card shows. */
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
    // Searched instead of `numbers`, because a part of a number on its own ("HOB-…") means something else.
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
    /** All whole numbers of stars up to its rating. */
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
    // Without the classified facts, which readers of the record derive again from its custom fields.
    card: shown,
    /** Changes with the content of the card. */
    stamp: createHash('sha1').update(JSON.stringify(shown)).digest('base64url'),
  };
}

/** A category or maker. */
export type PlaceRecord = {
  objectID: string;
  name: string;
  path: string;
  /** Name of the parent category: `Laundry`. Empty at the top. */
  within: string;
  productCount: number;
  keywords: readonly string[];
  picture: Picture | null;
};

/** A help page, buying guide or blog post. */
export type GuideRecord = {
  /** The path. */
  objectID: string;
  name: string;
  path: string;
  kind: 'help' | 'guide' | 'post';
  keywords: readonly string[];
  summary: string;
};

/** A suggested query. */
export type SuggestionRecord = { objectID: string; query: string; popularity: number };
