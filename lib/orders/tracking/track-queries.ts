import 'server-only';
import { headers } from 'next/headers';
import { pictureAt } from '@/lib/catalogue/pictures';
import { getCards } from '@/lib/catalogue/queries';
import type { ProductCard } from '@/lib/catalogue/types';
import { statusFor } from '@/lib/orders/changes/cancel-queries';
import { linesOf } from '@/lib/orders/rules';
import type { Order, OrderLine } from '@/lib/orders/types';
import type { Refusal } from '@/lib/outcome/types';
import { addressIn } from '@/lib/platform/http/api';
import { ok, orNone, type Result, type UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { type Found, lookUp } from './look-up';

const WIDTH = 300;

/** What `/track-order?order=…` shows to whoever is looking. */
export async function trackOrder(
  id: number,
  session: Session | null,
): Promise<Result<Found, UpstreamError | Refusal>> {
  const found = await lookUp(id, { session, address: addressIn(await headers()) });
  if (!found.ok || found.value.kind === 'none') return found;
  if (found.value.kind === 'outline') {
    const { outline } = found.value;
    const status = statusFor({ ...outline, consignments: [] });
    return ok({ kind: 'outline', outline: { ...outline, status } });
  }
  const { record } = found.value;
  const order = { ...(await drawn(record.order)), status: statusFor(record.order) };
  return ok({ kind: 'whole', record: { ...record, order } });
}

/** With its pictures, when the catalogue can be asked. */
export async function drawn(order: Order): Promise<Order> {
  const ids = linesOf(order).map(({ productId }) => productId);
  return withGoods(order, await orNone(getCards(ids), []));
}

/** An order on record with what the catalogue knows of its products today: where they stand and how they look. */
function withGoods(order: Order, cards: readonly ProductCard[]): Order {
  const cardsById = new Map(cards.map((card) => [card.id, card]));
  const complete = (line: OrderLine): OrderLine => {
    const card = cardsById.get(line.productId);
    return {
      ...line,
      path: card?.path ?? null,
      imageUrl: card?.picture ? pictureAt(card.picture, WIDTH) : null,
      extras: line.extras.map(complete),
    };
  };
  return {
    ...order,
    consignments: order.consignments.map((each) => ({ ...each, lines: each.lines.map(complete) })),
  };
}
