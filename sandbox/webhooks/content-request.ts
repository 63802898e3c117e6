import { createHmac } from 'node:crypto';

const SIGNED = ['x-contentful-signed-headers', 'x-contentful-timestamp', 'x-contentful-topic'];

/**
 * Returns the headers with which Contentful signs a request: a hex HMAC-SHA256 of method, path, signed headers and
 * body, one per line.
 */
export function contentHeaders(
  secret: string,
  { url, topic, body, now }: { url: string; topic: string; body: string; now: number },
): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-topic': topic,
    'x-contentful-timestamp': String(now),
    'x-contentful-signed-headers': SIGNED.join(','),
  };
  const lines = SIGNED.map((name) => `${name}:${headers[name]}`).join(';');
  const canonical = ['POST', new URL(url).pathname, lines, body].join('\n');
  return {
    ...headers,
    'x-contentful-signature': createHmac('sha256', secret).update(canonical).digest('hex'),
  };
}
