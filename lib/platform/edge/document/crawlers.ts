import type { IncomingHttpHeaders } from 'node:http';

/** Specification §2: these get all check boxes disabled, so that they do not walk through every choice of a list. */
const CRAWLER = /bingbot|googlebot|slurp/i;
const BOX = /<input\b(?=[^>]*\btype="checkbox")/;
const FREE_BOX = /<input\b(?=[^>]*\btype="checkbox")(?![^>]*\bdisabled\b)/g;

type Caller = { headers: Pick<IncomingHttpHeaders, 'user-agent'> };

export const isCrawler = ({ headers }: Caller): boolean => CRAWLER.test(headers['user-agent'] ?? '');

/** Whether a document is another one for crawlers. */
export const holdsBoxes = (html: string): boolean => BOX.test(html);

export const withLockedBoxes = (html: string): string => html.replace(FREE_BOX, '<input disabled=""');
