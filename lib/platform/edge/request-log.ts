import type { ServerResponse } from 'node:http';
import { isLogged, log } from '../observe/log.ts';
import { metrics } from '../observe/metrics.ts';
import type { RequestContext } from '../observe/request-context.ts';
import type { Answer } from './answer.ts';

type Finished = {
  context: RequestContext;
  method: string;
  /** A route's pattern, never what a visitor typed. */
  route: string;
  final: Answer;
  /** As of `performance.now()`. */
  started: number;
  response: ServerResponse;
};

/**
 * Counts a request whose response is being sent, and logs it once the last byte is sent or the client has disconnected.
 */
export function noteRequest({ context, method, route, final, started, response }: Finished): void {
  const { status, cache, body } = final;
  const ttfbMs = performance.now() - started;
  const { requests, pages, shed } = metrics();
  requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, ttfbMs / 1_000);
  if (cache) pages.inc({ cache });
  if (context.shed) shed.inc({ class: context.class ?? '' });
  if (!isLogged('info')) return;

  const write = () =>
    log('info', 'request', {
      requestId: context.requestId,
      ...(context.traceId && { traceId: context.traceId }),
      method,
      route,
      status,
      durMs: Math.round(performance.now() - started),
      ttfbMs: Math.round(ttfbMs),
      bytes: body.length,
      ...(cache && { cache }),
      ...(context.class && { class: context.class }),
      ...(context.shed && { shed: true }),
      ...(context.calls.length > 0 && { upstream: context.calls }),
    });
  if (response.closed || response.destroyed) write();
  else response.once('close', write);
}
