import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { ProductCard } from '@/lib/catalogue/types';

/** Services are bought for an appliance and offered on its page. */
const isService = ({ kind }: ProductCard): boolean => traitsOf(kind).service !== null;

/** Returns the best product of each type, so that no two trays are shown side by side; services are left out. */
export function bestOfEachType(cards: readonly ProductCard[], most: number): ProductCard[] {
  const types = new Set<string>();
  const best = cards.filter((card) => {
    const isFirst = !isService(card) && (card.type === '' || !types.has(card.type));
    types.add(card.type);
    return isFirst;
  });
  return best.slice(0, most);
}
