import type { OutgoingHttpHeaders } from 'node:http';
import type { Answer } from './answer.ts';
import type { Captured } from './capture.ts';

type Cookies = OutgoingHttpHeaders['set-cookie'];

/** What the framework answered, and apart from it the cookies that it gives to this caller alone. */
export function partCookies({ headers, ...captured }: Captured): { captured: Captured; cookies: Cookies } {
  const { 'set-cookie': cookies, ...shared } = headers;
  return { captured: { ...captured, headers: shared }, cookies };
}

/** One caller's own copy of an answer: with their cookies, and kept by nobody for others. */
export function withCookies(answer: Answer, cookies: Cookies): Answer {
  if (!cookies) return answer;
  const cacheControl = privately(answer.headers['cache-control']);
  return { ...answer, headers: { ...answer.headers, 'set-cookie': cookies, 'cache-control': cacheControl } };
}

/** What is one reader's own may be known again by its tag, where it might have been kept or nothing is said of that. */
export const privately = (cacheControl = 'public'): string =>
  cacheControl.startsWith('public') ? 'private, no-cache' : cacheControl;
