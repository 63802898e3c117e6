import { ApiError, sendJson } from '@/lib/http/client';
import { toMoney } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import { href } from '@/lib/routing/href';
import { readPayment } from './payment/answer';
import type { CardAnswer } from './payment/card-fields/types';

/** Outcome of pressing the pay button. */
export type Ending =
  /** The order is placed, paid or awaiting its payment; its page says which. */
  | { kind: 'placed'; to: string }
  /** The bank requires authentication of the shopper at this address. */
  | { kind: 'challenge'; url: string }
  /** The card was refused; another may be accepted. */
  | { kind: 'refused'; message: string }
  /** The order differs from what the page shows, so the shopper has to check the page again. */
  | { kind: 'changed'; message: string }
  /** Nothing happened, because the shop did not answer properly. */
  | { kind: 'failed'; message: string }
  /** It is not known yet whether it is paid. */
  | { kind: 'unsure' };

type Placing = { cartId: string; total: Pence; key: string };
type Placed = { order: number; token: string | null };
type Settled = { state: 'paid' | 'waiting'; redirect: string } | { state: 'open' | 'ended' | 'none' };

const CHECKS = 4;
const BETWEEN_MS = 1_500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Asks what became of the order; null when the shop cannot say.
 * @param placed the order and cart as reported by the platform's own checkout
 */
export async function settle(placed: { order?: string; cart?: string } = {}): Promise<Settled | null> {
  try {
    return await sendJson<Settled>('POST', href('/api/checkout/settle'), placed);
  } catch {
    return null;
  }
}

/** After an inconclusive answer, asks a few times whether the order has arrived. */
async function settleSoon(): Promise<Ending> {
  for (let check = 0; check < CHECKS; check += 1) {
    if (check > 0) await wait(BETWEEN_MS);
    const settled = await settle();
    if (settled && 'redirect' in settled) return { kind: 'placed', to: settled.redirect };
  }
  return { kind: 'unsure' };
}

/** Charges the card with a token; null when it is not known whether the card was charged. */
type Charge = (token: string) => Promise<CardAnswer | null>;

/**
 * Places the order with the shop and pays it with the payments host, which alone receives the card.
 * @param charge null when gift certificates pay for everything
 * @param host hostname of the payments host
 */
export async function pay(
  { cartId, total, key }: Placing,
  charge: Charge | null,
  host: string,
): Promise<Ending> {
  let placed: Placed;
  try {
    placed = await sendJson<Placed>(
      'POST',
      href('/api/checkout/place'),
      { cartId, total: toMoney(total) },
      { 'Idempotency-Key': key },
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const kind = [404, 409, 422].includes(error.status) ? 'changed' : 'failed';
    return { kind, message: error.message };
  }
  const { token } = placed;
  if (token === null || charge === null) return settleSoon();
  const answer = await charge(token);
  const payment = answer ? readPayment(answer.status, answer.body, host) : ({ kind: 'unsure' } as const);
  return payment.kind === 'taken' || payment.kind === 'unsure' ? settleSoon() : payment;
}
