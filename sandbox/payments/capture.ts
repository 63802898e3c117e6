import { settleOrder } from '../commerce/orders/settle.ts';
import type { Parts } from '../parts.ts';
import { WALLET } from '../wallets/intents.ts';
import type { Payment } from './attempts.ts';

/** Settles the order of a payment. Call it inside the transaction that records the payment. */
export function capture(parts: Parts, { orderId, amount, brand, last4 }: Payment): void {
  settleOrder(parts, orderId, {
    methodId: last4 === '' ? WALLET.entityId : 'sandbox.card',
    methodName: last4 === '' ? brand : `${brand} ending ${last4}`,
    amount,
  });
}
