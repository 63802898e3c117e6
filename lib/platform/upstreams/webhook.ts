import 'server-only';
import { parseJson } from '@/lib/platform/json';
import { log } from '@/lib/platform/observe/log';
import { metrics } from '@/lib/platform/observe/metrics';
import { expireAgain, expireByEvent } from '@/lib/platform/cache/expire';

/**
 * Handles a webhook delivery: 401 if it is not signed, 400 if it is unreadable, otherwise 200 once the cached answers
 * that it concerns are expired.
 * @param keep stores what else must be done about an event; if it returns false the answer is 503, so that the sender
 * tries again
 */
export async function takeWebhook(
  service: 'commerce' | 'content',
  request: Request,
  isSigned: (body: string) => boolean,
  tagsOf: (event: unknown) => string[] | null,
  keep: (event: unknown) => Promise<boolean>,
): Promise<Response> {
  const body = await request.text();
  const refuse = (status: number, outcome: 'unsigned' | 'unreadable' | 'unkept') => {
    metrics().webhooks.inc({ service, outcome });
    return reply(status);
  };
  if (!isSigned(body)) return refuse(401, 'unsigned');
  const event = parseJson(body);
  const tags = tagsOf(event);
  if (!tags) return refuse(400, 'unreadable');
  if (!(await keep(event))) return refuse(503, 'unkept');
  await expireByEvent(tags);
  if (service === 'content') expireAgain(tags);
  log('info', 'webhook', { tags });
  metrics().webhooks.inc({ service, outcome: 'taken' });
  metrics().lastWebhook.set({ service }, Date.now() / 1_000);
  return reply(200);
}

const reply = (status: number) =>
  new Response(null, {
    status,
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' },
  });
