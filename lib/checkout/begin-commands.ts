import 'server-only';
import { cardsIn } from '@/lib/basket/rules';
import type { Outcome } from '@/lib/platform/http/forms';
import type { Session } from '@/lib/platform/session/session';
import { href } from '@/lib/routing/href';
import { accessMessage, readAccessMessage } from './access/answers';
import { unrequestedFault } from './begin-early';
import { setMessage } from './change-commands';
import { refusedBy } from './forms';
import type { Underway } from './queries';
import type { BeginRequest } from './requests';

/** Whether work is in a basket for which its checkout holds no request. */
export const isUnrequested = ({ checkout, basket }: Underway): boolean =>
  unrequestedFault(cardsIn(basket), readAccessMessage(checkout.message).begin) !== null;

/**
 * Keeps the express request with the checkout's message, which goes along to the platform's own checkout and from there
 * to the order. Its shopper can read it there, and take it back.
 */
export async function saveBegin(
  session: Session | null,
  { checkout, basket }: Underway,
  { begin }: BeginRequest,
): Promise<Outcome> {
  const missing = unrequestedFault(cardsIn(basket), begin);
  if (missing) return { ok: false, status: 422, message: missing, fields: { begin: missing } };
  const message = accessMessage({ ...readAccessMessage(checkout.message), begin: begin ?? '' });
  const told = await setMessage(session, checkout.id, message);
  return told.ok ? { ok: true, to: href('/checkout') } : refusedBy(told.error);
}
