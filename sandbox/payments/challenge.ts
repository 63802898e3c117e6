import { releaseOrder } from '../commerce/orders/hold.ts';
import { stockChanged } from '../commerce/orders/stock.ts';
import type { Parts } from '../parts.ts';
import { first } from '../store/rows.ts';
import { transaction } from '../store/store.ts';
import { type Payment, paymentById, setPaymentStatus } from './attempts.ts';
import { capture } from './capture.ts';
import { CODES, PaymentError } from './errors.ts';
import { payableOrder } from './payable.ts';

/**
 * Records the decision made on the bank's page. It is final: further calls return the payment as decided. An order that
 * has changed in the meantime is not charged. Returns `null` if there is no such payment.
 */
export function decideChallenge(parts: Parts, id: string, approved: boolean): Payment | null {
  const { store, clock } = parts;
  const found = paymentById(store, id);
  if (found?.status !== 'pending') return found;
  transaction(store, () => {
    const now = clock();
    if (!approved || !stillPayable(parts, found)) {
      setPaymentStatus(store, id, 'declined', approved ? CODES.notPayable : CODES.declined, now);
      releaseOrder(parts, found.orderId);
      return;
    }
    setPaymentStatus(store, id, 'success', null, now);
    capture(parts, found);
  });
  stockChanged(parts, found.orderId);
  return paymentById(store, id);
}

function stillPayable(parts: Parts, { orderId, revision }: Payment): boolean {
  try {
    payableOrder(parts, { orderId, revision, expiresAt: Number.POSITIVE_INFINITY });
    return isHeld(parts, orderId);
  } catch (error) {
    if (error instanceof PaymentError) return false;
    throw error;
  }
}

function isHeld({ store }: Parts, orderId: number): boolean {
  return first(store, 'SELECT 1 FROM orders WHERE id = ? AND held = 1', orderId) !== undefined;
}
