import { afterEach, expect, test, vi } from 'vitest';
import { staleIfError } from '@/lib/platform/cache/stale-if-error';
import { fail, ok, type UpstreamError } from '@/lib/platform/result';

const failing = (kind: UpstreamError['kind']) => async () => fail({ kind, upstream: 'x', message: 'no' });

afterEach(() => {
  vi.useRealTimers();
});

test.each(['unreachable', 'timeout', 'failed', 'invalid', 'refused'] as const)(
  '%s: the last good one',
  async (kind) => {
    await staleIfError(kind, async () => ok({ price: 1 }));
    expect(await staleIfError(kind, failing(kind))).toEqual(ok({ price: 1 }));
  },
);

test('an answer stands, also "no such thing"', async () => {
  await staleIfError('gone', async () => ok(1));
  expect(await staleIfError('gone', failing('rejected'))).toMatchObject({ ok: false });
  expect(await staleIfError('gone', async () => ok(null))).toEqual(ok(null));
});

test('nothing known is a failure, and so is yesterday’s copy', async () => {
  expect(await staleIfError('never', failing('failed'))).toMatchObject({ ok: false });
  vi.useFakeTimers({ now: 0 });
  await staleIfError('old', async () => ok(1));
  vi.setSystemTime(24 * 60 * 60 * 1_000 + 1);
  expect(await staleIfError('old', failing('failed'))).toMatchObject({ ok: false });
});

test('a copy is a copy: nobody can change it for the next', async () => {
  await staleIfError('shared', async () => ok({ list: [1] }));
  const first = await staleIfError<{ list: number[] }>('shared', failing('failed'));
  if (first.ok) first.value.list.push(2);
  expect(await staleIfError('shared', failing('failed'))).toEqual(ok({ list: [1] }));
});
