import { type IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../escape-html.ts';
import { REFERENCE } from '../observe/reference.ts';
import { type Captured, capture } from './capture.ts';
import { type Handle, ownRequest } from './own-request.ts';

const FRESH_MS = 30_000;
const STATUSES = new Set([400, 403, 404, 405, 410, 413, 414, 429, 500, 503]);

export type StatusPages = {
  /**
   * Returns the complete page for a status code, or undefined if the shop has none.
   * @param raw the path as requested
   */
  page(status: number, raw: string, request: IncomingMessage): Promise<Captured | undefined>;
};

/** The shop's own pages at `/status/<code>`, sent in place of the framework's empty error documents. */
export function createStatusPages(handle: Handle): StatusPages {
  const copies = new Map<number, { captured: Captured; at: number }>();

  async function load(status: number, { headers }: IncomingMessage) {
    const copy = copies.get(status);
    if (copy && performance.now() - copy.at < FRESH_MS) return copy.captured;
    const request = ownRequest(`/status/${status}`, headers.host);
    const response = new ServerResponse(request);
    const captured = await capture(response, () => handle(request, response));
    if (captured.status !== 200) return copy?.captured;
    copies.set(status, { captured, at: performance.now() });
    return captured;
  }

  return {
    async page(status, raw, request) {
      if (!STATUSES.has(status)) return undefined;
      const captured = await load(status, request);
      if (!captured) return undefined;
      const { etag: _, ...headers } = captured.headers;
      const html = captured.body
        .toString('utf8')
        .replaceAll(`>/status/${status}<`, () => `>${escapeHtml(shownPath(raw))}<`)
        .replaceAll(REFERENCE, String(request.headers['x-request-id']));
      return { status, headers: { ...headers, 'cache-control': 'no-store' }, body: Buffer.from(html) };
    },
  };
}

const LONGEST_PATH = 200;

/**
 * Decodes a well-formed path as far as it remains the same URL, so not `%2F`, `%3F`, `%23` and `%25`. In the browser,
 * the page's own script shows the same text (`components/status/shown-path.ts`).
 */
export function shownPath(raw: string): string {
  const signs = [...decodeURIComponent(raw.replace(/%(?=2f|3f|23|25)/gi, '%25'))];
  return signs.length > LONGEST_PATH ? `${signs.slice(0, LONGEST_PATH).join('')}…` : signs.join('');
}
