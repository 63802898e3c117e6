import { first, run } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

export type PaymentStatus = 'success' | 'pending' | 'declined' | 'void';

/** An attempt to pay for an order. */
export interface Payment {
  id: string;
  orderId: number;
  revision: number;
  attempt: string;
  status: PaymentStatus;
  /** The platform's code for why it was declined. */
  reason: number | null;
  amount: number;
  brand: string;
  last4: string;
  returnUrl: string | null;
}

type Row = {
  id: string;
  order_id: number;
  revision: number;
  attempt: string;
  status: PaymentStatus;
  reason: number | null;
  amount: number;
  brand: string;
  last4: string;
  return_url: string | null;
};

const COLUMNS = 'id, order_id, revision, attempt, status, reason, amount, brand, last4, return_url';

export function paymentById(store: Store, id: string): Payment | null {
  return paymentOf(first<Row>(store, `SELECT ${COLUMNS} FROM payment WHERE id = ?`, id));
}

export function paymentByAttempt(store: Store, orderId: number, attempt: string): Payment | null {
  return paymentOf(
    first<Row>(store, `SELECT ${COLUMNS} FROM payment WHERE order_id = ? AND attempt = ?`, orderId, attempt),
  );
}

/** Returns the payment that paid for the order. */
export function successOf(store: Store, orderId: number): Payment | null {
  return paymentOf(
    first<Row>(store, `SELECT ${COLUMNS} FROM payment WHERE order_id = ? AND status = 'success'`, orderId),
  );
}

/** Whether an earlier attempt for this order ended with this reason, the gateway's timeout. */
export function hasTimedOut(store: Store, orderId: number, reason: number): boolean {
  return (
    first(store, 'SELECT 1 FROM payment WHERE order_id = ? AND reason = ?', orderId, reason) !== undefined
  );
}

export function insertPayment(store: Store, payment: Payment, now: number): void {
  run(
    store,
    `INSERT INTO payment (id, order_id, revision, attempt, status, reason, amount, brand, last4, return_url, created_at,
       updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    payment.id,
    payment.orderId,
    payment.revision,
    payment.attempt,
    payment.status,
    payment.reason,
    payment.amount,
    payment.brand,
    payment.last4,
    payment.returnUrl,
    now,
    now,
  );
}

export function setPaymentStatus(
  store: Store,
  id: string,
  status: PaymentStatus,
  reason: number | null,
  now: number,
): void {
  run(
    store,
    'UPDATE payment SET status = ?, reason = ?, updated_at = ? WHERE id = ?',
    status,
    reason,
    now,
    id,
  );
}

/** Voids attempts that still await the bank, because a new attempt replaces them. */
export function voidPending(store: Store, orderId: number, now: number): void {
  run(
    store,
    "UPDATE payment SET status = 'void', updated_at = ? WHERE order_id = ? AND status = 'pending'",
    now,
    orderId,
  );
}

function paymentOf(row: Row | undefined): Payment | null {
  if (!row) return null;
  const { order_id: orderId, return_url: returnUrl, ...rest } = row;
  return { ...rest, orderId, returnUrl };
}
