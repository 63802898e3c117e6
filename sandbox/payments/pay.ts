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
  /** The caller's key of this try: the same key is the same try, and has the same answer. */
  key: string | null;
  returnUrl: string;
}

export interface Answer {
  payment: Payment;
  /** The test card whose answer gets lost: it has been charged, and the caller shall not hear of it. */
  lost: boolean;
}

/**
 * Pays for an order by card. Everything that follows from the gateway's answer holds in the same transaction, so
 * whenever the process dies the order is paid with its payment on record, or neither. An order is charged at most once
 * (`payment_once`), however often and with whatever keys it is asked for.
 * @throws PaymentError for what was declined, which also gives the order's units back
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
      // Whoever asks again with the same key finds out, so this try keeps none.
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

/** What was answered to the same try before, if it was made. */
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

/** @throws PaymentError for what is gone */
export function holdOrStop(parts: Parts, orderId: number, now: number): void {
  try {
    holdOrder(parts, orderId, now + HOLD_MS);
  } catch (error) {
    throw error instanceof CheckoutError ? notPayable(error.message) : error;
  }
}
