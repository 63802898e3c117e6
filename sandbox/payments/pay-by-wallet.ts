import { randomUUID } from 'node:crypto';
import { stockChanged } from '../commerce/orders/stock.ts';
import type { Parts } from '../parts.ts';
import { transaction } from '../store/store.ts';
import { WALLET, type WalletIntent } from '../wallets/intents.ts';
import { insertPayment, type Payment, voidPending } from './attempts.ts';
import { capture } from './capture.ts';
import { notPayable } from './errors.ts';
import { holdOrStop } from './pay.ts';
import { payableOrder } from './payable.ts';
import type { PaymentGrant } from './token.ts';

/** Pays for an order with a payment approved in a wallet. @throws PaymentError */
export function payByWallet(parts: Parts, grant: PaymentGrant, intent: WalletIntent): void {
  const { store, clock } = parts;
  transaction(store, () => {
    const now = clock();
    const order = payableOrder(parts, grant);
    if (order.due > intent.amount) throw notPayable('The total is more than was approved. Approve it again.');
    holdOrStop(parts, order.id, now);
    voidPending(store, order.id, now);
    const payment: Payment = {
      id: randomUUID(),
      orderId: order.id,
      revision: grant.revision,
      attempt: intent.id,
      status: 'success',
      reason: null,
      amount: order.due,
      brand: WALLET.methodName,
      last4: '',
      returnUrl: null,
    };
    insertPayment(store, payment, now);
    capture(parts, payment);
  });
  stockChanged(parts, grant.orderId);
}
