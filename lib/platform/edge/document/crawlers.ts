import type { IncomingHttpHeaders } from 'node:http';

/**
 * User agents for which all check boxes are disabled, so that they do not crawl every combination of facets
 * (specification §2).
 */
const CRAWLER = /bingbot|googlebot|slurp/i;
const FREE_BOX = /<input\b(?=[^>]*\btype="checkbox")(?![^>]*\bdisabled\b)/g;

type Caller = { headers: Pick<IncomingHttpHeaders, 'user-agent'> };

export const isCrawler = ({ headers }: Caller): boolean => CRAWLER.test(headers['user-agent'] ?? '');

/** Disables all check boxes. Returns the same buffer if none was enabled. */
export function withLockedBoxes(body: Buffer): Buffer {
  const html = body.toString('latin1');
  const locked = html.replace(FREE_BOX, '<input disabled=""');
  return locked === html ? body : Buffer.from(locked, 'latin1');
}
