import 'server-only';
import { readAttribute, setAttributes } from '@/lib/platform/upstreams/customer-attributes';
import { ok, type Result, type UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { addToBasket, createBasket, type NoBasket, readBasket } from './commands';
import { dropCart, keepCart, rememberedCart } from './cookie';
import { findChange, REMEMBERED_MS, recordChange } from './change-log';
import type { LineItemRequest } from './requests';
import {
  cartOfCustomer,
  type CartReference,
  isCartId,
  isFresh,
  readCartReference,
  writeCartReference,
} from './rules';
import type { Basket } from './types';

/**
 * Key in the change log for a cart that the customer's attribute does not name yet. It cannot equal an idempotency key
 * of the browser.
 */
const unwrittenKey = (customerId: number) => `reference:${customerId}`;

/**
 * Writes the customer's cart attribute; null clears it. If the platform fails, the cart is kept in the change log and
 * written when the customer's cart is next read, so that no basket is lost.
 */
async function writeReference(customerId: number, cartId: string | null): Promise<void> {
  const now = Date.now();
  const value = cartId === null ? '' : writeCartReference(cartId, now);
  const written = await setAttributes([{ attribute: 'cart', customerId, value }]);
  const cart = written.ok ? null : cartId;
  await recordChange(unwrittenKey(customerId), { asked: 'reference', cart }, now, REMEMBERED_MS);
}

/** Clears the attribute, unless it cannot be read or names a cart other than the one that is gone. */
export async function blankReference(session: Session, gone: string | null): Promise<void> {
  const reference = await readReference(session);
  if (!reference.ok) return;
  const other = reference.value && gone && reference.value.entityId !== gone;
  if (!other) await writeReference(session.customerId, null);
}

/** Makes the customer's attribute name the cart after a change of the basket. */
export async function followReference(session: Session, cartId: string): Promise<void> {
  const reference = await readReference(session);
  await keepReference(session, cartId, reference.ok ? reference.value : null);
}

/**
 * Writes the reference only if it names another cart or is a day old: customer attributes count against a quota of the
 * whole store, and a customer may change a basket often.
 */
async function keepReference(
  { customerId }: Session,
  cartId: string,
  reference: CartReference | null,
): Promise<void> {
  if (reference?.entityId === cartId && isFresh(reference, Date.now())) return;
  await writeReference(customerId, cartId);
}

/** Short enough for a reference to be rewritten when it is next read (`isFresh`). */
const DUE_MS = 60_000;

/** Returns the attribute's reference or, where that has expired, the one that could not be written and is due to be. */
async function readReference(session: Session): Promise<Result<CartReference | null>> {
  const text = await readAttribute(session, 'cart');
  if (!text.ok) return text;
  const reference = readCartReference(text.value);
  const now = Date.now();
  if (cartOfCustomer(reference, now) !== null) return ok(reference);
  const kept = await findChange(unwrittenKey(session.customerId), now - REMEMBERED_MS);
  return ok(kept?.cart ? { entityId: kept.cart, expires: now + DUE_MS } : reference);
}

/**
 * Returns the cart of a signed-in customer, by the attribute alone (specification §4); null without an unexpired
 * reference. Reading it renews the reference, once a day at most.
 */
export async function cartForCustomer(session: Session): Promise<Result<string | null>> {
  const reference = await readReference(session);
  if (!reference.ok) return reference;
  const cartId = cartOfCustomer(reference.value, Date.now());
  if (cartId !== null) await keepReference(session, cartId, reference.value);
  return ok(cartId);
}

/** Returns the current cart: a customer's by the attribute alone, a visitor's by the cookie. */
export async function currentCart(session: Session | null): Promise<Result<string | null>> {
  if (session) return cartForCustomer(session);
  const remembered = await rememberedCart();
  return ok(isCartId(remembered) ? remembered : null);
}

/** Returns the cart to add to: a customer's own, whatever the browser remembers; a visitor's as remembered. */
export async function cartToFill(remembered: string, session: Session | null): Promise<Result<string>> {
  const own = session ? await cartForCustomer(session) : ok(null);
  return own.ok ? ok(own.value ?? remembered) : own;
}

/** Adds lines to the customer's own cart, of which there is one at a time, or else to a new cart. */
export async function startBasket(
  session: Session | null,
  items: LineItemRequest[],
): Promise<Result<Basket, UpstreamError | NoBasket>> {
  const existing = session ? await cartForCustomer(session) : ok(null);
  if (!existing.ok) return existing;
  if (existing.value !== null) {
    const added = await addToBasket(existing.value, items, session);
    if (added.ok || added.error.kind !== 'no-basket') return added;
  }
  return createBasket(items, session);
}

/**
 * After signing in: remembers the cart that the platform assigned, or else the one that the attribute names if it is
 * the customer's and has lines. Otherwise the browser's cart and the attribute are cleared.
 */
export async function adoptCart(session: Session, assigned: string | null): Promise<void> {
  const read = await readReference(session);
  if (!read.ok && assigned === null) return;
  const reference = read.ok ? read.value : null;
  const named = assigned ?? cartOfCustomer(reference, Date.now());
  const found = named === null ? null : await readBasket(named, session);
  if (found?.ok && found.value.lines.length > 0) {
    await keepCart(found.value.id);
    await keepReference(session, found.value.id, reference);
    return;
  }
  if (found && !found.ok && 'upstream' in found.error) return;
  await leaveCart();
  if (reference) await writeReference(session.customerId, null);
}

/** Drops the cart cookie; the cart itself stays the customer's. */
export async function leaveCart(): Promise<void> {
  if ((await rememberedCart()) !== null) await dropCart();
}
