import type { Bits } from './bitset.ts';
import { ones } from './bitset.ts';

/**
 * The few words of the index in which one request can find anything, ascending. Every mask of that request
 * holds one word for each of them, so a page of one category never walks the whole store.
 */
export type Domain = Uint32Array;

/** A domain and the products of it that the request's bounds leave. */
export interface Scope {
  domain: Domain;
  mask: Bits;
}

/** The scope without the words in which nothing is left. */
export function compact({ domain, mask }: Scope): Scope {
  let kept = 0;
  for (let i = 0; i < mask.length; i++) if (mask[i] !== 0) kept++;
  if (kept === mask.length) return { domain, mask };
  const words = new Uint32Array(kept);
  const bits = new Uint32Array(kept);
  let next = 0;
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 0) continue;
    words[next] = domain[i]!;
    bits[next++] = mask[i]!;
  }
  return { domain: words, mask: bits };
}

/** What full-width bits hold in the words of a domain. */
export function gather(domain: Domain, bits: Bits): Bits {
  const mask = new Uint32Array(domain.length);
  for (let i = 0; i < domain.length; i++) mask[i] = bits[domain[i]!]!;
  return mask;
}

/** A mask as full-width bits of `words` words. */
export function spread(domain: Domain, mask: Bits, words: number): Bits {
  if (domain.length === words) return mask;
  const bits = new Uint32Array(words);
  for (let i = 0; i < domain.length; i++) bits[domain[i]!] = mask[i]!;
  return bits;
}

/** How many positions a mask shares with full-width bits. */
export function countShared(domain: Domain, mask: Bits, bits: Bits): number {
  let total = 0;
  for (let i = 0; i < domain.length; i++) total += ones(mask[i]! & bits[domain[i]!]!);
  return total;
}

/** Keeps of a mask the positions that pass a test. */
export function keep(domain: Domain, mask: Bits, test: (position: number) => boolean): void {
  for (let i = 0; i < mask.length; i++) {
    let left = mask[i]!;
    const first = domain[i]! * 32;
    while (left !== 0) {
      const lowest = 31 - Math.clz32(left & -left);
      if (!test(first + lowest)) mask[i]! &= ~(1 << lowest);
      left &= left - 1;
    }
  }
}
