import { isBuyable } from '@/lib/catalogue/stock';
import type { Pence } from '@/lib/money/types';
import type { SetTerms } from '@/lib/policy/types';
import type { Piece } from './types';

export type SetSaving = {
  kinds: number;
  perMille: number;
  /** What is taken off each line, in the order of the pieces; they sum to `total`. */
  lines: Pence[];
  total: Pence;
  /** What the next tier would take off these same goods beyond what is taken off now; null at the top. */
  next: { kinds: number; perMille: number; more: Pence } | null;
};

const tierOf = (kinds: number, { tiers }: SetTerms): number =>
  tiers.find((tier) => kinds >= tier.kinds)?.perMille ?? 0;

const counts = ({ setKind, clearance, stock, price }: Piece): boolean =>
  setKind !== null && !clearance && price !== null && isBuyable(stock);

/** Goods whose kind counts are what the saving is taken of; delivery, services and cover are no pieces. */
const worth = (piece: Piece): Pence => (counts(piece) ? (piece.price ?? 0) * piece.quantity : 0);

const atMost = (sum: Pence, perMille: number, { mostSaved }: SetTerms): Pence =>
  Math.min(mostSaved, Math.floor((sum * perMille) / 1000));

/**
 * What a set saves: whole pence by line, the pennies that are left over on the dearest line, so that the lines sum to
 * the whole, as the platform's discount does.
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
