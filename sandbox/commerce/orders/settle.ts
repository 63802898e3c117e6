import type { Parts } from '../../parts.ts';
import { all, first, run } from '../../store/rows.ts';
import { enqueueWebhook } from '../../webhooks/queue.ts';
import { setOrderStatus } from './change.ts';
import { statusId } from './statuses.ts';

/** The platform's payment method id for gift certificates. */
export const CERTIFICATE = 'giftcertificate';

/** A card payment; `amount` in pence. */
export interface CardPayment {
  methodId: string;
  methodName: string;
  amount: number;
}

/**
 * Settles a paid order, inside the transaction of the payment: records the payments, sets the order to await fulfilment
 * and deletes its cart.
 */
export function settleOrder(parts: Parts, orderId: number, card: CardPayment | null): void {
  const { store } = parts;
  const certificates = all<{ code: string; amount: number }>(
    store,
    `SELECT g.code, c.amount FROM order_certificate AS c JOIN gift_certificate AS g ON g.id = c.certificate_id
     WHERE c.order_id = ? ORDER BY g.code`,
    orderId,
  ).map(({ code, amount }) => ({
    methodId: CERTIFICATE,
    methodName: `Gift certificate ending ${code.slice(-4)}`,
    amount,
  }));
  for (const { methodId, methodName, amount } of card ? [...certificates, card] : certificates) {
    run(
      store,
      'INSERT INTO order_payment (order_id, method_id, method_name, amount) VALUES (?, ?, ?, ?)',
      orderId,
      methodId,
      methodName,
      amount,
    );
  }
  setOrderStatus(parts, orderId, statusId('Awaiting Fulfillment'));
  const cart = first<{ id: string }>(store, 'SELECT cart_id AS id FROM orders WHERE id = ?', orderId);
  if (!cart) return;
  run(store, 'DELETE FROM cart WHERE id = ?', cart.id);
  enqueueWebhook(parts, 'store/cart/converted', { type: 'cart', id: cart.id, orderId });
}
