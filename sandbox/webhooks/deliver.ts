import { createHmac } from 'node:crypto';
import type { Parts } from '../parts.ts';
import { dueWebhooks, noteDelivery, type Pending } from './queue.ts';

const TIMEOUT_MS = 10_000;

/** Sends what is due, one after the other so that the shop hears of changes in their order. */
export async function deliverDue(parts: Parts, url: string): Promise<void> {
  const { store, config, clock } = parts;
  for (const event of dueWebhooks(store, clock())) {
    const delivered = await send(url, event, config.clientSecret, clock());
    if (!store.isOpen) return;
    noteDelivery(store, event.id, delivered ? clock() : null);
    if (!delivered) return; // whoever does not answer is left in peace until the next round
  }
}

async function send(url: string, event: Pending, secret: string, now: number): Promise<boolean> {
  const id = `evt_${event.id}`;
  const timestamp = String(Math.floor(now / 1000));
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signature(secret, id, timestamp, event.payload),
      },
      body: event.payload,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Standard Webhooks, keyed with the bytes of the client secret. */
function signature(secret: string, id: string, timestamp: string, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
