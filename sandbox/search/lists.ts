/** A list of numbers for each row, stored end to end: row `r` has `items[start[r]] … items[start[r + 1] - 1]`. */
export interface Lists {
  start: Uint32Array;
  items: Uint32Array;
}

/** Builds `Lists` row by row without allocating an object per row. */
export class ListsBuilder {
  readonly #start: Uint32Array;
  #items = new Uint32Array(1024);
  #length = 0;
  #row = 0;

  constructor(rows: number) {
    this.#start = new Uint32Array(rows + 1);
  }

  /** Appends to the list of a row. Rows must come in ascending order; rows may be skipped. */
  add(row: number, item: number): void {
    this.#reach(row);
    if (this.#length === this.#items.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.#length++] = item;
  }

  done(): Lists {
    this.#reach(this.#start.length - 1);
    return { start: this.#start, items: this.#items.subarray(0, this.#length) };
  }

  #reach(row: number): void {
    while (this.#row < row) this.#start[++this.#row] = this.#length;
  }
}

/**
 * Turns "the items of each row" into "the rows of each item".
 * @param order the rows in the order to list them; the result contains their indices in this array
 */
export function invert({ start, items }: Lists, order: Uint32Array, itemCount: number): Lists {
  const ends = new Uint32Array(itemCount + 1);
  for (let i = 0; i < items.length; i++) ends[items[i]! + 1]!++;
  for (let item = 0; item < itemCount; item++) ends[item + 1]! += ends[item]!;
  const next = ends.slice();
  const places = new Uint32Array(items.length);
  for (let place = 0; place < order.length; place++) {
    const row = order[place]!;
    for (let i = start[row]!; i < start[row + 1]!; i++) places[next[items[i]!]!++] = place;
  }
  return { start: ends, items: places };
}

/**
 * Calls `use` with each number of an SQLite `group_concat` of whole numbers. Ten times cheaper than a row per number.
 */
export function eachNumber(list: string | null, use: (number: number) => void): void {
  if (list === null) return;
  let value = 0;
  for (let i = 0; i < list.length; i++) {
    const code = list.charCodeAt(i);
    if (code === 44) {
      use(value);
      value = 0;
    } else value = value * 10 + code - 48;
  }
  use(value);
}

/** Returns 0, 1, 2 … `size - 1`. */
export function upTo(size: number): Uint32Array {
  const numbers = new Uint32Array(size);
  for (let i = 0; i < size; i++) numbers[i] = i;
  return numbers;
}
