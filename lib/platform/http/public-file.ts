import 'server-only';
import { addressOf } from './api';
import { hit } from './rate-limit';
import { isUnreachable } from '@/lib/platform/result';

/** Far more than any crawler needs, and far less than would be noticed. */
const LIMIT = { name: 'public-files', most: 300, windowMs: 10 * 60_000 };

/**
 * Returns a response for crawlers and feed readers, the same for everybody and cacheable for an hour.
 * @param type of the content, without charset
 * @param make returns the body; null is a 404, and UnreachableError a 503
 */
export async function publicFile(
  request: Request,
  type: string,
  make: () => Promise<string | ReadableStream<BufferSource> | null>,
): Promise<Response> {
  const wait = await hit(LIMIT, addressOf(request));
  if (wait !== null) return new Response(null, { status: 429, headers: { 'retry-after': String(wait) } });
  try {
    const body = await make();
    if (body === null) return new Response('404 Not Found\n', { status: 404 });
    const headers = {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=0, s-maxage=3600',
    };
    return new Response(body, { headers });
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return new Response('503 Service Unavailable\n', { status: 503, headers: { 'retry-after': '30' } });
  }
}
