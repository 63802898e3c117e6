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
 * `no-basket`: it does not exist or is somebody else's, which the platform does not distinguish. `no-line`: the basket
 * has no such line.
 */
export type NoBasket = { kind: 'no-basket' | 'no-line' };
type Answer<T> = Promise<Result<T, UpstreamError | NoBasket>>;
type Cart = Parameters<typeof toBasket>[0];

const noBasket = fail<NoBasket>({ kind: 'no-basket' });

/** Maps the platform's cart. Where the codes of coupons cannot be read, the total still includes them. */
async function basketOf(cart: Cart, session: Session | null): Promise<Basket> {
  const found = hasCoupon(cart)
    ? await commerceQuery(CartCoupons, { id: cart.entityId }, asking(session))
    : null;
  return toBasket(cart, session?.customerId ?? 0, found?.ok ? found.value.site.checkout?.coupons : []);
}

/** Reads a basket. @param session null for a visitor, who may see anonymous baskets only */
export async function readBasket(cartId: string, session: Session | null): Answer<Basket> {
  const found = await commerceQuery(ReadCart, { id: cartId }, asking(session));
  if (!found.ok) return found;
  const { cart } = found.value.site;
  return cart ? ok(await basketOf(cart, session)) : noBasket;
}

/** The platform's message for a cart that does not exist. */
const NO_CART = /^Not Found: Cart\b/i;

/**
 * The basket after a mutation; null where the platform has closed the cart. @param pick takes the cart from the answer
 */
async function changed<Data>(
  answer: Result<Data>,
  pick: (data: Data) => Cart | null | undefined,
  session: Session | null,
): Answer<Basket | null> {
  if (!answer.ok) return NO_CART.test(answer.error.words ?? '') ? noBasket : answer;
  const cart = pick(answer.value);
  return ok(cart ? await basketOf(cart, session) : null);
}

/** The basket after a mutation that always leaves a cart. */
async function kept(answer: Answer<Basket | null>): Answer<Basket> {
  const found = await answer;
  return found.ok ? (found.value ? ok(found.value) : noBasket) : found;
}

/** Creates a basket with its first lines (specification §4), for the customer or for a visitor. */
export async function createBasket(items: LineItemRequest[], session: Session | null): Answer<Basket> {
  const { currency: currencyCode } = config().commerce;
  const input = { lineItems: items.map(toLineInput), currencyCode };
  const made = await commerceMutation(CreateCart, { input }, asking(session));
  return kept(changed(made, ({ cart }) => cart.createCart?.cart, session));
}

/** Adds lines; the platform merges them with equal lines. */
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
  // The answer was lost. Adding must not be repeated, so the cart itself shows whether it was done.
  const now = await readBasket(cartId, session);
  return now.ok && holdsMore(current.value, now.value, items) ? now : added;
}

/**
 * Sets the quantity of a line. Its extras never outnumber it. The platform changes one line per call, so extras are
 * lowered first: if a call fails half-way, no extra is left without its product.
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

/** Removes a line and its extras; null when the basket is empty then and the platform has closed the cart. */
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
