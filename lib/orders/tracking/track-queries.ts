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
import { ok, orFallback, type Result, type UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { lookUp } from './look-up';
import type { Found } from './seen-queries';

const WIDTH = 300;

/** Returns what `/track-order?order=…` shows to this visitor. */
export async function trackOrder(
  id: number,
  session: Session | null,
): Promise<Result<Found, UpstreamError | Refusal>> {
  const found = await lookUp(id, { session, address: addressIn(await headers()) });
  if (!found.ok || found.value.kind === 'none') return found;
  if (found.value.kind === 'whole') return ok({ kind: 'whole', order: await drawn(found.value.order) });
  const { outline } = found.value;
  const status = await statusFor({ ...outline, consignments: [] });
  return ok({ kind: 'outline', outline: { ...outline, status } });
}

/** Adds missing paths and pictures of products, if the catalogue can be read. */
async function drawn(order: Order): Promise<Order> {
  const ids = linesOf(order).flatMap(({ productId, path }) => (path === null ? [productId] : []));
  return ids.length === 0 ? order : withGoods(order, await orFallback(getCards(ids), []));
}

/** Adds the current paths and pictures of the products from the catalogue. */
function withGoods(order: Order, cards: readonly ProductCard[]): Order {
  const cardsById = new Map(cards.map((card) => [card.id, card]));
  const complete = (line: OrderLine): OrderLine => {
    const card = cardsById.get(line.productId);
    return {
      ...line,
      path: line.path ?? card?.path ?? null,
      imageUrl: line.imageUrl ?? (card?.picture ? pictureAt(card.picture, WIDTH) : null),
      extras: line.extras.map(complete),
    };
  };
  return {
    ...order,
    consignments: order.consignments.map((each) => ({ ...each, lines: each.lines.map(complete) })),
  };
}
