import { INCOMPLETE } from '../commerce/orders/statuses.ts';
import type { Parts } from '../parts.ts';
import { first } from '../store/rows.ts';
import { notPayable, PaymentError } from './errors.ts';
import type { PaymentGrant } from './token.ts';

/** An order that awaits payment. */
export interface PayableOrder {
  id: number;
  /** Amount left to pay after gift certificates, in pence. */
  due: number;
}

/**
 * Returns the order that a token is for, if it still is what the buyer agreed to: unpaid, not rewritten since, and with
 * an unchanged cart.
 * @throws PaymentError
 */
export function payableOrder({ store, clock }: Parts, grant: PaymentGrant): PayableOrder {
  if (grant.expiresAt <= clock()) throw new PaymentError(401, 'The payment access token has expired.', null);
  const order = first<{ status: number; revision: number; due: number; same: number }>(
    store,
    `SELECT o.status, o.revision,
       o.total - (SELECT coalesce(sum(amount), 0) FROM order_certificate WHERE order_id = o.id) AS due,
       EXISTS (SELECT 1 FROM cart AS c JOIN placed_checkout AS p ON p.cart_id = c.id
         WHERE c.id = o.cart_id AND c.version = json_extract(p.snapshot, '$.cart.version')) AS same
     FROM orders AS o WHERE o.id = ?`,
    grant.orderId,
  );
  if (!order || order.status !== INCOMPLETE) throw notPayable('The order cannot be paid for.');
  if (order.revision !== grant.revision || order.same !== 1) {
    throw notPayable('The order has changed since it was placed.');
  }
  return { id: grant.orderId, due: order.due };
}
