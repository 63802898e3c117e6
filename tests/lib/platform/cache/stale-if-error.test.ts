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

test('after a restart in an outage what was good stands in: content for a month, all else for a day', async () => {
  stubEnvironment({});
  const begin = async () => {
    const { startKeptAnswers, keptAnswers } = await import('@/lib/platform/cache/kept-answers');
    startKeptAnswers();
    const { staleIfError } = await import('@/lib/platform/cache/stale-if-error');
    return { staleIfError, end: async () => keptAnswers()?.stop() };
  };
  const before = await begin();
  await before.staleIfError('kept', async () => ok({ price: 1 }));
  await before.end();
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
  const after = await begin();
  expect(await after.staleIfError('kept', failing('unreachable'))).toEqual(ok({ price: 1 }));
  expect(await after.staleIfError('never', failing('unreachable'))).toMatchObject({ ok: false });
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1_000, toFake: ['Date'] });
  expect(await after.staleIfError('kept', failing('unreachable'))).toMatchObject({ ok: false });
  expect(await after.staleIfError('kept', failing('unreachable'), { days: 30 })).toEqual(ok({ price: 1 }));
  await after.end();
});

test('what the build was made from stands in as well', async () => {
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
  expect(await staleIfError('delivery', failing('timeout'))).toEqual(ok({ days: 1 }));
});
