import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createMemory } from '../../cache/memory.ts';
import type { Config } from '../../config.ts';
import { type Answer, notModified } from '../answer.ts';
import type { Captured } from '../capture.ts';
import { isCrawler, withLockedBoxes } from './crawlers.ts';
import { privately } from '../own-answer.ts';
import { chooseEncoding, type Effort, type Encoding, encode, isCompressible, OFFERED } from '../encoding.ts';
import { type JointStyles, withoutSheets } from './joint-styles.ts';
import { rewrite } from './rewrite.ts';
import { noteChanges } from './rewrite-notes.ts';
import { contentSecurityPolicy } from '../security-headers.ts';
import { isStatic } from '../traffic.ts';

/** Headers of the framework that are replaced. */
const OURS = ['content-security-policy', 'content-length', 'transfer-encoding'];
/** Headers that the framework sets for itself. */
const INTERNAL = /^x-(nextjs|middleware)-/;
const WEEK = 604_800;

type Made = { body: Buffer; scripts: string[]; varies: boolean };

/** What was computed for a body, cached under its ETag. */
type Finished = {
  /** Hashes of its inline scripts, as a Content-Security-Policy names them. */
  scripts: string[];
  /** The body in each encoding requested so far. */
  encoded: Partial<Record<Encoding, Buffer>>;
  /** Whether crawlers get another version. */
  varies: boolean;
};

export type Documents = {
  /**
   * Finishes a response: rewrites an HTML document and adds its Content-Security-Policy, compresses what can be
   * compressed, and sets the cache headers.
   * @param whole if the document is already rewritten, the hashes of its inline scripts
   */
  finish(
    request: IncomingMessage,
    path: string,
    captured: Captured,
    whole?: readonly string[],
  ): Promise<Answer>;
};

export function createDocuments(config: Config, { join }: Pick<JointStyles, 'join'>): Documents {
  const memory = createMemory<Finished>('documents');

  async function finish(
    request: IncomingMessage,
    path: string,
    captured: Captured,
    whole?: readonly string[],
  ): Promise<Answer> {
    const contentType = captured.headers['content-type']?.toString() ?? '';
    const isHtml = contentType.startsWith('text/html');
    const crawler = isHtml && isCrawler(request);
    const tag = etagOf(captured);
    // The framework's own ETags are unique within one path only.
    const key = tag && `${captured.headers.etag ? path : ''} ${tag}${crawler ? ' crawler' : ''}`;
    const isWhole = captured.status !== 206;
    const effort = key || isStatic(path) ? 'once' : 'each';
    const encoding =
      isWhole && isCompressible(contentType, captured.body.length)
        ? chooseEncoding(request.headers['accept-encoding'], OFFERED[effort])
        : 'identity';
    const madeOf = (body: Buffer): Made =>
      whole ? { body, scripts: [...whole], varies: false } : wholeOf(body, isHtml, crawler);
    const kept = key === undefined ? undefined : memory.get(key);
    const { scripts, varies, encoded } = kept?.encoded[encoding]
      ? kept
      : await finishBody(madeOf(captured.body), encoding, effort);
    if (key && !kept?.encoded[encoding])
      memory.set(key, { scripts, varies, encoded: { ...kept?.encoded, ...encoded } });
    const body = encoded[encoding] ?? captured.body;
    const etag = tag && crawler && varies ? tag.replace(/"$/, '-c"') : tag;
    const headers = headersOf(captured, encoding);
    if (isHtml && captured.status !== 304) {
      headers['content-security-policy'] = contentSecurityPolicy(scripts, config, path);
      if (crawler && varies) headers['cache-control'] = privately(headers['cache-control']);
    }
    const answer = { status: captured.status, headers: { ...headers, ...(etag && { etag }) }, body };
    return notModified(request, answer) ?? answer;
  }

  /** Rewrites the body of an HTML document. Any other body stays as it is. */
  function wholeOf(body: Buffer, isHtml: boolean, crawler: boolean): Made {
    if (!isHtml) return { body, scripts: [], varies: false };
    const { body: whole, scripts, changes } = rewrite(body, join);
    noteChanges(changes);
    const plain = crawler ? withLockedBoxes(whole) : whole;
    return { body: plain, scripts, varies: plain !== whole };
  }

  return { finish };
}

async function finishBody({ body, ...made }: Made, encoding: Encoding, effort: Effort): Promise<Finished> {
  return { ...made, encoded: { [encoding]: await encode(body, encoding, effort) } };
}

function headersOf(captured: Captured, encoding: Encoding): Answer['headers'] {
  const headers = { ...captured.headers };
  const contentType = headers['content-type']?.toString() ?? '';
  for (const name of OURS) delete headers[name];
  if (contentType.startsWith('text/html')) {
    for (const name of Object.keys(headers)) if (INTERNAL.test(name)) delete headers[name];
    headers['cache-control'] = cacheControlOf(headers['cache-control'] ?? '');
    if (headers['link']) headers['link'] = withoutSheets([headers['link']].flat().join(', '));
  } else if (captured.status >= 400) headers['cache-control'] = 'no-store';
  if (contentType === 'application/json') headers['content-type'] = 'application/json; charset=utf-8';
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['vary'] = addToken(headers['vary'] ?? '', 'Accept-Encoding');
  return headers;
}

/**
 * Returns the ETag, the same for all encodings: the framework's own, or else a hash of the content if it is shareable.
 */
function etagOf({ status, headers, body }: Captured): string | undefined {
  if (status !== 200) return undefined;
  if (headers.etag) return `W/${headers.etag.replace(/^W\//, '')}`;
  if (!headers['cache-control']?.includes('s-maxage')) return undefined;
  return `W/"${createHash('sha256').update(body).digest('base64url')}"`;
}

/**
 * The Cache-Control of HTML. Of prerendered pages, browsers revalidate their copy each time, and shared caches keep
 * theirs for its lifetime and during an outage.
 */
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
