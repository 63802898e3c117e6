import { part } from '@/lib/build/part-client';
import { sendForm, type Sent } from '@/lib/forms/client';

/** Status with which the shop requires the bot check. */
const CHECK_FIRST = 428;

/** Asks for an order. After five wrong tries it adds a pass of the bot check, without a puzzle. */
export async function sendTracking(action: string, values: unknown): Promise<Sent> {
  const sent = await sendForm(action, values);
  if (sent.ok || sent.status !== CHECK_FIRST) return sent;
  const { takePass } = await part(() => import('@/lib/forms/pass-client'));
  return sendForm(action, { ...(values as object), ...(await takePass()) });
}
