import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Config } from '../config.ts';
import { DATA_FOLDER, type DataFolder } from '../data-folder.ts';
import { gauge } from '../metrics/instruments.ts';
import { metrics } from '../metrics.ts';
import type { BreakerState } from '../resilience/breaker.ts';
import { made, peekShared } from '../shared.ts';
import type { Admission } from './admission.ts';
import { type Answer, plainAnswer } from './answer.ts';
import { outboxState } from './outbox-state.ts';

const PATH = '/api/metrics';
const TYPE = 'text/plain; version=0.0.4; charset=utf-8';
const BREAKER: Record<BreakerState, number> = { closed: 0, 'half-open': 1, open: 2 };

type Asked = { id: string; path: string; isLocal: boolean; authorization: string | undefined };

/**
 * `/api/metrics` as Prometheus reads it, to callers on this machine and to whoever holds `METRICS_TOKEN`; to others
 * there is no such thing. Undefined for every other path.
 */
export function createMetricsAnswer(config: Config, admission: Admission) {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  return (asked: Asked): Answer | undefined => {
    if (asked.path !== PATH) return undefined;
    if (!asked.isLocal && !holdsToken(asked.authorization, config.metricsToken))
      return plainAnswer(404, asked.path, asked.id);
    const lines = [
      ...Object.values(metrics()).flatMap((measure) => measure.lines()),
      ...gauge('http_requests_in_flight', 'Requests that are worked on now.', [[{}, admission.inFlight()]]),
      ...breakers(),
      ...outbox(),
      ...gauge('nodejs_eventloop_delay_seconds', 'How late the event loop was since the last look.', [
        [{ quantile: '0.5' }, delay.percentile(50) / 1e9],
        [{ quantile: '0.99' }, delay.percentile(99) / 1e9],
        [{ quantile: '1' }, delay.max / 1e9],
      ]),
      ...memory(),
    ];
    delay.reset();
    const headers = { 'content-type': TYPE, 'cache-control': 'no-store' };
    return { status: 200, headers, body: Buffer.from(`${lines.join('\n')}\n`) };
  };
}

function holdsToken(authorization: string | undefined, token: string | null): boolean {
  if (token === null) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

function breakers(): string[] {
  const states = peekShared<{ state(): BreakerState }>('breaker.').map(
    ([name, breaker]) => [{ breaker: name.slice('breaker.'.length) }, BREAKER[breaker.state()]] as const,
  );
  return gauge('upstream_breaker_state', 'Breakers: 0 closed, 1 half open, 2 open.', states);
}

function outbox(): string[] {
  const state = outboxState();
  if (state === null) return [];
  const canKeep = state !== 'unreadable' && made<DataFolder>(DATA_FOLDER)?.canKeep() !== false;
  const kept = gauge('data_folder_usable', 'Whether what is promised can be kept: 1, or 0.', [
    [{}, Number(canKeep)],
  ]);
  if (state === 'unreadable') return kept;
  const { waiting, dead, oldestMs } = state;
  return [
    ...kept,
    ...gauge('outbox_items', 'Deliveries that wait, or were given up.', [
      [{ state: 'waiting' }, waiting],
      [{ state: 'dead' }, dead],
    ]),
    ...gauge('outbox_oldest_seconds', 'How long the oldest delivery has been waiting.', [
      [{}, oldestMs / 1_000],
    ]),
  ];
}

function memory(): string[] {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  return [
    ...gauge('process_resident_memory_bytes', 'Memory that the process holds.', [[{}, rss]]),
    ...gauge('nodejs_heap_bytes', 'The heap, and what is held outside of it.', [
      [{ part: 'used' }, heapUsed],
      [{ part: 'total' }, heapTotal],
      [{ part: 'external' }, external],
    ]),
    ...gauge('process_uptime_seconds', 'Age of the process.', [[{}, Math.round(process.uptime())]]),
  ];
}
