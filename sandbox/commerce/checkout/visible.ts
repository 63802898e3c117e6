import { first } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { cartFor } from '../cart/visible.ts';
import type { CommerceContext } from '../context.ts';
import { INCOMPLETE } from '../orders/statuses.ts';
import { rememberPrices } from './prices.ts';
import { checkoutOf } from './read.ts';
import type { Checkout } from './types.ts';

/** Returns a checkout if the shopper may see it. A paid checkout is returned as it was when the order was placed. */
export function checkoutFor(context: CommerceContext, id: string): Checkout | null {
  const { parts, customerId, now } = context;
  const cart = cartFor(context, id);
  if (cart) return checkoutOf(parts.store, cart, now);
  const placed = placedCheckout(parts.store, id);
  const owner = placed?.cart.customerId ?? 0;
  return owner === 0 || owner === customerId ? placed : null;
}

/** Returns the snapshot of a checkout whose order is paid, regardless of its owner; null if there is none. */
export function placedCheckout(store: Store, id: string): Checkout | null {
  const row = first<{ snapshot: string }>(
    store,
    `SELECT p.snapshot FROM placed_checkout AS p JOIN orders AS o ON o.id = p.order_id
     WHERE p.cart_id = ? AND o.status <> ?`,
    id.toLowerCase(),
    INCOMPLETE,
  );
  if (!row) return null;
  const placed = JSON.parse(row.snapshot) as Checkout;
  rememberPrices(placed.cart, placed.prices);
  return placed;
}
