import type { IncomingHttpHeaders } from 'node:http';

/** Specification §2: these get all check boxes disabled, so that they do not walk through every choice of a list. */
const CRAWLER = /bingbot|googlebot|slurp/i;
const FREE_BOX = /<input\b(?=[^>]*\btype="checkbox")(?![^>]*\bdisabled\b)/g;

type Caller = { headers: Pick<IncomingHttpHeaders, 'user-agent'> };

export const isCrawler = ({ headers }: Caller): boolean => CRAWLER.test(headers['user-agent'] ?? '');

/** The document for crawlers: the very one where it holds no box that is free. */
export function withLockedBoxes(body: Buffer): Buffer {
  const html = body.toString('latin1');
  const locked = html.replace(FREE_BOX, '<input disabled=""');
  return locked === html ? body : Buffer.from(locked, 'latin1');
}
