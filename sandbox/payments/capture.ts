import { settleOrder } from '../commerce/orders/settle.ts';
import type { Parts } from '../parts.ts';
import type { Payment } from './attempts.ts';

/** What a payment makes of its order; in the transaction that puts the payment on record. */
export function capture(parts: Parts, { orderId, amount, brand, last4 }: Payment): void {
  settleOrder(parts, orderId, {
    methodId: 'sandbox.card',
    methodName: `${brand} ending ${last4}`,
    amount,
  });
}
