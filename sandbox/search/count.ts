import type { Bits } from './bitset.ts';
import { ones, seek } from './bitset.ts';
import type { Domain } from './domain.ts';

/**
 * Returns how many bits `length` words of `a`, starting at `i`, share with those of `b`, starting at `j`.
 * Carry-save adders combine seven words at a time, so that only three words have to be counted. This is four times
 * faster than counting each word, and a large listing spends most of its time in this loop.
 */
function countRun(a: Bits, i: number, b: Bits, j: number, length: number): number {
  let total = 0;
  let n = 0;
  for (; n + 7 <= length; n += 7) {
    const p = i + n;
    const q = j + n;
    const w0 = a[p]! & b[q]!;
    const w1 = a[p + 1]! & b[q + 1]!;
    const w2 = a[p + 2]! & b[q + 2]!;
    const w3 = a[p + 3]! & b[q + 3]!;
    const w4 = a[p + 4]! & b[q + 4]!;
    const w5 = a[p + 5]! & b[q + 5]!;
    const w6 = a[p + 6]! & b[q + 6]!;
    const x = w0 ^ w1;
    const sum1 = x ^ w2;
    const carry1 = (w0 & w1) | (x & w2);
    const y = w3 ^ w4;
    const sum2 = y ^ w5;
    const carry2 = (w3 & w4) | (y & w5);
    const z = sum1 ^ sum2;
    const carry3 = (sum1 & sum2) | (z & w6);
    const v = carry1 ^ carry2;
    const fours = (carry1 & carry2) | (v & carry3);
    total += ones(z ^ w6) + 2 * ones(v ^ carry3) + 4 * ones(fours);
  }
  for (; n < length; n++) total += ones(a[i + n]! & b[j + n]!);
  return total;
}

/**
 * Returns how many positions a mask shares with a bitset that covers the words from `first` up to, not including,
 * `last`.
 * @param shift added to a word's number to get its index in `bits`
 */
export function countShared(
  domain: Domain,
  mask: Bits,
  bits: Bits,
  first: number,
  last: number,
  shift: number,
): number {
  const from = seek(domain, 0, domain.length, first);
  const to = seek(domain, from, domain.length, last);
  if (from === to) return 0;
  const gaps = domain[to - 1]! - domain[from]! - (to - 1 - from);
  if (gaps === 0) {
    return countRun(mask, from, bits, domain[from]! + shift, to - from);
  }
  let total = 0;
  for (let i = from; i < to; i++) total += ones(mask[i]! & bits[domain[i]! + shift]!);
  return total;
}
