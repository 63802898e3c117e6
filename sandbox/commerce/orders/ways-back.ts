import { all, run } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { CERTIFICATE } from './settle.ts';
import { statusId } from './statuses.ts';
import type { Order } from './types.ts';

/** An amount returned by a payment method, in pence. */
export interface Returned {
  methodId: string;
  amount: number;
}

/** Returns the amount returned by a payment method in earlier refunds, in pence. */
export function returnedBy(methodId: string, refunds: readonly { payments: readonly Returned[] }[]): number {
  return refunds
    .flatMap(({ payments }) => payments)
    .reduce((sum, payment) => sum + (payment.methodId === methodId ? payment.amount : 0), 0);
}

/**
 * Splits a refund over what earlier refunds left of the order's payments: the card first, then gift certificates,
 * unless the order is cancelled, as these have then been credited already.
 */
export function waysBack(
  { payments, status }: Order,
  refunds: readonly { payments: readonly Returned[] }[],
  amount: number,
): Order['payments'] {
  const gone = new Map(payments.map(({ methodId }) => [methodId, returnedBy(methodId, refunds)]));
  let left = amount;
  return payments
    .filter(({ methodId }) => methodId !== CERTIFICATE || status !== statusId('Cancelled'))
    .toSorted((a, b) => Number(a.methodId === CERTIFICATE) - Number(b.methodId === CERTIFICATE))
    .flatMap((payment) => {
      const before = gone.get(payment.methodId) ?? 0;
      const used = Math.min(before, payment.amount);
      gone.set(payment.methodId, before - used);
      const part = Math.min(left, payment.amount - used);
      left -= part;
      return part > 0 ? [{ ...payment, amount: part }] : [];
    });
}

/** Adds a refunded amount to the balances of the gift certificates that paid for an order. */
export function creditCertificates(store: Store, orderId: number, amount: number): void {
  let left = amount;
  for (const paid of all<{ certificate_id: number; amount: number }>(
    store,
    `SELECT c.certificate_id, c.amount - c.refunded AS amount FROM order_certificate AS c
     JOIN gift_certificate AS g ON g.id = c.certificate_id WHERE c.order_id = ? ORDER BY g.code`,
    orderId,
  )) {
    const part = Math.min(left, paid.amount);
    left -= part;
    run(store, 'UPDATE gift_certificate SET balance = balance + ? WHERE id = ?', part, paid.certificate_id);
    run(
      store,
      'UPDATE order_certificate SET refunded = refunded + ? WHERE order_id = ? AND certificate_id = ?',
      part,
      orderId,
      paid.certificate_id,
    );
  }
}
