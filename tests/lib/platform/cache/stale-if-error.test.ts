import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { openAnswersFile } from '@/lib/platform/cache/kept-answers/file';
import { staleIfError } from '@/lib/platform/cache/stale-if-error';
import { fail, ok, type UpstreamError } from '@/lib/platform/result';
import { stubEnvironment } from '../../../support/environment';

const failing = (kind: UpstreamError['kind']) => async () => fail({ kind, upstream: 'x', message: 'no' });

afterEach(() => {
  vi.useRealTimers();
});

test.each(['unreachable', 'timeout', 'failed', 'invalid', 'refused'] as const)(
  'after the error %s the last good answer is returned',
  async (kind) => {
    await staleIfError('x', kind, async () => ok({ price: 1 }));
    expect(await staleIfError('x', kind, failing(kind))).toEqual(ok({ price: 1 }));
  },
);

test('a rejection and a null answer stand, whatever was good before', async () => {
  await staleIfError('x', 'gone', async () => ok(1));
  expect(await staleIfError('x', 'gone', failing('rejected'))).toMatchObject({ ok: false });
  expect(await staleIfError('x', 'gone', async () => ok(null))).toEqual(ok(null));
});

test('without a copy, or with one of more than a day, the call fails', async () => {
  expect(await staleIfError('x', 'never', failing('failed'))).toMatchObject({ ok: false });
  vi.useFakeTimers({ now: 0 });
  await staleIfError('x', 'old', async () => ok(1));
  vi.setSystemTime(24 * 60 * 60 * 1_000 + 1);
  expect(await staleIfError('x', 'old', failing('failed'))).toMatchObject({ ok: false });
});

test('changing a returned copy does not change the next one', async () => {
  await staleIfError('x', 'shared', async () => ok({ list: [1] }));
  const first = await staleIfError<{ list: number[] }>('x', 'shared', failing('failed'));
  if (first.ok) first.value.list.push(2);
  expect(await staleIfError('x', 'shared', failing('failed'))).toEqual(ok({ list: [1] }));
});

test('a call with a copy waits only briefly for an upstream that has just timed out', async () => {
  const slow = () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof ok<number>>>();
    return { read: () => promise, answer: (value: number) => resolve(ok(value)) };
  };
  for (const key of ['first', 'second', 'third']) await staleIfError('y', key, async () => ok(1));
  await staleIfError('y', 'first', failing('timeout'));
  const second = slow();
  expect(await staleIfError('y', 'second', second.read)).toEqual(ok(1));
  const unknown = slow();
  const waiting = staleIfError('y', 'unknown', unknown.read);
  unknown.answer(3);
  expect(await waiting).toEqual(ok(3));
  second.answer(2);
  const third = slow();
  const patient = staleIfError('y', 'third', third.read);
  vi.useFakeTimers();
  await vi.advanceTimersByTimeAsync(2_000);
  third.answer(4);
  expect(await patient).toEqual(ok(4));
  expect(await staleIfError('y', 'second', failing('failed'))).toEqual(ok(2));
});

test('after a restart in an outage the last good answers are used: content for a month, others for a day', async () => {
  stubEnvironment({});
  const begin = async () => {
    const { startKeptAnswers, keptAnswers } = await import('@/lib/platform/cache/kept-answers');
    startKeptAnswers();
    const { staleIfError } = await import('@/lib/platform/cache/stale-if-error');
    return { staleIfError, end: async () => keptAnswers()?.stop() };
  };
  const before = await begin();
  await before.staleIfError('x', 'kept', async () => ok({ price: 1 }));
  await before.end();
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
  const after = await begin();
  expect(await after.staleIfError('x', 'kept', failing('unreachable'))).toEqual(ok({ price: 1 }));
  expect(await after.staleIfError('x', 'never', failing('unreachable'))).toMatchObject({ ok: false });
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1_000, toFake: ['Date'] });
  expect(await after.staleIfError('x', 'kept', failing('unreachable'))).toMatchObject({ ok: false });
  expect(await after.staleIfError('x', 'kept', failing('unreachable'), { days: 30 })).toEqual(
    ok({ price: 1 }),
  );
  await after.end();
});

test('the answers that the build was made from are used as well', async () => {
  stubEnvironment({});
  const [shop, build] = [mkdtempSync(join(tmpdir(), 'shop-')), mkdtempSync(join(tmpdir(), 'build-'))];
  vi.stubEnv('SHOP_DATA', shop);
  const kept = await import('@/lib/platform/cache/kept-answers');
  const built = openAnswersFile(join(build, '.next', 'answers.sqlite'), 1_000_000, 'delete');
  built.keep([{ key: 'delivery', at: Date.now(), bytes: gzipSync('{"days":1}') }]);
  built.close();
  for (const restart of [1, 2]) kept.prepareKeptAnswers(shop, build + '/'.repeat(restart));
  kept.startKeptAnswers();
  const { staleIfError } = await import('@/lib/platform/cache/stale-if-error');
  expect(await staleIfError('x', 'delivery', failing('timeout'))).toEqual(ok({ days: 1 }));
});
