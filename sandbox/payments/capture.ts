import { settleOrder } from '../commerce/orders/settle.ts';
import type { Parts } from '../parts.ts';
import { WALLET } from '../wallets/intents.ts';
import type { Payment } from './attempts.ts';

/** What a payment makes of its order; in the transaction that puts the payment on record. */
export function capture(parts: Parts, { orderId, amount, brand, last4 }: Payment): void {
  settleOrder(parts, orderId, {
    methodId: last4 === '' ? WALLET.entityId : 'sandbox.card',
    methodName: last4 === '' ? brand : `${brand} ending ${last4}`,
    amount,
  });
}
