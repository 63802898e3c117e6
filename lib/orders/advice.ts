import type { ProductCard } from '@/lib/catalogue/types';
import { fittingWords } from '@/lib/services/fitting';
import type { Service } from '@/lib/services/types';
import { besideVanLine, hasVisit } from './arrival';
import { toCome } from './left';
import { comingOf, preparations } from './prepare';
import type { Advice, Order } from './types';

/**
 * How an order comes besides our van, what to do for its day, and whether a fitter comes after it.
 * @param cards by product, as far as the catalogue could be asked
 */
export const adviceOf = (
  order: Order,
  cards: ReadonlyMap<number, ProductCard>,
  services: readonly Service[],
): Advice => {
  const visit = { consignments: order.consignments.map(toCome) };
  return {
    beside: besideVanLine(order, cards),
    prepare: preparations(hasVisit(order) ? comingOf(visit, cards) : [], services),
    fitting: fittingWords(comingOf(order, cards)),
  };
};
