import type { Answer } from './answer.ts';
import type { BreakerState } from '../resilience/breaker.ts';
import { peekShared } from '../shared.ts';

/** `live`: the process answers. `ready`: it takes traffic; an upstream that fails makes it degraded, not unready. */
export function healthAnswer(path: string, isReady: boolean, isLocal: boolean): Answer | undefined {
  if (path === '/api/health/live') return json(200, { status: 'ok' });
  if (path !== '/api/health/ready') return undefined;
  if (!isReady) return json(503, { status: 'stopping' });
  const failing = peekShared<{ state(): BreakerState }>('breaker.')
    .filter(([, breaker]) => breaker.state() !== 'closed')
    .map(([name]) => name.slice('breaker.'.length));
  const status = failing.length > 0 ? 'degraded' : 'ok';
  return json(200, isLocal ? { status, failing } : { status });
}

function json(status: number, value: unknown): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(JSON.stringify(value)),
  };
}
