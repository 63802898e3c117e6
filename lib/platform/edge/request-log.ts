import type { ServerResponse } from 'node:http';
import { isLogged, log } from '../observe/log.ts';
import { metrics } from '../observe/metrics.ts';
import type { RequestContext } from '../observe/request-context.ts';
import type { Answer } from './answer.ts';

type Finished = {
  context: RequestContext;
  method: string;
  /** A route's template, never what a visitor typed. */
  route: string;
  final: Answer;
  /** As `performance.now()` says it. */
  started: number;
  response: ServerResponse;
};

/** Counts a request whose answer is on its way, and writes its line once the last byte is out or the caller is gone. */
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
