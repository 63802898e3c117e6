import type { Allocation } from './types.ts';

export interface Share {
  id: string;
  /** Pence of the whole line. */
  pence: number;
}

/**
 * Spreads an amount over lines by what they cost: each its part rounded down to the penny, the rest pennies on the
 * dearest, so that the parts sum up to the amount. No line gets more than it costs.
 */
export function split(amount: number, shares: readonly Share[]): Allocation {
  const whole = shares.reduce((sum, { pence }) => sum + pence, 0);
  let left = Math.min(amount, whole);
  if (left <= 0) return {};
  const parts = new Map(
    shares.map(({ id, pence }) => [id, Number((BigInt(left) * BigInt(pence)) / BigInt(whole))]),
  );
  for (const part of parts.values()) left -= part;
  for (const { id, pence } of shares.toSorted((a, b) => b.pence - a.pence)) {
    const part = parts.get(id) ?? 0;
    const more = Math.min(left, pence - part);
    parts.set(id, part + more);
    left -= more;
  }
  return Object.fromEntries([...parts].filter(([, part]) => part > 0));
}

export function sumOf(allocation: Allocation): number {
  return Object.values(allocation).reduce((sum, part) => sum + part, 0);
}
