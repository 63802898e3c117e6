import 'server-only';
import { readBasket } from '@/lib/basket/commands';
import { findLine } from '@/lib/basket/rules';
import { CompleteCheckout } from '@/lib/checkout/documents';
import { readCheckout } from '@/lib/checkout/queries';
import { asking } from '@/lib/platform/session/asking';
import type { PlaceRequest } from '@/lib/checkout/requests';
import { openStep } from '@/lib/checkout/rules';
import { codeOf, type CompleteError, NOT_TAKEN, refusalWords } from '@/lib/checkout/words';
import { formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { Refusal } from '@/lib/outcome/types';
import { commerceMutation } from '@/lib/platform/upstreams/commerce';
import { replaceUpstreamMessage } from '@/lib/platform/upstreams/unknown-words';
import { metrics } from '@/lib/platform/observe/metrics';
import { fail, ok, type Result, type UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { readOrderFault } from './fault-queries';
import { isPlaced, readOrderState, readRecordedState } from './order-queries';
import { type PlacedOrder, readPlaced } from './placed';

/** The order after pressing the button: one to be paid with the token, or one that is placed already and has none. */
export type Placed = Omit<PlacedOrder, 'at'> & { token: string | null };
type Answer = Promise<Result<Placed, UpstreamError | Refusal>>;

const refuse = (status: Refusal['status'], message: string) =>
  fail<Refusal>({ kind: 'refusal', status, message });

const GONE =
  'We can’t find this basket any more. If you were signed in, sign in again: what is in your account’s basket is kept.';

/**
 * Makes one order of the basket. Asked again for the same basket, the platform returns the same order with a new
 * payment token. If anything has changed since the shopper looked, it says so and orders nothing.
 */
export async function placeOrder(session: Session | null, asked: PlaceRequest): Answer {
  const placed = await attempt(session, asked);
  const outcome = placed.ok ? 'placed' : 'upstream' in placed.error ? 'failed' : 'refused';
  metrics().orderAttempts.inc({ outcome });
  return placed;
}

async function attempt(session: Session | null, { cartId, total }: PlaceRequest): Answer {
  const earlier = await placedAlready(cartId, session);
  if (!earlier.ok || earlier.value) return earlier.ok ? ok(earlier.value as Placed) : earlier;
  const found = await readCheckout(cartId, session);
  if (!found.ok) return found;
  const checkout = found.value;
  if (!checkout) return refuse(404, GONE);
  if (openStep(checkout) !== 'pay')
    return refuse(409, 'Something about the delivery has changed. Check step 2 again; nothing is paid yet.');
  const fault = await readOrderFault(checkout, session);
  if (!fault.ok) return fault;
  if (fault.value !== null) return refuse(409, fault.value);
  const { sums } = checkout;
  if (sums.due !== total)
    return refuse(
      409,
      `The total has changed from ${formatTotal(total)} to ${formatTotal(sums.due)} since you looked. Nothing is paid yet: check it, then pay.`,
    );
  const answer = await complete(session, cartId, total);
  if (!answer.ok) return answer;
  const done = answer.value;
  const [error] = done?.errors ?? [];
  if (error) return refuse(409, await explained(error, cartId, session));
  if (!done?.orderEntityId) return refuse(409, GONE);
  const order = done.orderEntityId;
  const state = await readRecordedState(order);
  if (state.ok && state.value && state.value.state === 'open' && state.value.total !== sums.total)
    return refuse(409, 'The total has just changed. Nothing is paid yet: check it, then pay.');
  return ok({ order, cart: cartId, token: done.paymentAccessToken?.replace(/^JWT /, '') ?? null });
}

/**
 * The platform refuses once when prices differ from those of the checkout's last change. It is tried again when the
 * total is still the one on the button.
 */
async function complete(session: Session | null, cartId: string, total: Pence) {
  const send = () =>
    commerceMutation(CompleteCheckout, { input: { checkoutEntityId: cartId } }, asking(session));
  const first = await send();
  if (!first.ok) return first;
  const { completeCheckout } = first.value.checkout;
  if (completeCheckout?.errors.some((error) => codeOf(error) === 'CART_CONSISTENCY_ERROR') !== true)
    return ok(completeCheckout);
  const now = await readCheckout(cartId, session);
  if (!now.ok || now.value?.sums.due !== total) return ok(completeCheckout);
  const second = await send();
  return second.ok ? ok(second.value.checkout.completeCheckout) : second;
}

/** Returns the order that this browser has already placed with the basket, in another tab or before a reload. */
async function placedAlready(cartId: string, session: Session | null): Promise<Result<Placed | null>> {
  const earlier = (await readPlaced()).find(({ cart }) => cart === cartId);
  if (!earlier) return ok(null);
  const state = await readOrderState(earlier, session);
  if (!state.ok) return state;
  return ok(state.value && isPlaced(state.value.state) ? { ...earlier, token: null } : null);
}

/** Returns the platform's refusal in words, with the product that it is about. */
async function explained(error: CompleteError, cartId: string, session: Session | null): Promise<string> {
  const about = error.context?.map(({ value }) => value) ?? [];
  const basket = await readBasket(cartId, session);
  const lines = basket.ok ? basket.value.lines : [];
  const line = about.flatMap((id) => (id ? (findLine(lines, id) ?? []) : []))[0];
  const code = codeOf(error);
  return (
    refusalWords(code, line?.name ?? null) ??
    replaceUpstreamMessage(`${code} ${error.message ?? ''}`.trim(), NOT_TAKEN)
  );
}
