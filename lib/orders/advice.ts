import type { ProductCard } from '@/lib/catalogue/types';
import type { Service } from '@/lib/services/types';
import { besideVanLine, hasVisit } from './arrival';
import { comingIn, preparations } from './prepare';
import type { Advice, Order } from './types';

/**
 * How an order comes besides our van, and what to do for its day.
 * @param cards by product, as far as the catalogue could be asked
 */
export const adviceOf = (
  order: Order,
  cards: ReadonlyMap<number, ProductCard>,
  services: readonly Service[],
): Advice => ({
  beside: besideVanLine(order, cards),
  prepare: preparations(
    hasVisit(order)
      ? comingIn(
          order.consignments.flatMap(({ lines }) => lines),
          cards,
        )
      : [],
    services,
  ),
});
