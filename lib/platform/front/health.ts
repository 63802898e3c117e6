import type { Answer } from './answer.ts';
import type { OutboxCounts } from '../outbox/store.ts';
import type { BreakerState } from '../resilience/breaker.ts';
import { peekShared } from '../shared.ts';

/** Mail that waits longer than this means that something is wrong with its road. */
const LONGEST_WAIT_MS = 15 * 60_000;

/** `live`: the process answers. `ready`: it takes traffic; an upstream that fails makes it degraded, not unready. */
export function healthAnswer(path: string, isReady: boolean, isLocal: boolean): Answer | undefined {
  if (path === '/api/health/live') return json(200, { status: 'ok' });
  if (path !== '/api/health/ready') return undefined;
  if (!isReady) return json(503, { status: 'stopping' });
  const failing = peekShared<{ state(): BreakerState }>('breaker.')
    .filter(([, breaker]) => breaker.state() !== 'closed')
    .map(([name]) => name.slice('breaker.'.length));
  const outbox = outboxState();
  const isSlow = (outbox?.oldestMs ?? 0) > LONGEST_WAIT_MS;
  const status = failing.length > 0 || isSlow ? 'degraded' : 'ok';
  return json(200, isLocal ? { status, failing, outbox } : { status });
}

/** How many deliveries wait or were given up, and for how long the oldest has been waiting; null before the first. */
function outboxState() {
  const [found] = peekShared<{ counts(): OutboxCounts }>('outbox');
  if (!found) return null;
  const { waiting, dead, oldest } = found[1].counts();
  return { waiting, dead, oldestMs: oldest === null ? 0 : Date.now() - oldest };
}

function json(status: number, value: unknown): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(JSON.stringify(value)),
  };
}
