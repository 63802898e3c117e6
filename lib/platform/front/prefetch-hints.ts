import type { IncomingMessage } from 'node:http';
import type { Captured } from './capture.ts';

const STYLE_HINT = /^:HL\["\/_next\/static\/chunks\/[\w~-]+\.css","style"\]\n/gm;

/**
 * A page that the router fetches ahead asks for its style sheets as well, as if it were sure to be shown; browsers
 * complain of each that is not used soon. Without these hints they are fetched when the page is gone to.
 */
export function withoutStyleHints(request: IncomingMessage, captured: Captured): Captured {
  if (!request.headers['next-router-prefetch']) return captured;
  const body = captured.body.toString('utf8').replace(STYLE_HINT, '');
  return { ...captured, body: Buffer.from(body) };
}
