import { randomUUID } from 'node:crypto';
import { CheckoutError } from '../commerce/checkout/errors.ts';
import { holdOrder, releaseOrder } from '../commerce/orders/hold.ts';
import { HOLD_MS } from '../commerce/orders/place.ts';
import { stockChanged } from '../commerce/orders/stock.ts';
import type { Parts } from '../parts.ts';
import { transaction } from '../store/store.ts';
import {
  hasTimedOut,
  insertPayment,
  type Payment,
  paymentByAttempt,
  successOf,
  voidPending,
} from './attempts.ts';
import type { Card } from './body.ts';
import { brandOf, type Verdict, verdictOf } from './cards.ts';
import { capture } from './capture.ts';
import { CODES, declined, notPayable, PaymentError } from './errors.ts';
import { payableOrder } from './payable.ts';
import type { PaymentGrant } from './token.ts';

const TIMEOUT = 504;

export interface Attempt {
  grant: PaymentGrant;
  card: Card;
  /** The caller's idempotency key: the same key means the same attempt and gets the same response. */
  key: string | null;
  returnUrl: string;
}

export interface Answer {
  payment: Payment;
  /** Whether the response is to be lost: the test card has been charged, but the caller gets no response. */
  lost: boolean;
}

/**
 * Pays for an order by card. All consequences of the gateway's response are in the same transaction, so after a crash
 * the order is either paid with its payment recorded, or neither. An order is charged at most once (`payment_once`),
 * whatever keys are sent.
 * @throws PaymentError if the payment is declined, which also releases the order's stock
 */
export function pay(parts: Parts, { grant, card, key, returnUrl }: Attempt): Answer {
  const { store, clock } = parts;
  const done = transaction(store, (): Answer | PaymentError => {
    const known = replayed(parts, grant, key);
    if (known) return known;
    const now = clock();
    const verdict = verdictFor(card, now);
    const order = payableOrder(parts, grant);
    holdOrStop(parts, order.id, now);
    voidPending(store, order.id, now);
    const payment: Payment = {
      id: randomUUID(),
      orderId: order.id,
      revision: grant.revision,
      attempt: key ?? randomUUID(),
      status: 'success',
      reason: null,
      amount: order.due,
      brand: brandOf(card.number),
      last4: card.number.slice(-4),
      returnUrl,
    };
    if (verdict === 'timeout' && !hasTimedOut(store, order.id, TIMEOUT)) {
      // A repeated request with the same key must be processed, so this attempt is stored without it.
      insertPayment(store, { ...payment, attempt: randomUUID(), status: 'void', reason: TIMEOUT }, now);
      return new PaymentError(TIMEOUT, 'The payment gateway did not answer in time.', null);
    }
    const reason = REASONS[verdict];
    if (reason !== undefined) {
      insertPayment(store, { ...payment, status: 'declined', reason }, now);
      releaseOrder(parts, order.id);
      return declined(reason);
    }
    if (verdict === 'challenge') {
      const pending: Payment = { ...payment, status: 'pending' };
      insertPayment(store, pending, now);
      return { payment: pending, lost: false };
    }
    insertPayment(store, payment, now);
    capture(parts, payment);
    return { payment, lost: verdict === 'lost-answer' };
  });
  stockChanged(parts, grant.orderId);
  if (done instanceof PaymentError) throw done;
  return done;
}

const REASONS: Partial<Record<Verdict, number>> = {
  decline: CODES.declined,
  'insufficient-funds': CODES.insufficientFunds,
  expired: CODES.expired,
};

/** Returns the response to an earlier request of the same attempt, or null if there was none. */
function replayed({ store }: Parts, grant: PaymentGrant, key: string | null): Answer | PaymentError | null {
  const same = key === null ? null : paymentByAttempt(store, grant.orderId, key);
  if (same?.status === 'declined') return declined(same.reason ?? CODES.declined);
  if (same && same.status !== 'void') return { payment: same, lost: false };
  const paid = successOf(store, grant.orderId);
  if (!paid) return same ? notPayable('This payment was replaced by another one.') : null;
  return key === null ? { payment: paid, lost: false } : notPayable('The order is paid for already.');
}

function verdictFor(card: Card, now: number): Verdict {
  const lastDay = Date.UTC(card.expiryYear, card.expiryMonth, 1);
  if (lastDay <= now) return 'expired';
  const verdict = verdictOf(card.number);
  if (verdict) return verdict;
  throw new PaymentError(422, 'This sandbox takes test cards only.', CODES.declined, {
    'instrument.number': 'Use one of the test cards.',
  });
}

/** @throws PaymentError if something in the order is no longer available */
export function holdOrStop(parts: Parts, orderId: number, now: number): void {
  try {
    holdOrder(parts, orderId, now + HOLD_MS);
  } catch (error) {
    throw error instanceof CheckoutError ? notPayable(error.message) : error;
  }
}
