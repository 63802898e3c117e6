import { isAppliance } from '@/lib/catalogue/kinds/rules';
import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';

/** So many of what sells most are best sellers: a row mixes its types from among them. */
const BEST = 16;

/** Whether it can be bought as it is. */
export const isForSale = ({ price, stock }: ProductCard): boolean => price !== null && isBuyable(stock);

/** @param cards what sells most first */
export const bestSellers = (cards: readonly ProductCard[]): ProductCard[] =>
  cards.filter((card) => isForSale(card) && isAppliance(card.kind)).slice(0, BEST);

/** One of each type first, then the second of each, and so on, so that a row does not hold one type alone. */
export function mixedTypes(cards: readonly ProductCard[]): ProductCard[] {
  const before = new Map<string, number>();
  const turns = cards.map((card) => {
    const turn = before.get(card.type) ?? 0;
    before.set(card.type, turn + 1);
    return { card, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ card }) => card);
}
