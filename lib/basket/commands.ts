import 'server-only';
import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { fail, ok, type Result, type UpstreamError } from '@/lib/platform/result';
import { restCart, toBasket } from './map-cart';
import type { LineItemRequest } from './requests';
import { asRequest, extrasAbove, findLine, holdsMore, idsRemovedWith, mayUseCart } from './rules';
import type { Basket } from './types';

/** There is no such basket, or it is somebody else's: the two are never told apart. Or there is no such line in it. */
export type NoBasket = { kind: 'no-basket' | 'no-line' };
type Answer<T> = Promise<Result<T, UpstreamError | NoBasket>>;

const noBasket = fail<NoBasket>({ kind: 'no-basket' });
const query = { include: 'line_items.physical_items.options,line_items.digital_items.options' };
const answer = z.object({ data: restCart }).transform(({ data }) => toBasket(data));

/** The basket with this id, if the session may see it. `customerId` is null for a visitor. */
export async function readBasket(cartId: string, customerId: number | null): Answer<Basket> {
  const found = await managementRequest({ path: `/v3/carts/${cartId}`, query }, answer);
  if (!found.ok) return found.error.status === 404 ? noBasket : found;
  return mayUseCart(found.value.customerId, customerId) ? found : noBasket;
}

/** A new basket with its first lines (specification §4). */
export async function createBasket(items: LineItemRequest[], customerId: number | null): Answer<Basket> {
  const body = {
    customer_id: customerId ?? 0,
    line_items: items,
    channel_id: config().commerce.channelId,
    currency: { code: 'GBP' },
  };
  return managementRequest({ method: 'POST', path: '/v3/carts', query, body }, answer);
}

/** Adds lines; the platform puts what is there already together with what comes. */
export async function addToBasket(
  cartId: string,
  items: LineItemRequest[],
  customerId: number | null,
): Answer<Basket> {
  const current = await readBasket(cartId, customerId);
  if (!current.ok) return current;
  const added = await managementRequest(
    { method: 'POST', path: `/v3/carts/${cartId}/items`, query, body: { line_items: items } },
    answer,
  );
  if (added.ok || added.error.kind === 'rejected') return added;
  // The answer is lost, and adding is never asked for twice: the cart itself says whether it was done.
  const now = await readBasket(cartId, customerId);
  return now.ok && holdsMore(current.value, now.value, items) ? now : added;
}

/**
 * Sets how many there are of a line. Its extras never outnumber it: they are lowered first, because the platform changes
 * one line per call, and a call that fails on the way leaves no extra without its product.
 */
export async function setQuantity(
  cartId: string,
  lineId: string,
  quantity: number,
  customerId: number | null,
): Answer<Basket> {
  const current = await readBasket(cartId, customerId);
  if (!current.ok) return current;
  const line = findLine(current.value.lines, lineId);
  if (!line) return fail<NoBasket>({ kind: 'no-line' });
  let now: Result<Basket> = current;
  for (const each of [...extrasAbove(line, quantity), line]) {
    now = await managementRequest(
      {
        method: 'PUT',
        path: `/v3/carts/${cartId}/items/${each.id}`,
        query,
        body: { line_item: { ...asRequest(each), quantity } },
      },
      answer,
    );
    if (!now.ok) return now;
  }
  return now;
}

/** Removes a line and what was bought for it; null when nothing is left and the platform has closed the cart. */
export async function removeLine(
  cartId: string,
  lineId: string,
  customerId: number | null,
): Answer<Basket | null> {
  const current = await readBasket(cartId, customerId);
  if (!current.ok) return current;
  const line = findLine(current.value.lines, lineId);
  if (!line) return current;
  let left: Basket | null = current.value;
  for (const id of idsRemovedWith(line).toReversed()) {
    const path = `/v3/carts/${cartId}/items/${id}` as const;
    const removed: Result<Basket | null> = await managementRequest(
      { method: 'DELETE', path, query },
      answer.nullable(),
    );
    if (!removed.ok) return removed;
    left = removed.value;
  }
  return ok(left);
}
