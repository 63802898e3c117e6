import type { OutgoingHttpHeaders } from 'node:http';
import type { Answer } from './answer.ts';
import type { Captured } from './capture.ts';

type Cookies = OutgoingHttpHeaders['set-cookie'];

/** Separates a response, which may be shared, from its cookies, which belong to one visitor. */
export function partCookies({ headers, ...captured }: Captured): { captured: Captured; cookies: Cookies } {
  const { 'set-cookie': cookies, ...shared } = headers;
  return { captured: { ...captured, headers: shared }, cookies };
}

/** A visitor's own copy of a response, with their cookies; no shared cache may keep it. */
export function withCookies(answer: Answer, cookies: Cookies): Answer {
  if (!cookies) return answer;
  const cacheControl = privately(answer.headers['cache-control']);
  return { ...answer, headers: { ...answer.headers, 'set-cookie': cookies, 'cache-control': cacheControl } };
}

/**
 * Returns the Cache-Control of a visitor's own copy: `private, no-cache` in place of `public` or none, so that the
 * browser can revalidate it by its ETag; any other value unchanged.
 */
export const privately = (cacheControl = 'public'): string =>
  cacheControl.startsWith('public') ? 'private, no-cache' : cacheControl;
