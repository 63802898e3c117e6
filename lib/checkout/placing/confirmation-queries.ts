import 'server-only';
import { getCards } from '@/lib/catalogue/queries';
import type { Confirmation } from '@/lib/checkout/types';
import { adviceOf } from '@/lib/orders/advice';
import { visitDays } from '@/lib/orders/delivery-day';
import { readShownOrder } from '@/lib/orders/queries';
import { linesOf } from '@/lib/orders/rules';
import type { Advice, Order } from '@/lib/orders/types';
import { orFallback, orUnreachable } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { getServices } from '@/lib/services/queries';
import { placedOrder } from './order-queries';

/**
 * Returns the confirmation of an order to the browser that placed it and to its customer; null for everybody else,
 * whatever number they know.
 * @throws UnreachableError
 */
export async function getConfirmation(number: number, session: Session | null): Promise<Confirmation | null> {
  const placed = (await placedOrder(number)) ?? (session && { cart: null });
  if (!placed) return null;
  const { cart } = placed;
  const order = orUnreachable(await readShownOrder({ id: number, cart }, session));
  return order && { order, days: visitDays(order), ...(await adviceFor(order)) };
}

async function adviceFor(order: Order): Promise<Advice> {
  const ids = linesOf(order).map(({ productId }) => productId);
  const [found, services] = await Promise.all([orFallback(getCards(ids), []), orFallback(getServices(), [])]);
  return adviceOf(order, new Map(found.map((card) => [card.id, card])), services);
}
