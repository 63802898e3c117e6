import { afterEach, expect, test, vi } from 'vitest';
import { orLastGood } from '@/lib/platform/cache/stale-if-error';
import { fail, ok, type UpstreamError } from '@/lib/platform/result';

const failing = (kind: UpstreamError['kind']) => async () => fail({ kind, upstream: 'x', message: 'no' });

afterEach(() => {
  vi.useRealTimers();
});

test.each(['unreachable', 'timeout', 'failed', 'invalid', 'refused'] as const)(
  '%s: the last good one',
  async (kind) => {
    await orLastGood(kind, async () => ok({ price: 1 }));
    expect(await orLastGood(kind, failing(kind))).toEqual(ok({ price: 1 }));
  },
);

test('an answer stands, also "no such thing"', async () => {
  await orLastGood('gone', async () => ok(1));
  expect(await orLastGood('gone', failing('rejected'))).toMatchObject({ ok: false });
  expect(await orLastGood('gone', async () => ok(null))).toEqual(ok(null));
});

test('nothing known is a failure, and so is yesterday’s copy', async () => {
  expect(await orLastGood('never', failing('failed'))).toMatchObject({ ok: false });
  vi.useFakeTimers({ now: 0 });
  await orLastGood('old', async () => ok(1));
  vi.setSystemTime(24 * 60 * 60 * 1_000 + 1);
  expect(await orLastGood('old', failing('failed'))).toMatchObject({ ok: false });
});

test('a copy is a copy: nobody can change it for the next', async () => {
  await orLastGood('shared', async () => ok({ list: [1] }));
  const first = await orLastGood<{ list: number[] }>('shared', failing('failed'));
  if (first.ok) first.value.list.push(2);
  expect(await orLastGood('shared', failing('failed'))).toEqual(ok({ list: [1] }));
});
