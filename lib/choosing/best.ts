import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';
import { ruledOut } from './limits';
import { scoreOf, thriftOf } from './score';
import { missingOf } from './three';
import type { Candidate, Household } from './types';

/** 0 meets all that was asked for, 1 falls short of it, 2 is ruled out or cannot be scored, 3 cannot be bought now. */
type Tier = 0 | 1 | 2 | 3;

function tierOf(card: ProductCard, candidate: Candidate | undefined, household: Household): Tier {
  if (!card.price || card.stock.state === 'due' || !isBuyable(card.stock)) return 3;
  if (!candidate || ruledOut(candidate, household.limits) !== null) return 2;
  return missingOf(candidate, household).length > 0 ? 1 : 0;
}

/**
 * Sorts products for a household by the score with which `threeOf` chooses the first pick. Equal scores are sorted by
 * price with delivery and then by product id. Products without a score keep their order.
 */
export function bestFirst(
  cards: readonly ProductCard[],
  candidates: readonly Candidate[],
  household: Household,
): ProductCard[] {
  const weighed = new Map(candidates.map((candidate) => [candidate.card.id, candidate]));
  const thrift = thriftOf(household);
  const placed = cards.map((card) => {
    const candidate = weighed.get(card.id);
    const score = candidate ? scoreOf(candidate, household, thrift) : Number.NEGATIVE_INFINITY;
    return { card, tier: tierOf(card, candidate, household), score, brought: candidate?.brought ?? 0 };
  });
  return placed
    .toSorted(
      (a, b) =>
        a.tier - b.tier ||
        (a.score === b.score ? a.brought - b.brought : b.score - a.score) ||
        (a.score === Number.NEGATIVE_INFINITY ? 0 : a.card.id - b.card.id),
    )
    .map(({ card }) => card);
}
