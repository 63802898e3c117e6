import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';
import { ruledOut } from './limits';
import { scoreOf, thriftOf } from './score';
import { missingOf } from './three';
import type { Candidate, Household } from './types';

/** What meets all that was asked, what falls short of it, what cannot be used or weighed, and what cannot be had. */
type Tier = 0 | 1 | 2 | 3;

function tierOf(card: ProductCard, candidate: Candidate | undefined, household: Household): Tier {
  if (!card.price || card.stock.state === 'due' || !isBuyable(card.stock)) return 3;
  if (!candidate || ruledOut(candidate, household.limits) !== null) return 2;
  return missingOf(candidate, household).length > 0 ? 1 : 0;
}

/**
 * Goods in order for a household, by what `threeOf` chooses the first of the three by: equal ones by price, then by
 * number, and what is not weighed as it was.
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
