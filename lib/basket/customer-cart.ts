import 'server-only';
import { readAttribute, setAttributes } from '@/lib/platform/upstreams/customer-attributes';
import { ok, type Result, type UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { addToBasket, createBasket, type NoBasket, readBasket } from './commands';
import { dropCart, keepCart, rememberedCart } from './cookie';
import { madeBefore, REMEMBERED_MS, rememberMade } from './made-before';
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

/** In the book of changes, under what no press is kept under: the cart that a customer's attribute does not name yet. */
const unwritten = (customerId: number) => `reference:${customerId}`;

/**
 * Writes the customer's cart attribute: this cart from now on, or nothing. A cart that the platform did not take down is
 * kept here, and written when the customer's is next read: no basket is lost for it.
 */
async function writeReference(customerId: number, cartId: string | null): Promise<void> {
  const now = Date.now();
  const value = cartId === null ? '' : writeCartReference(cartId, now);
  const written = await setAttributes([{ attribute: 'cart', customerId, value }]);
  const cart = written.ok ? null : cartId;
  await rememberMade(unwritten(customerId), { asked: 'reference', cart }, now, REMEMBERED_MS);
}

/** Blanks the attribute when it names the cart that is gone, or nothing that lives; another cart in it stays. */
export async function blankReference(session: Session, gone: string | null): Promise<void> {
  const reference = await readReference(session);
  const other = reference.ok && reference.value && gone && reference.value.entityId !== gone;
  if (!other) await writeReference(session.customerId, null);
}

/** After a change: the customer's reference follows. */
export async function followReference(session: Session, cartId: string): Promise<void> {
  const reference = await readReference(session);
  await keepReference(session, cartId, reference.ok ? reference.value : null);
}

/**
 * Writes the reference where it names another cart, or was written long enough ago: attributes of customers go by an
 * interface with a quota for the whole store, and a customer may change a basket often.
 */
async function keepReference(
  { customerId }: Session,
  cartId: string,
  reference: CartReference | null,
): Promise<void> {
  if (reference?.entityId === cartId && isFresh(reference, Date.now())) return;
  await writeReference(customerId, cartId);
}

/** A reference that ends so soon is written again when it is next asked for (`isFresh`). */
const DUE_MS = 60_000;

/** What the attribute says, or, where it names nothing that lives, what it could not be told; that is due to be written. */
async function readReference(session: Session): Promise<Result<CartReference | null>> {
  const text = await readAttribute(session, 'cart');
  if (!text.ok) return text;
  const reference = readCartReference(text.value);
  const now = Date.now();
  if (cartOfCustomer(reference, now) !== null) return ok(reference);
  const kept = await madeBefore(unwritten(session.customerId), now - REMEMBERED_MS);
  return ok(kept?.cart ? { entityId: kept.cart, expires: now + DUE_MS } : reference);
}

/**
 * The cart that a signed-in customer goes on with, by the attribute alone (specification §4); null without a living
 * reference. Each day on which it is asked for prolongs it, as it does the cookie.
 */
export async function cartForCustomer(session: Session): Promise<Result<string | null>> {
  const reference = await readReference(session);
  if (!reference.ok) return reference;
  const cartId = cartOfCustomer(reference.value, Date.now());
  if (cartId !== null) await keepReference(session, cartId, reference.value);
  return ok(cartId);
}

/** The cart that whoever asks goes on with: a customer's by the attribute alone, a visitor's by the cookie. */
export async function currentCart(session: Session | null): Promise<Result<string | null>> {
  if (session) return cartForCustomer(session);
  const remembered = await rememberedCart();
  return ok(isCartId(remembered) ? remembered : null);
}

/** The cart that goods are added to: the one that a customer goes on with, whatever else the browser remembers. */
export async function cartToFill(remembered: string, session: Session | null): Promise<Result<string>> {
  const own = session ? await cartForCustomer(session) : ok(null);
  return own.ok ? ok(own.value ?? remembered) : own;
}

/** Puts lines into the customer's own cart, who has one at a time, or else into a new one. */
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
 * After signing in: the cart that the platform gave, or else the one that the attribute still names, if it is the
 * customer's; else no cart, and no reference to one.
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

/** The browser forgets the cart, which stays the customer's. */
export async function leaveCart(): Promise<void> {
  if ((await rememberedCart()) !== null) await dropCart();
}
