import { INCOMPLETE } from '../commerce/orders/statuses.ts';
import type { Parts } from '../parts.ts';
import { first } from '../store/rows.ts';
import { notPayable, PaymentError } from './errors.ts';
import type { PaymentGrant } from './token.ts';

/** An order that waits for its money. */
export interface PayableOrder {
  id: number;
  /** Pence that certificates leave to be paid. */
  due: number;
}

/**
 * The order that a token is for, as long as it is what its buyer agreed to: unpaid, not written anew since, and its
 * cart as it was.
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
