import type { Bits } from './bitset.ts';

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

/** Keeps of a mask the positions whose value lies between two bounds, both included. */
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
