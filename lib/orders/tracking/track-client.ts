import { part } from '@/lib/build/part-client';
import { sendForm, type Sent } from '@/lib/forms/client';

/** The shop wants to know first that a person is at work. */
const CHECK_FIRST = 428;

/** Asks for an order; after five wrong tries it brings a pass of the bot check along, without a puzzle. */
export async function sendTracking(action: string, values: unknown): Promise<Sent> {
  const sent = await sendForm(action, values);
  if (sent.ok || sent.status !== CHECK_FIRST) return sent;
  const { takePass } = await part(() => import('@/lib/forms/pass-client'));
  return sendForm(action, { ...(values as object), ...(await takePass()) });
}
