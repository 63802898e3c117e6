import { parseJson } from '../../json.ts';
import { readUnreachable } from '../../result.ts';
import { flightRows, payloadOf } from './flight-rows.ts';

/** The response that a page meant when rendering it met an error. */
export type Meaning =
  | { status: 200 | 404 | 410 | 500 }
  | { status: 503; retryAfter?: number }
  | { status: 303 | 307 | 308; location: string };

/** Length of the document's start that contains the opening tag. */
const HEAD_BYTES = 100;
const EMPTY_DOCUMENT = '<html id="__next_error__"';

/**
 * Reads what an error document means. A page that ended in a throw is an empty document that only holds the reason. A
 * page that handled an error of a cached function is complete and holds no reason; the framework answers 500 and does
 * not cache it, so that the next request tries again. Undefined if there was no error.
 */
export function readErrorDocument(body: Buffer, status: number): Meaning | undefined {
  const isEmpty = body.toString('latin1', 0, HEAD_BYTES).includes(EMPTY_DOCUMENT);
  if (!isEmpty && status !== 500) return undefined;
  const digests = digestsOf(body.toString('utf8'));
  for (const digest of digests) {
    if (digest.startsWith('NEXT_REDIRECT;')) return readRedirect(digest);
    if (digest === 'NEXT_HTTP_ERROR_FALLBACK;404') return { status: 404 };
    if (digest === 'GONE') return { status: 410 };
    const away = readUnreachable(digest);
    if (away) return { status: 503, ...away };
  }
  return { status: isEmpty || digests.length > 0 ? 500 : 200 };
}

/**
 * Returns the digests of a page's errors. They have their own rows in the payload, so text of the page is never taken
 * for one.
 */
function digestsOf(html: string): string[] {
  return [...flightRows(payloadOf(html))].flatMap(({ tag, content }) => {
    if (tag !== 'E') return [];
    const error = parseJson(content.toString('utf8'));
    return typeof error === 'object' && error !== null && 'digest' in error ? [String(error.digest)] : [];
  });
}

/** Reads `NEXT_REDIRECT;replace;/to;308;`, whose URL may contain semicolons. */
function readRedirect(digest: string): Meaning {
  const parts = digest.split(';');
  const status = Number(parts.at(-2));
  const location = parts.slice(2, -2).join(';');
  return { status: status === 308 || status === 303 ? status : 307, location };
}
