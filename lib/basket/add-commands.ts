import 'server-only';
import { getPolicy } from '@/lib/policy/queries';
import { fail, orFallback, type Result, type UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { isCover } from '@/lib/services/cover';
import { addToBasket, type NoBasket, readBasket } from './commands';
import { coverFaultIn } from './cover';
import { startBasket } from './customer-cart';
import { getGoods } from './goods-queries';
import { withProducts } from './queries';
import type { LineItemRequest } from './requests';
import type { Basket } from './types';

/** Extended cover that cannot be sold like this; `message` says why, for the shopper. */
export type CoverRefused = { kind: 'cover'; message: string };

/**
 * Adds lines to a basket. Cover that no page would offer is refused, because a request can name any product.
 * @param cartId null for a new basket, or for the customer's own
 */
export async function addGoods(
  cartId: string | null,
  items: LineItemRequest[],
  session: Session | null,
): Promise<Result<Basket, UpstreamError | NoBasket | CoverRefused>> {
  const message = await refusedCover(cartId, items, session);
  if (message !== null) return fail<CoverRefused>({ kind: 'cover', message });
  return cartId === null ? startBasket(session, items) : addToBasket(cartId, items, session);
}

/** Adds lines as `addGoods` does, but to a new basket where the remembered one no longer exists. */
export async function addToAny(...[cartId, items, session]: Parameters<typeof addGoods>) {
  const added = await addGoods(cartId, items, session);
  return cartId === null || added.ok || added.error.kind !== 'no-basket'
    ? added
    : addGoods(null, items, session);
}

/**
 * Returns why cover among the items is refused; null where none is. While the catalogue is unreachable it is not
 * checked here, but when the order is placed.
 */
async function refusedCover(
  cartId: string | null,
  items: readonly LineItemRequest[],
  session: Session | null,
): Promise<string | null> {
  const ids = [...new Set(items.map(({ product_id }) => product_id))].toSorted((a, b) => a - b);
  const goods = await orFallback(getGoods(ids), []);
  if (!goods.some(({ card }) => isCover(card))) return null;
  const [basket, { cover: terms }] = await Promise.all([
    cartId === null ? null : readBasket(cartId, session),
    getPolicy(),
  ]);
  const lines = basket?.ok ? (await withProducts(basket.value)).lines : [];
  return coverFaultIn({ items, goods, lines }, terms);
}
