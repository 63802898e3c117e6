import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import type { Answer } from './answer.ts';
import { type ByteCache, createByteCache } from './byte-cache.ts';
import type { Captured } from './capture.ts';
import { chooseEncoding, type Encoding, encode, isCompressible } from './encoding.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const MEMORY = 96 * 1024 * 1024;
/** What the framework says of these is said anew. */
const OURS = ['content-security-policy', 'content-length', 'transfer-encoding'];
const WEEK = 604_800;

/** What was worked out for a body: it is the same as long as the framework gives the same ETag. */
type Finished = { policy: string; encoded: Partial<Record<Encoding, Buffer>> };

export type Documents = {
  /** Adds the policy of an HTML document, compresses what can be compressed, and states how it may be kept. */
  finish(request: IncomingMessage, path: string, captured: Captured): Promise<Answer>;
};

export function createDocuments(config: Config): Documents {
  const memory: ByteCache<Finished> = createByteCache(MEMORY);

  async function finish(request: IncomingMessage, path: string, captured: Captured): Promise<Answer> {
    const contentType = captured.headers['content-type']?.toString() ?? '';
    const isHtml = contentType.startsWith('text/html');
    const { etag } = captured.headers;
    const key = etag && captured.status === 200 ? `${path} ${etag}` : undefined;
    const known = key ? memory.get(key) : undefined;
    const finished = known ?? { policy: isHtml ? policyOf(captured.body) : '', encoded: {} };

    const encoding = isCompressible(contentType, captured.body.length)
      ? chooseEncoding(request.headers['accept-encoding'])
      : 'identity';
    const body = finished.encoded[encoding] ?? (await encode(captured.body, encoding, key ? 'once' : 'each'));
    if (key && !finished.encoded[encoding]) {
      finished.encoded[encoding] = body;
      memory.set(
        key,
        finished,
        Object.values(finished.encoded).reduce((sum, { length }) => sum + length, 512),
      );
    }
    return { status: captured.status, headers: headersOf(captured, isHtml, encoding, finished.policy), body };
  }

  const policyOf = (body: Buffer) => contentSecurityPolicy(inlineScriptHashes(body.toString('utf8')), config);

  return { finish };
}

function headersOf(
  captured: Captured,
  isHtml: boolean,
  encoding: Encoding,
  policy: string,
): Answer['headers'] {
  const headers = { ...captured.headers };
  for (const name of OURS) delete headers[name];
  if (isHtml) {
    for (const name of Object.keys(headers)) if (name.startsWith('x-nextjs-')) delete headers[name];
    headers['cache-control'] = cacheControlOf(headers['cache-control'] ?? '');
    if (captured.status !== 304) headers['content-security-policy'] = policy;
  }
  // One tag for several encodings of the same content.
  if (headers['etag']) headers['etag'] = `W/${headers['etag'].replace(/^W\//, '')}`;
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['vary'] = addToken(headers['vary'] ?? '', 'Accept-Encoding');
  return headers;
}

/** Prerendered pages: browsers ask each time, shared caches keep them for their lifetime and through an outage. */
function cacheControlOf(given: string): string {
  const lifetime = /s-maxage=(\d+)/.exec(given)?.[1];
  if (!lifetime) return 'private, no-store';
  const seconds = Math.min(Number(lifetime), WEEK);
  return `public, max-age=0, s-maxage=${seconds}, stale-if-error=86400`;
}

function addToken(list: string, token: string): string {
  const has = list.toLowerCase().split(/,\s*/).includes(token.toLowerCase());
  return has ? list : [list, token].filter(Boolean).join(', ');
}
