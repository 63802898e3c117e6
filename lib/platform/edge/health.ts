import { DATA_FOLDER, type DataFolder } from '../durable/data-folder.ts';
import type { BreakerState } from '../upstreams/resilience/breaker.ts';
import { existingSingleton, singletonsOf } from '../process-singleton.ts';
import type { Answer } from './answer.ts';
import { outboxState } from './outbox-state.ts';

/** Mail that waits longer than this means that something is wrong with its road. */
const LONGEST_WAIT_MS = 15 * 60_000;

/**
 * `live`: the process answers. `ready`: it takes traffic, which it does not before deliveries have begun. An upstream
 * that fails, or a disk on which nothing can be kept, makes it degraded, not unready: what needs neither goes on.
 */
export function healthAnswer(path: string, isReady: boolean, isLocal: boolean): Answer | undefined {
  if (path === '/api/health/live') return json(200, { status: 'ok' });
  if (path !== '/api/health/ready') return undefined;
  if (!isReady) return json(503, { status: 'stopping' });
  const outbox = outboxState();
  if (outbox === null) return json(503, { status: 'starting' });
  const canKeep = outbox !== 'unreadable' && existingSingleton<DataFolder>(DATA_FOLDER)?.canKeep() !== false;
  const failing = [...openBreakers(), ...(canKeep ? [] : ['data'])];
  const isSlow = outbox !== 'unreadable' && outbox.oldestMs > LONGEST_WAIT_MS;
  const status = failing.length > 0 || isSlow ? 'degraded' : 'ok';
  return json(200, isLocal ? { status, failing, outbox } : { status });
}

const openBreakers = (): string[] =>
  singletonsOf<{ state(): BreakerState }>('breaker.')
    .filter(([, breaker]) => breaker.state() !== 'closed')
    .map(([name]) => name.slice('breaker.'.length));

function json(status: number, value: unknown): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(JSON.stringify(value)),
  };
}
