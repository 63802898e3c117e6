import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { heldBytes } from '../cache/memory.ts';
import { DATA_FOLDER, type DataFolder } from '../durable/data-folder.ts';
import { currentBuild } from '../build-id.ts';
import type { BreakerState } from '../upstreams/resilience/breaker.ts';
import { existingSingleton, processSingleton } from '../process-singleton.ts';
import type { Admission } from './admission.ts';
import type { RendererState } from './renderers/renderer-state.ts';

const BREAKER: Record<BreakerState, number> = { closed: 0, 'half-open': 1, open: 2 };

/**
 * Memory, CPU, event loop and garbage collection, under the names that dashboards for Node expect, and the sizes of the
 * caches.
 */
export const processMetrics = (): Registry =>
  processSingleton('metrics.process', () => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const caches = new Gauge({
      name: 'cache_bytes',
      help: 'What the caches hold, by cache.',
      labelNames: ['cache'],
      registers: [],
      collect() {
        for (const [cache, bytes] of heldBytes()) this.set({ cache }, bytes);
      },
    });
    registry.registerMetric(caches);
    return registry;
  });

/**
 * Creates gauges of the current state. One whose value is not known yet is left out.
 * @returns their registry, and `look`, which updates them
 */
export function createStateMetrics(admission: Pick<Admission, 'inFlight' | 'limit' | 'waiting'>) {
  const registry = new Registry();
  const registers = [registry];
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are worked on now.',
    registers,
  });
  const limit = new Gauge({
    name: 'http_requests_limit',
    help: 'Requests that may be worked on at once now.',
    registers,
  });
  const waiting = new Gauge({
    name: 'http_requests_waiting',
    help: 'Requests that wait for a place.',
    registers,
  });
  const build = new Gauge({
    name: 'shop_build_info',
    help: 'The build that is served: 1.',
    labelNames: ['build'],
    registers,
  });
  build.set({ build: currentBuild().id }, 1);
  const started = new Gauge({
    name: 'shop_start_timestamp_seconds',
    help: 'When the front was started.',
    registers,
  });
  started.set(performance.timeOrigin / 1_000);
  const refusedTokens = new Gauge({
    name: 'upstream_token_refused',
    help: 'Upstreams that do not take the shop’s token: 1.',
    labelNames: ['upstream'],
    registers,
  });
  const breakers = new Gauge({
    name: 'upstream_breaker_state',
    help: 'Breakers: 0 closed, 1 half open, 2 open.',
    labelNames: ['breaker'],
    registers,
  });
  const usable = new Gauge({
    name: 'data_folder_usable',
    help: 'Whether what is promised can be kept: 1, or 0.',
    registers,
  });
  const items = new Gauge({
    name: 'outbox_items',
    help: 'Deliveries that wait, or were given up, by kind.',
    labelNames: ['kind', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'How long the oldest delivery has been waiting, by kind.',
    labelNames: ['kind'],
    registers,
  });

  function lookAtOutbox(outbox: RendererState['outbox']): void {
    usable.remove();
    items.reset();
    oldest.reset();
    if (outbox === null) return;
    const canKeep =
      outbox !== 'unreadable' && existingSingleton<DataFolder>(DATA_FOLDER)?.canKeep() !== false;
    usable.set(Number(canKeep));
    if (outbox === 'unreadable') return;
    for (const { kind, waiting: due, dead, oldestMs } of outbox.kinds) {
      items.set({ kind, state: 'waiting' }, due);
      items.set({ kind, state: 'dead' }, dead);
      oldest.set({ kind }, oldestMs / 1_000);
    }
  }

  return {
    registry,
    look({ breakers: found, refused, outbox }: RendererState) {
      inFlight.set(admission.inFlight());
      limit.set(admission.limit());
      waiting.set(admission.waiting());
      refusedTokens.reset();
      for (const upstream of refused) refusedTokens.set({ upstream }, 1);
      for (const [name, state] of Object.entries(found)) breakers.set({ breaker: name }, BREAKER[state]);
      lookAtOutbox(outbox);
    },
  };
}
