import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { heldBytes } from '../cache/memory.ts';
import { DATA_FOLDER, type DataFolder } from '../durable/data-folder.ts';
import type { BreakerState } from '../upstreams/resilience/breaker.ts';
import { existingSingleton, processSingleton } from '../process-singleton.ts';
import type { Admission } from './admission.ts';
import type { RendererState } from './renderers/renderer-state.ts';

const BREAKER: Record<BreakerState, number> = { closed: 0, 'half-open': 1, open: 2 };

/**
 * Memory, processor, event loop and collected garbage, under the names that dashboards for Node expect; and what the
 * caches hold.
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
 * What is not counted but stands as it is found; what is not known yet is left out.
 * @returns the measures, and what has them look again.
 */
export function createStateMetrics(admission: Pick<Admission, 'inFlight'>) {
  const registry = new Registry();
  const registers = [registry];
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are worked on now.',
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
    help: 'Deliveries that wait, or were given up.',
    labelNames: ['state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'How long the oldest delivery has been waiting.',
    registers,
  });

  function lookAtOutbox(outbox: RendererState['outbox']): void {
    usable.remove();
    items.reset();
    oldest.remove();
    if (outbox === null) return;
    const canKeep =
      outbox !== 'unreadable' && existingSingleton<DataFolder>(DATA_FOLDER)?.canKeep() !== false;
    usable.set(Number(canKeep));
    if (outbox === 'unreadable') return;
    items.set({ state: 'waiting' }, outbox.waiting);
    items.set({ state: 'dead' }, outbox.dead);
    oldest.set(outbox.oldestMs / 1_000);
  }

  return {
    registry,
    look({ breakers: found, outbox }: RendererState) {
      inFlight.set(admission.inFlight());
      for (const [name, state] of Object.entries(found)) breakers.set({ breaker: name }, BREAKER[state]);
      lookAtOutbox(outbox);
    },
  };
}
