import type { Bits } from './bitset.ts';

/**
 * Numbers of the index words in which a request can find anything, ascending. Every mask of the request has one word
 * for each, so that a category page never has to scan the whole store.
 */
export type Domain = Uint32Array;

/** A domain, and a mask of the products in it that are within the bounds of the request. */
export interface Scope {
  domain: Domain;
  mask: Bits;
}

/** Returns the scope without words that contain no product. */
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

/** Returns the words of a full-width bitset that belong to a domain, as a mask. */
export function gather(domain: Domain, bits: Bits): Bits {
  const mask = new Uint32Array(domain.length);
  for (let i = 0; i < domain.length; i++) mask[i] = bits[domain[i]!]!;
  return mask;
}

/** Expands a mask to a full-width bitset of `words` words. */
export function spread(domain: Domain, mask: Bits, words: number): Bits {
  if (domain.length === words) return mask;
  const bits = new Uint32Array(words);
  for (let i = 0; i < domain.length; i++) bits[domain[i]!] = mask[i]!;
  return bits;
}

/** Removes from a mask, in place, the positions whose value is not between two inclusive bounds. */
export function keepBetween(
  { domain, mask }: Scope,
  values: Float64Array,
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
): void {
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 0) continue;
    const first = domain[i]! * 32;
    const end = Math.min(32, values.length - first);
    let within = 0;
    for (let bit = 0; bit < end; bit++) {
      const value = values[first + bit]!;
      if (value >= least && value <= most) within |= 1 << bit;
    }
    mask[i]! &= within;
  }
}
