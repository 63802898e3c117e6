import 'server-only';
import { getCards } from '@/lib/catalogue/queries';
import type { Confirmation } from '@/lib/checkout/types';
import { besideVanLine, hasVisit } from '@/lib/orders/arrival';
import { visitDays } from '@/lib/orders/delivery-day';
import { readShownOrder } from '@/lib/orders/queries';
import { comingIn, preparations } from '@/lib/orders/prepare';
import { linesOf } from '@/lib/orders/rules';
import type { Order } from '@/lib/orders/types';
import { orNone, orUnreachable } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { getServices } from '@/lib/services/queries';
import { placedOrder } from './order-queries';

/**
 * The confirmation of an order, for the browser that placed it and for the customer whose it is; null for everybody
 * else, whatever number they know.
 * @throws UnreachableError
 */
export async function getConfirmation(number: number, session: Session | null): Promise<Confirmation | null> {
  const placed = (await placedOrder(number)) ?? (session && { cart: null });
  if (!placed) return null;
  const { cart } = placed;
  const order = orUnreachable(await readShownOrder({ id: number, cart }, session));
  return order && { order, days: visitDays(order), ...(await adviceFor(order)) };
}

/** How it comes and what to do before, as far as the catalogue can be asked what it is. */
async function adviceFor(order: Order): Promise<Pick<Confirmation, 'beside' | 'prepare'>> {
  const ids = linesOf(order).map(({ productId }) => productId);
  const [found, services] = await Promise.all([orNone(getCards(ids), []), orNone(getServices(), [])]);
  const cards = new Map(found.map((card) => [card.id, card]));
  const coming = hasVisit(order)
    ? comingIn(
        order.consignments.flatMap(({ lines }) => lines),
        cards,
      )
    : [];
  return { beside: besideVanLine(order, cards), prepare: preparations(coming, services) };
}
