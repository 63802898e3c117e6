import { createHmac } from 'node:crypto';
import { isSameSecret } from '@/lib/platform/same-secret';

const TOLERANCE_SECONDS = 300;

type Delivery = { headers: Headers; body: string };

/**
 * Whether BigCommerce signed a delivery by Standard Webhooks: `v1,<base64 HMAC-SHA256 of "id.timestamp.body">`, keyed
 * with the bytes of the API account's client secret. Older than five minutes counts as forged.
 */
export function isStandardSignature(secret: string, { headers, body }: Delivery, now = Date.now()): boolean {
  const id = headers.get('webhook-id');
  const timestamp = headers.get('webhook-timestamp');
  if (!id || !timestamp || !isRecent(Number(timestamp) * 1_000, now)) return false;
  const expected = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  const signatures = headers.get('webhook-signature')?.split(' ') ?? [];
  return signatures.some((signature) => isSameSecret(signature, `v1,${expected}`));
}

/**
 * Whether Contentful signed a request: hex HMAC-SHA256 of method, path, the headers that it names, and body, each on
 * its own line. Older than five minutes counts as forged.
 */
export function isContentfulSignature(
  secret: string,
  { headers, body, path }: Delivery & { path: string },
  now = Date.now(),
): boolean {
  const signed = headers.get('x-contentful-signed-headers')?.toLowerCase().split(',') ?? [];
  const signature = headers.get('x-contentful-signature');
  if (!signature || !isRecent(Number(headers.get('x-contentful-timestamp')), now)) return false;
  const lines = signed.toSorted().map((name) => `${name.trim()}:${(headers.get(name) ?? '').trim()}`);
  const expected = createHmac('sha256', secret)
    .update(['POST', path, lines.join(';'), body].join('\n'))
    .digest('hex');
  return signed.includes('x-contentful-timestamp') && isSameSecret(signature, expected);
}

const isRecent = (at: number, now: number) => Math.abs(now - at) <= TOLERANCE_SECONDS * 1_000;
