import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { ProductCard } from '@/lib/catalogue/types';

/** Bought for an appliance, where its page offers it. */
const isService = ({ kind }: ProductCard): boolean => traitsOf(kind).service !== null;

/** The best of each type, so that two trays do not stand side by side; services are offered elsewhere. */
export function bestOfEachType(cards: readonly ProductCard[], most: number): ProductCard[] {
  const types = new Set<string>();
  const best = cards.filter((card) => {
    const isFirst = !isService(card) && (card.type === '' || !types.has(card.type));
    types.add(card.type);
    return isFirst;
  });
  return best.slice(0, most);
}
