import { first } from '../../store/rows.ts';
import { cartFor } from '../cart/visible.ts';
import type { CommerceContext } from '../context.ts';
import { INCOMPLETE } from '../orders/statuses.ts';
import { rememberPrices } from './prices.ts';
import { checkoutOf } from './read.ts';
import type { Checkout } from './types.ts';

/** The checkout as this shopper may see it; one that was paid for stays as it was then. */
export function checkoutFor(context: CommerceContext, id: string): Checkout | null {
  const cart = cartFor(context, id);
  return cart ? checkoutOf(context.parts.store, cart, context.now) : placedCheckout(context, id);
}

function placedCheckout({ parts, customerId }: CommerceContext, id: string): Checkout | null {
  const row = first<{ customer_id: number; snapshot: string }>(
    parts.store,
    `SELECT p.customer_id, p.snapshot FROM placed_checkout AS p JOIN orders AS o ON o.id = p.order_id
     WHERE p.cart_id = ? AND o.status <> ?`,
    id.toLowerCase(),
    INCOMPLETE,
  );
  if (!row || (row.customer_id !== 0 && row.customer_id !== customerId)) return null;
  const placed = JSON.parse(row.snapshot) as Checkout;
  rememberPrices(placed.cart, placed.prices);
  return placed;
}
