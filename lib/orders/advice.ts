import type { ProductCard } from '@/lib/catalogue/types';
import { fittingWords } from '@/lib/services/fitting';
import type { Service } from '@/lib/services/types';
import { besideVanLine, hasVisit } from './arrival';
import { toCome } from './left';
import { comingOf, preparations } from './prepare';
import type { Advice, Order } from './types';

/**
 * Returns what comes by parcel besides the van, how to prepare for the delivery, and what is known of a fitter's visit.
 * @param cards by product id; products are missing where the catalogue could not be read
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
