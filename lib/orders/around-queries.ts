import 'server-only';
import { getCards } from '@/lib/catalogue/queries';
import type { Day } from '@/lib/dates/rules';
import { orNone } from '@/lib/platform/result';
import { getProductDocuments } from '@/lib/product-documents/queries';
import { getServices } from '@/lib/services/queries';
import { hasVisit } from './arrival';
import { type Around, caresOf } from './care';
import { guaranteesOf } from './guarantees';
import { comingIn, preparations } from './prepare';
import { isUnderWay } from './progress';
import { linesOf } from './rules';
import type { Order, Preparations } from './types';

const NOTHING: Preparations = { before: [], after: [] };

/** As far as the catalogue can be asked. @param today in London */
export async function getAround(order: Order, today: Day): Promise<Around> {
  const lines = linesOf(order);
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const [found, documents, services] = await Promise.all([
    orNone(getCards(ids), []),
    orNone(getProductDocuments(ids), {}),
    orNone(getServices(), []),
  ]);
  const cards = new Map(found.map((card) => [card.id, card]));
  const isDue = isUnderWay(order) && hasVisit(order);
  const coming = comingIn(
    order.consignments.flatMap((each) => each.lines),
    cards,
  );
  return {
    prepare: isDue ? preparations(coming, services) : NOTHING,
    cares: caresOf(
      found,
      documents,
      guaranteesOf([order], (id) => cards.get(id)?.facts, today),
    ),
  };
}
