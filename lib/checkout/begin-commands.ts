import 'server-only';
import { cardsIn } from '@/lib/basket/rules';
import type { Outcome } from '@/lib/platform/http/forms';
import type { Session } from '@/lib/platform/session/session';
import { href } from '@/lib/routing/href';
import { accessMessage, readAccessMessage } from './access/answers';
import { unrequestedFault } from './begin-early';
import { setMessage } from './change-commands';
import { refusedBy } from './forms';
import type { CurrentCheckout } from './queries';
import type { BeginRequest } from './requests';

/** Whether a basket contains work for which its checkout has no express request. */
export const isUnrequested = ({ checkout, basket }: CurrentCheckout): boolean =>
  unrequestedFault(cardsIn(basket), readAccessMessage(checkout.message).begin) !== null;

/**
 * Saves the express request in the checkout's message, which passes through the platform's own checkout to the order.
 * The shopper can read it there, and withdraw it.
 */
export async function saveBegin(
  session: Session | null,
  { checkout, basket }: CurrentCheckout,
  { begin }: BeginRequest,
): Promise<Outcome> {
  const missing = unrequestedFault(cardsIn(basket), begin);
  if (missing) return { ok: false, status: 422, message: missing, fields: { begin: missing } };
  const message = accessMessage({ ...readAccessMessage(checkout.message), begin: begin ?? '' });
  const told = await setMessage(session, checkout.id, message);
  return told.ok ? { ok: true, to: href('/checkout') } : refusedBy(told.error);
}
