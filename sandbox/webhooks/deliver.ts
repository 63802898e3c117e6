import { createHmac } from 'node:crypto';
import type { Parts } from '../parts.ts';
import { contentHeaders } from './content-request.ts';
import { dueWebhooks, noteDelivery, type Pending } from './queue.ts';

const TIMEOUT_MS = 10_000;

/** Where the shop listens for each service; null keeps its events in the store. */
export type WebhookAddresses = { commerce: string | null; content: string | null };

/** Sends what is due, one after the other so that the shop hears of changes in their order. */
export async function deliverDue(parts: Parts, { commerce, content }: WebhookAddresses): Promise<void> {
  const { store, config, clock } = parts;
  for (const event of dueWebhooks(store, clock())) {
    const ofContent = event.scope.startsWith('ContentManagement.');
    const url = ofContent ? content : commerce;
    if (url === null) continue;
    const headers = ofContent
      ? contentHeaders(config.contentWebhookSecret, {
          url,
          topic: event.scope,
          body: event.payload,
          now: clock(),
        })
      : commerceHeaders(event, config.clientSecret, clock());
    const delivered = await send(url, headers, event.payload);
    if (!store.isOpen) return;
    noteDelivery(store, event.id, delivered ? clock() : null);
    if (!delivered) return; // whoever does not answer is left in peace until the next round
  }
}

async function send(url: string, headers: Record<string, string>, body: string): Promise<boolean> {
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

/** Standard Webhooks, keyed with the bytes of the client secret. */
function signature(secret: string, id: string, timestamp: string, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
