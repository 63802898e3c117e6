import type { Allocation } from './types.ts';

export interface Share {
  id: string;
  /** Price of the whole line, in pence. */
  pence: number;
}

/**
 * Splits an amount over lines in proportion to their prices. Shares are rounded down to the penny, and the remaining
 * pennies go to the most expensive lines, so that the shares add up to the amount. No share exceeds its line's price.
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
