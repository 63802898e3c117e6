import { hasBit } from './bitset.ts';
import type { Columns } from './columns.ts';
import { upTo } from './lists.ts';
import type { SearchSort } from './types.ts';

export type StoredSort = Exclude<SearchSort, 'RELEVANCE'>;

/** Sets every featured product before every other; popularity stays far below. */
const FEATURED_LEAD = 2 ** 33;

/** The sort keys of a product, lowest first. */
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

/** All positions in one order, equal keys by ascending product id. Changes are merged in at the next use. */
export class Order {
  readonly #key: (position: number) => number;
  /** Rank of each position among the product ids. */
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

  /** The positions, first of the order first. */
  get positions(): Uint32Array {
    if (this.#changed.size > 0) this.#merge();
    return this.#positions;
  }

  /** The place of each position in the order. */
  get ranks(): Uint32Array {
    if (this.#changed.size > 0) this.#merge();
    return this.#ranks;
  }

  keyOf(position: number): number {
    return this.#key(position);
  }

  /** To be called when the key of a position is another than before. */
  moved(position: number): void {
    this.#changed.add(position);
  }

  #before(a: number, b: number): boolean {
    const [x, y] = [this.#key(a), this.#key(b)];
    return x < y || (x === y && this.#idRank[a]! < this.#idRank[b]!);
  }

  /** Takes the changed positions out and puts them in again, moving whole blocks between them. */
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

/** A copy without what stands at `places`, or with `inserted` put in before what stands there. */
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

/** The positions by ascending key; equal keys stay as they come. Keys are whole numbers. */
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
    // Key and place share one number, because sorting numbers is far cheaper than calling a comparison.
    for (let i = 0; i < size; i++) keys[i] = (keys[i]! - lowest) * size + i;
    keys.sort();
    return Uint32Array.from(keys, (packed) => positions[packed % size]!);
  }
  const places = upTo(size);
  places.sort((a, b) => keys[a]! - keys[b]! || a - b);
  return places.map((place) => positions[place]!);
}
