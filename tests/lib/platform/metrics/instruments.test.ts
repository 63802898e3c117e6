import { describe, expect, test } from 'vitest';
import { createCounter, createHistogram, gauge } from '@/lib/platform/metrics/instruments';

describe('a counter', () => {
  test('adds up for each combination of labels', () => {
    const counter = createCounter('calls_total', 'Calls.', ['name', 'end']);
    counter.add(1, 'a', 'ok');
    counter.add(2, 'a', 'ok');
    counter.add(1, 'b', 'failed');
    expect(counter.lines()).toEqual([
      '# HELP calls_total Calls.',
      '# TYPE calls_total counter',
      'calls_total{name="a",end="ok"} 3',
      'calls_total{name="b",end="failed"} 1',
    ]);
  });

  test('without labels starts at nothing', () => {
    expect(createCounter('orders_total', 'Orders.').lines()).toContain('orders_total 0');
  });

  test('takes only so many labels, however many are made up', () => {
    const counter = createCounter('calls_total', 'Calls.', ['name']);
    for (let at = 0; at < 5_000; at += 1) counter.add(1, `made-up-${at}`);
    const lines = counter.lines();
    expect(lines.length).toBeLessThanOrEqual(1_003);
    expect(lines).toContain('calls_total{name="other"} 4000');
  });

  test('writes labels so that they stay in their quotes', () => {
    const counter = createCounter('calls_total', 'Calls.', ['name']);
    counter.add(1, 'a"b\\c\nd');
    expect(counter.lines().at(-1)).toBe('calls_total{name="a\\"b\\\\c\\nd"} 1');
  });
});

test('a histogram counts what is up to each bound', () => {
  const histogram = createHistogram('call_seconds', 'Time.', ['name'], [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 3]) histogram.observe(seconds, 'a');
  expect(histogram.lines().slice(2)).toEqual([
    'call_seconds_bucket{name="a",le="0.1"} 2',
    'call_seconds_bucket{name="a",le="1"} 3',
    'call_seconds_bucket{name="a",le="+Inf"} 4',
    'call_seconds_sum{name="a"} 3.65',
    'call_seconds_count{name="a"} 4',
  ]);
});

test('a gauge stands as it is found', () => {
  const lines = gauge('items', 'Items.', [
    [{ state: 'waiting' }, 2],
    [{}, 1],
  ]);
  expect(lines.slice(2)).toEqual(['items{state="waiting"} 2', 'items 1']);
});
