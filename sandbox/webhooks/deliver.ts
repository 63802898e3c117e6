import { createHmac } from 'node:crypto';
import type { Parts } from '../parts.ts';
import { contentHeaders } from './content-request.ts';
import { hooksFor, switchOff } from './hooks.ts';
import { dueWebhooks, giveUp, isOver, noteDelivery, type Pending } from './queue.ts';

const TIMEOUT_MS = 10_000;

interface Request {
  url: string;
  headers: Record<string, string>;
}

/**
 * Sends the webhooks that are due, one after another so that every receiver gets them in order. If one of several
 * receivers fails, the event is later sent to all of them again. A receiver that fails the last attempt is deactivated.
 */
export async function deliverDue(parts: Parts): Promise<void> {
  const { store, clock, config } = parts;
  const away = new Set<string>();
  for (const event of dueWebhooks(store, clock(), config.contentWebhookUrl !== null)) {
    const requests = requestsFor(parts, event);
    if (requests.length === 0) giveUp(store, event.id);
    // A receiver that failed is not called again in this round.
    if (requests.length === 0 || requests.some(({ url }) => away.has(url))) continue;
    for (const request of requests) {
      if (!(await send(request, event.payload))) away.add(request.url);
      if (!store.isOpen) return;
    }
    const refused = requests.filter(({ url }) => away.has(url));
    noteDelivery(store, event.id, refused.length === 0 ? clock() : null);
    if (isOver({ ...event, attempts: event.attempts + 1 }))
      for (const { url } of refused) switchOff(parts, url);
  }
}

/** Returns the signed requests for an event, one per receiver. */
function requestsFor({ store, config, clock }: Parts, event: Pending): Request[] {
  const now = clock();
  if (event.scope.startsWith('ContentManagement.')) {
    const url = config.contentWebhookUrl;
    if (url === null) return [];
    const given = { url, topic: event.scope, body: event.payload, now };
    return [{ url, headers: contentHeaders(config.contentWebhookSecret, given) }];
  }
  const signed = commerceHeaders(event, config.clientSecret, now);
  const byDestination = new Map(
    hooksFor(store, event.scope).map(({ destination, headers }) => [destination, { ...headers, ...signed }]),
  );
  return [...byDestination].map(([url, headers]) => ({ url, headers }));
}

async function send({ url, headers }: Request, body: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

function commerceHeaders({ id, payload }: Pending, secret: string, now: number): Record<string, string> {
  const name = `evt_${id}`;
  const timestamp = String(Math.floor(now / 1000));
  return {
    'content-type': 'application/json',
    'webhook-id': name,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature(secret, name, timestamp, payload),
  };
}

/** Signs as Standard Webhooks specifies, with the bytes of the client secret as the key. */
function signature(secret: string, id: string, timestamp: string, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
