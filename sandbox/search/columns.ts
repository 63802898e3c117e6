import type { Bits } from './bitset.ts';
import { hasBit, putBit, wordsFor } from './bitset.ts';
import type { ProductRow } from './rows.ts';

/** Steps of the rating facet: each means this average rating or better. */
export const RATING_STEPS = [1, 2, 3, 4, 5] as const;

/** Number of fictitious reviews added to a product when computing its trusted rating … */
const PRIOR_REVIEWS = 10;
/** … each with this rating, so that a single five-star review does not top the list. */
const PRIOR_RATING = 3.5;

function trustedRating({ ratingSum, ratingCount }: ProductRow): number {
  if (ratingCount === 0) return 0;
  return Math.round(((PRIOR_REVIEWS * PRIOR_RATING + ratingSum) / (PRIOR_REVIEWS + ratingCount)) * 1e6);
}

/** Product data that can change without a new index, as one array per field. */
export class Columns {
  /** In pence. */
  readonly price: Float64Array;
  readonly created: Float64Array;
  readonly popularity: Float64Array;
  /** Average rating of the reviews; 0 without reviews. */
  readonly rating: Float64Array;
  /** Average rating in millionths, weighted by the number of reviews; 0 without reviews. */
  readonly trustedRating: Float64Array;
  readonly inStock: Bits;
  readonly freeShipping: Bits;
  readonly featured: Bits;
  /** One set for each of `RATING_STEPS`. */
  readonly rated: Bits[];

  constructor(size: number) {
    this.price = new Float64Array(size);
    this.created = new Float64Array(size);
    this.popularity = new Float64Array(size);
    this.rating = new Float64Array(size);
    this.trustedRating = new Float64Array(size);
    const words = wordsFor(size);
    this.inStock = new Uint32Array(words);
    this.freeShipping = new Uint32Array(words);
    this.featured = new Uint32Array(words);
    this.rated = RATING_STEPS.map(() => new Uint32Array(words));
  }

  put(position: number, row: ProductRow): void {
    this.price[position] = row.price;
    this.created[position] = row.created;
    this.popularity[position] = row.popularity;
    this.rating[position] = row.ratingCount > 0 ? row.ratingSum / row.ratingCount : 0;
    this.trustedRating[position] = trustedRating(row);
    putBit(this.inStock, position, row.inStock === 1);
    putBit(this.freeShipping, position, row.freeShipping === 1);
    putBit(this.featured, position, row.featured === 1);
    RATING_STEPS.forEach((step, i) => putBit(this.rated[i]!, position, this.rating[position]! >= step));
  }

  /** Returns the same data with the product at `order[p]` moved to `p`. */
  reordered(order: Uint32Array): Columns {
    const moved = new Columns(order.length);
    for (const name of ['price', 'created', 'popularity', 'rating', 'trustedRating'] as const) {
      for (let p = 0; p < order.length; p++) moved[name][p] = this[name][order[p]!]!;
    }
    const pairs = [
      [this.inStock, moved.inStock],
      [this.freeShipping, moved.freeShipping],
      [this.featured, moved.featured],
      ...this.rated.map((bits, i) => [bits, moved.rated[i]!] as const),
    ] as const;
    for (const [from, to] of pairs) {
      for (let p = 0; p < order.length; p++) if (hasBit(from, order[p]!)) putBit(to, p, true);
    }
    return moved;
  }
}
