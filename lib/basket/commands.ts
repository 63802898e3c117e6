import 'server-only';
import { config } from '@/lib/platform/config';
import { fail, ok, type Result, type UpstreamError } from '@/lib/platform/result';
import { asking } from '@/lib/platform/session/asking';
import type { Session } from '@/lib/platform/session/session';
import { commerceMutation, commerceQuery } from '@/lib/platform/upstreams/commerce';
import {
  AddCartLines,
  CartCoupons,
  CreateCart,
  DeleteCartLine,
  ReadCart,
  UpdateCartLine,
} from './cart-documents';
import { hasCoupon, toBasket, toLineInput } from './map-cart';
import type { LineItemRequest } from './requests';
import { asRequest, extrasAbove, findLine, holdsMore, idsRemovedWith } from './rules';
import type { Basket } from './types';

/**
 * There is no such basket, or it is somebody else's: the platform never tells the two apart, and nor do we. Or there is
 * no such line in it.
 */
export type NoBasket = { kind: 'no-basket' | 'no-line' };
type Answer<T> = Promise<Result<T, UpstreamError | NoBasket>>;
type Cart = Parameters<typeof toBasket>[0];

const noBasket = fail<NoBasket>({ kind: 'no-basket' });

/** The platform's cart as a basket. Coupons whose codes cannot be had are in its total all the same. */
async function basketOf(cart: Cart, session: Session | null): Promise<Basket> {
  const found = hasCoupon(cart)
    ? await commerceQuery(CartCoupons, { id: cart.entityId }, asking(session))
    : null;
  return toBasket(cart, session?.customerId ?? 0, found?.ok ? found.value.site.checkout?.coupons : []);
}

/** The basket with this id, if the session may see it; the session is null for a visitor. */
export async function readBasket(cartId: string, session: Session | null): Answer<Basket> {
  const found = await commerceQuery(ReadCart, { id: cartId }, asking(session));
  if (!found.ok) return found;
  const { cart } = found.value.site;
  return cart ? ok(await basketOf(cart, session)) : noBasket;
}

/** How the platform says that there is no such cart. */
const NO_CART = /^Not Found: Cart\b/i;

/** What a change came to. @param pick the cart from the answer */
async function changed<Data>(
  answer: Result<Data>,
  pick: (data: Data) => Cart | null | undefined,
  session: Session | null,
): Answer<Basket | null> {
  if (!answer.ok) return NO_CART.test(answer.error.words ?? '') ? noBasket : answer;
  const cart = pick(answer.value);
  return ok(cart ? await basketOf(cart, session) : null);
}

/** The same of a change that leaves a cart. */
async function kept(answer: Answer<Basket | null>): Answer<Basket> {
  const found = await answer;
  return found.ok ? (found.value ? ok(found.value) : noBasket) : found;
}

/** A new basket with its first lines (specification §4), of the customer who is signed in. */
export async function createBasket(items: LineItemRequest[], session: Session | null): Answer<Basket> {
  const { currency: currencyCode } = config().commerce;
  const input = { lineItems: items.map(toLineInput), currencyCode };
  const made = await commerceMutation(CreateCart, { input }, asking(session));
  return kept(changed(made, ({ cart }) => cart.createCart?.cart, session));
}

/** Adds lines; the platform puts what is there already together with what comes. */
export async function addToBasket(
  cartId: string,
  items: LineItemRequest[],
  session: Session | null,
): Answer<Basket> {
  const current = await readBasket(cartId, session);
  if (!current.ok) return current;
  const input = { cartEntityId: cartId, data: { lineItems: items.map(toLineInput) } };
  const answer = await commerceMutation(AddCartLines, { input }, asking(session));
  const added = await kept(changed(answer, ({ cart }) => cart.addCartLineItems?.cart, session));
  if (added.ok || added.error.kind === 'rejected' || added.error.kind === 'no-basket') return added;
  // The answer is lost, and adding is never asked for twice: the cart itself says whether it was done.
  const now = await readBasket(cartId, session);
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
  session: Session | null,
): Answer<Basket> {
  const current = await readBasket(cartId, session);
  if (!current.ok) return current;
  const line = findLine(current.value.lines, lineId);
  if (!line) return fail<NoBasket>({ kind: 'no-line' });
  let now: Awaited<Answer<Basket>> = current;
  for (const each of [...extrasAbove(line, quantity), line]) {
    const lineItem = toLineInput({ ...asRequest(each), quantity });
    const input = { cartEntityId: cartId, lineItemEntityId: each.id, data: { lineItem } };
    const answer = await commerceMutation(UpdateCartLine, { input }, asking(session));
    now = await kept(changed(answer, ({ cart }) => cart.updateCartLineItem?.cart, session));
    if (!now.ok) return now;
  }
  return now;
}

/** Removes a line and what was bought for it; null when nothing is left and the platform has closed the cart. */
export async function removeLine(
  cartId: string,
  lineId: string,
  session: Session | null,
): Answer<Basket | null> {
  const current = await readBasket(cartId, session);
  if (!current.ok) return current;
  const line = findLine(current.value.lines, lineId);
  if (!line) return current;
  let left: Awaited<Answer<Basket | null>> = current;
  for (const id of idsRemovedWith(line).toReversed()) {
    const input = { cartEntityId: cartId, lineItemEntityId: id };
    const answer = await commerceMutation(DeleteCartLine, { input }, asking(session));
    left = await changed(answer, ({ cart }) => cart.deleteCartLineItem?.cart, session);
    if (!left.ok) return left;
  }
  return left;
}
