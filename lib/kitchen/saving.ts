import { isBuyable } from '@/lib/catalogue/stock';
import type { Pence } from '@/lib/money/types';
import type { SetTerms } from '@/lib/policy/types';
import type { Piece } from './types';

export type SetSaving = {
  kinds: number;
  perMille: number;
  /** Discount of each line in pence, in the order of the pieces; they add up to `total`. */
  lines: Pence[];
  total: Pence;
  /** What the next tier would save in addition on the same goods; null at the top tier. */
  next: { kinds: number; perMille: number; more: Pence } | null;
};

const tierOf = (kinds: number, { tiers }: SetTerms): number =>
  tiers.find((tier) => kinds >= tier.kinds)?.perMille ?? 0;

const counts = ({ setKind, clearance, stock, price }: Piece): boolean =>
  setKind !== null && !clearance && price !== null && isBuyable(stock);

/**
 * Returns the value of a piece that counts towards the discount, otherwise 0; delivery, services and cover are not
 * pieces.
 */
const worth = (piece: Piece): Pence => (counts(piece) ? (piece.price ?? 0) * piece.quantity : 0);

const atMost = (sum: Pence, perMille: number, { mostSaved }: SetTerms): Pence =>
  Math.min(mostSaved, Math.floor((sum * perMille) / 1000));

/**
 * Returns the discount of a set in whole pence by line. The remaining pence go to the dearest line, so that the lines
 * add up to the total, as in the platform's discount.
 */
export function setSaving(pieces: readonly Piece[], terms: SetTerms): SetSaving {
  const kinds = new Set(pieces.filter(counts).map(({ setKind }) => setKind)).size;
  const perMille = tierOf(kinds, terms);
  const worths = pieces.map(worth);
  const sum = worths.reduce((all, each) => all + each, 0);
  const total = atMost(sum, perMille, terms);
  const lines = worths.map((each) => (sum === 0 ? 0 : Math.floor((each * total) / sum)));
  const dearest = worths.indexOf(Math.max(...worths));
  if (total > 0) lines[dearest] = (lines[dearest] ?? 0) + total - lines.reduce((all, each) => all + each, 0);
  const next = terms.tiers.findLast((tier) => tier.kinds > kinds);
  return {
    kinds,
    perMille,
    lines,
    total,
    next: next ? { ...next, more: atMost(sum, next.perMille, terms) - total } : null,
  };
}
