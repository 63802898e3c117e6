import type { PieceKind } from '@/lib/catalogue/kinds/types';
import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';
import { fitAtHome } from '@/lib/fit/at-home';
import type { Home } from '@/lib/home/types';
import { findingsFor } from '@/lib/kitchen/compatibility';
import { pieceOf } from '@/lib/kitchen/pieces';
import type { Piece } from '@/lib/kitchen/types';
import type { Pence } from '@/lib/money/types';

/** Candidates for the places of a set, bestsellers first. */
export type Candidates = Partial<Record<PieceKind, readonly ProductCard[]>>;

export type Completed = {
  chosen: ProductCard[];
  /** Kinds for which nothing was found that fits, matches and is within the budget. */
  without: PieceKind[];
};

const clashes = (pieces: readonly Piece[], home: Home): number =>
  findingsFor(pieces, home.kitchen).filter(({ result }) => result === 'CLASH').length;

/** Returns the most frequent finish of a set. */
function finishOf(pieces: readonly Piece[]): string | undefined {
  const codes = pieces.flatMap(({ place, facts }) => (place && facts.colourCode) || []);
  const times = (code: string) => codes.filter((each) => each === code).length;
  return codes.toSorted((a, b) => times(b) - times(a))[0];
}

const priceOf = ({ price }: ProductCard): Pence => price?.now ?? Number.POSITIVE_INFINITY;
/** Returns the lowest price of the candidates; 0 where there are none. */
const leastOf = (cards: readonly ProductCard[] = []): Pence =>
  cards.length > 0 ? Math.min(...cards.map(priceOf)) : 0;

/**
 * Fills the places of a set one after the other. Each product has to fit the measured spaces, must not clash, and has
 * to leave enough of the budget for the places after it; the finish of the set is preferred (experience §6 F5).
 * @param budget for all places together, in pence; null for no limit
 */
export function completeSet(
  pieces: readonly Piece[],
  kinds: readonly PieceKind[],
  candidates: Candidates,
  { home, budget }: { home: Home; budget: Pence | null },
): Completed {
  const able = new Map(
    kinds.map((kind) => [
      kind,
      (candidates[kind] ?? []).filter(
        (card) => card.price && isBuyable(card.stock) && fitAtHome(card, home.spaces)?.verdict !== 'NO',
      ),
    ]),
  );
  const finish = finishOf(pieces);
  const done: Completed = { chosen: [], without: [] };
  let left = budget ?? Number.POSITIVE_INFINITY;
  for (const [at, kind] of kinds.entries()) {
    const later = kinds.slice(at + 1).reduce((sum, each) => sum + leastOf(able.get(each)), 0);
    const set = [...pieces, ...done.chosen.map((card) => pieceOf(card, 1))];
    const before = clashes(set, home);
    const suits = (able.get(kind) ?? []).filter(
      (card) => priceOf(card) + later <= left && clashes([...set, pieceOf(card, 1)], home) <= before,
    );
    const card = suits.find(({ facts }) => facts.colourCode === finish) ?? suits[0];
    if (!card) {
      done.without.push(kind);
      continue;
    }
    done.chosen.push(card);
    left -= priceOf(card);
  }
  return done;
}
