import { Counter, Gauge, Histogram, type MetricObject, Registry } from 'prom-client';
import { AggregatorRegistry } from 'prom-client';
import { expect, test } from 'vitest';
import type { Connection } from '@/lib/platform/edge/renderers/connection';
import { createRendererPool } from '@/lib/platform/edge/renderers/pool';

/** A renderer that counted so many of what there is to count. */
function aRenderer(count: number) {
  const registers = [new Registry()];
  new Counter({ name: 'orders_total', help: 'Orders', registers }).inc(count);
  new Histogram({ name: 'calls_seconds', help: 'Calls', buckets: [1], registers }).observe(count);
  new Gauge({ name: 'memory_bytes', help: 'Memory', registers }).set(count);
  const metrics = async () => (await registers[0]?.getMetricsAsJSON()) as MetricObject[];
  const connection = { metrics, close: () => undefined, owed: () => 0 } as unknown as Connection;
  return { connection, isPrimary: true, lateMs: () => 0 };
}

test('counters of a replaced renderer are kept, and its gauges are not', async () => {
  const pool = createRendererPool();
  const totals = async () => {
    const text = await AggregatorRegistry.aggregate(await pool.metrics()).metrics();
    const value = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
    return [
      value('orders_total'),
      value('calls_seconds_sum'),
      value('calls_seconds_count'),
      value('memory_bytes'),
    ];
  };
  const leave = pool.add(aRenderer(5));
  expect(await totals()).toEqual([5, 5, 1, 5]);
  leave();
  pool.add(aRenderer(2))();
  expect(await totals()).toEqual([7, 7, 2, Number.NaN]);
  pool.add(aRenderer(1));
  expect(await totals()).toEqual([8, 8, 3, 1]);
});
