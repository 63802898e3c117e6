import 'server-only';
import { getCards } from '@/lib/catalogue/queries';
import { getSettings } from '@/lib/content/queries';
import type { Day } from '@/lib/dates/rules';
import { orFallback } from '@/lib/platform/result';
import { getPolicy } from '@/lib/policy/queries';
import { getProductDocuments } from '@/lib/product-documents/queries';
import { getServices } from '@/lib/services/queries';
import { adviceOf } from './advice';
import { type Around, caresOf } from './care';
import { guaranteesOf } from './guarantees';
import { productsSent } from './left';
import { priceDropOf } from './price-drop';
import { waysOf } from './return-ways';
import { linesOf } from './rules';
import type { Order } from './types';

/**
 * Returns advice and aftercare for an order; parts that the catalogue or the CMS cannot supply are empty.
 * @param today in London
 */
export async function getAround(order: Order, today: Day): Promise<Around> {
  const ids = [...new Set(linesOf(order).map(({ productId }) => productId))];
  const [found, documents, services, settings, { returns }] = await Promise.all([
    orFallback(getCards(ids), []),
    orFallback(getProductDocuments(ids), {}),
    orFallback(getServices(), []),
    orFallback(getSettings(), null),
    getPolicy(),
  ]);
  const cards = new Map(found.map((card) => [card.id, card]));
  return {
    ...adviceOf(order, cards, services),
    ways: waysOf(order, cards, returns),
    priceDrop: priceDropOf(order, cards, { days: returns.priceDropDays, today }),
    cares: caresOf(
      found,
      documents,
      guaranteesOf([order], (id) => cards.get(id)?.facts, today, settings?.guaranteeYears ?? 0),
      productsSent(order),
    ),
  };
}
