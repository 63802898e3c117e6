/** A set of positions. Bit `p & 31` of word `p >>> 5` stands for position `p`. */
export type Bits = Uint32Array;

export function wordsFor(positions: number): number {
  return (positions + 31) >>> 5;
}

/** Returns the number of ones in a 32-bit word, by adding neighbouring bits in parallel. */
export function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countOnes(bits: Bits): number {
  let total = 0;
  for (let i = 0; i < bits.length; i++) total += ones(bits[i]!);
  return total;
}

export function hasBit(bits: Bits, position: number): boolean {
  return ((bits[position >>> 5]! >>> (position & 31)) & 1) === 1;
}

export function putBit(bits: Bits, position: number, on: boolean): void {
  const bit = 1 << (position & 31);
  if (on) bits[position >>> 5]! |= bit;
  else bits[position >>> 5]! &= ~bit;
}

/** Computes `target &= other`, word by word. */
export function narrow(target: Bits, other: Bits): void {
  for (let i = 0; i < target.length; i++) target[i]! &= other[i]!;
}

/** Returns `a & b` as a new array. */
export function both(a: Bits, b: Bits): Bits {
  const result = a.slice();
  narrow(result, b);
  return result;
}

/**
 * Returns the first index in `[from, end)` whose value is at least `target`, or `end` if there is none. Searches in
 * doubling steps, then by bisection.
 */
export function seek(sorted: Uint32Array, from: number, end: number, target: number): number {
  let step = 1;
  let low = from;
  let high = from;
  while (high < end && sorted[high]! < target) {
    low = high + 1;
    high += step;
    step *= 2;
  }
  if (high > end) high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < target) low = middle + 1;
    else high = middle;
  }
  return low;
}
