import { isAppliance } from '@/lib/catalogue/kinds/rules';
import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';

/** Number of products that count as best sellers. A row takes one of each type from among them. */
const BEST = 16;

/** Whether a product can be bought now. */
export const isForSale = ({ price, stock }: ProductCard): boolean => price !== null && isBuyable(stock);

/**
 * Returns the appliances that sell best and can be bought.
 * @param cards sorted by sales, highest first
 */
export const bestSellers = (cards: readonly ProductCard[]): ProductCard[] =>
  cards.filter((card) => isForSale(card) && isAppliance(card.kind)).slice(0, BEST);

/**
 * Sorts cards so that the first of each type comes first, then the second of each, and so on. No row then contains a
 * single type only.
 */
export function mixedTypes(cards: readonly ProductCard[]): ProductCard[] {
  const before = new Map<string, number>();
  const turns = cards.map((card) => {
    const turn = before.get(card.type) ?? 0;
    before.set(card.type, turn + 1);
    return { card, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ card }) => card);
}
