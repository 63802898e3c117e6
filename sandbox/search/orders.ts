import { hasBit } from './bitset.ts';
import type { Columns } from './columns.ts';
import { upTo } from './lists.ts';
import type { SearchSort } from './types.ts';

export type StoredSort = Exclude<SearchSort, 'RELEVANCE'>;

/** Subtracted from the sort key of featured products so that they come first. Popularity is always far smaller. */
const FEATURED_LEAD = 2 ** 33;

/** Sort key of a product for each sort order; the lowest comes first. */
export type SortKeys = Record<StoredSort, (position: number) => number>;

export function sortKeys(columns: Columns, namePlace: Uint32Array): SortKeys {
  const { price, created, popularity, trustedRating, featured } = columns;
  return {
    A_TO_Z: (p) => namePlace[p]!,
    Z_TO_A: (p) => -namePlace[p]!,
    LOWEST_PRICE: (p) => price[p]!,
    HIGHEST_PRICE: (p) => -price[p]!,
    NEWEST: (p) => -created[p]!,
    BEST_SELLING: (p) => -popularity[p]!,
    FEATURED: (p) => -popularity[p]! - (hasBit(featured, p) ? FEATURED_LEAD : 0),
    BEST_REVIEWED: (p) => -trustedRating[p]!,
  };
}

/**
 * All positions in one sort order; equal keys are ordered by ascending product id. Changes are merged in at the next
 * use.
 */
export class Order {
  readonly #key: (position: number) => number;
  /** Rank of each position's product id. */
  readonly #idRank: Uint32Array;
  #positions: Uint32Array;
  readonly #ranks: Uint32Array;
  readonly #changed = new Set<number>();

  /** @param byId the positions by ascending product id */
  constructor(key: (position: number) => number, idRank: Uint32Array, byId: Uint32Array) {
    this.#key = key;
    this.#idRank = idRank;
    this.#positions = sortedBy(key, byId);
    this.#ranks = new Uint32Array(byId.length);
    for (let rank = 0; rank < byId.length; rank++) this.#ranks[this.#positions[rank]!] = rank;
  }

  /** The positions in this order. */
  get positions(): Uint32Array {
    if (this.#changed.size > 0) this.#merge();
    return this.#positions;
  }

  /** The rank of each position in this order. */
  get ranks(): Uint32Array {
    if (this.#changed.size > 0) this.#merge();
    return this.#ranks;
  }

  keyOf(position: number): number {
    return this.#key(position);
  }

  /** Must be called when the key of a position has changed. */
  moved(position: number): void {
    this.#changed.add(position);
  }

  #before(a: number, b: number): boolean {
    const [x, y] = [this.#key(a), this.#key(b)];
    return x < y || (x === y && this.#idRank[a]! < this.#idRank[b]!);
  }

  /** Removes the changed positions and inserts them again, copying the blocks between them whole. */
  #merge(): void {
    const moving = [...this.#changed].toSorted((a, b) => (this.#before(a, b) ? -1 : 1));
    const left = Uint32Array.from(moving, (position) => this.#ranks[position]!).toSorted();
    const staying = spliced(this.#positions, left, []);
    const entered = new Uint32Array(moving.length);
    moving.forEach((position, i) => {
      entered[i] = this.#placeIn(staying, entered[i - 1] ?? 0, position);
    });
    const merged = spliced(staying, entered, moving);
    const last = Math.max(left.at(-1)!, entered.at(-1)! + moving.length - 1);
    for (let rank = Math.min(left[0]!, entered[0]!); rank <= last; rank++) this.#ranks[merged[rank]!] = rank;
    this.#positions = merged;
    this.#changed.clear();
  }

  #placeIn(sorted: Uint32Array, from: number, position: number): number {
    let low = from;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#before(sorted[middle]!, position)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Returns a copy without the elements at `places`; if `inserted` is given, instead inserts its elements before those.
 */
function spliced(from: Uint32Array, places: Uint32Array, inserted: readonly number[]): Uint32Array {
  const skip = inserted.length > 0 ? 0 : 1;
  const result = new Uint32Array(from.length + inserted.length - skip * places.length);
  let read = 0;
  let written = 0;
  places.forEach((place, i) => {
    result.set(from.subarray(read, place), written);
    written += place - read;
    read = place + skip;
    if (skip === 0) result[written++] = inserted[i]!;
  });
  result.set(from.subarray(read), written);
  return result;
}

/** Returns the positions sorted by ascending key. The sort is stable. Keys must be whole numbers. */
export function sortedBy(key: (position: number) => number, positions: Uint32Array): Uint32Array {
  const size = positions.length;
  const keys = new Float64Array(size);
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < size; i++) {
    const value = key(positions[i]!);
    keys[i] = value;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  if ((highest - lowest + 1) * size < Number.MAX_SAFE_INTEGER) {
    // Key and index are packed into one number, because sorting numbers is far cheaper than calling a comparator.
    for (let i = 0; i < size; i++) keys[i] = (keys[i]! - lowest) * size + i;
    keys.sort();
    return Uint32Array.from(keys, (packed) => positions[packed % size]!);
  }
  const places = upTo(size);
  places.sort((a, b) => keys[a]! - keys[b]! || a - b);
  return places.map((place) => positions[place]!);
}
