import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onRequest } from '@/lib/platform/cache/on-request';
import { noteExpired } from '@/lib/platform/cache/expiries';
import {
  markIncomplete,
  type RequestContext,
  REQUEST_CONTEXTS,
} from '@/lib/platform/observe/request-context';
import { processSingleton } from '@/lib/platform/process-singleton';

const START = Date.parse('2026-11-20T12:00:20Z');

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
});

/** Something to read that counts how often it is. */
function counted() {
  let times = 0;
  const read = onRequest('counted', async (path: string) => {
    if (path === '/away') throw new Error('away');
    times += 1;
    return `${path} ${times}`;
  });
  const contexts = processSingleton(REQUEST_CONTEXTS, () => new AsyncLocalStorage<RequestContext>());
  return (path: string, how?: 'beside') =>
    contexts.run({ requestId: '1', calls: [], ...(how && { inside: (work) => work() }) }, () => read(path));
}

test('pages made outside the framework within half a minute share reads of the same arguments', async () => {
  const read = counted();
  expect(await read('/ovens', 'beside')).toBe('/ovens 1');
  vi.setSystemTime(START + 29_000);
  expect(await read('/ovens', 'beside')).toBe('/ovens 1');
  expect(await read('/hobs', 'beside')).toBe('/hobs 2');
  vi.setSystemTime(START + 30_000);
  expect(await read('/ovens', 'beside')).toBe('/ovens 3');
});

test('reads are not shared past the minute, after lists were expired, or with pages of the framework', async () => {
  const read = counted();
  vi.setSystemTime(START + 25_000);
  expect(await read('/ovens', 'beside')).toBe('/ovens 1');
  vi.setSystemTime(START + 40_000);
  expect(await read('/ovens', 'beside')).toBe('/ovens 2');
  noteExpired(['product-7']);
  expect(await read('/ovens', 'beside')).toBe('/ovens 2');
  noteExpired(['lists']);
  expect(await read('/ovens', 'beside')).toBe('/ovens 3');
  expect(await read('/ovens')).toBe('/ovens 4');
});

test('simultaneous requests share one read', async () => {
  const read = counted();
  expect(await Promise.all([read('/ovens', 'beside'), read('/ovens', 'beside')])).toEqual([
    '/ovens 1',
    '/ovens 1',
  ]);
});

test('a repeated read with an equal result returns the same object', async () => {
  const read = onRequest('same', async () => ({ words: new Map([['a', [1]]]) }));
  const contexts = processSingleton(REQUEST_CONTEXTS, () => new AsyncLocalStorage<RequestContext>());
  const beside = () => contexts.run({ requestId: '1', calls: [], inside: (work) => work() }, read);
  const first = await beside();
  noteExpired(['lists']);
  expect(await beside()).toBe(first);
});

test('a failed read is not shared', async () => {
  const read = counted();
  await expect(read('/away', 'beside')).rejects.toThrow('away');
  await expect(read('/away', 'beside')).rejects.toThrow('away');
});

test('an incomplete read marks its request as incomplete, and all that share it at once or later', async () => {
  const read = onRequest('lacking', async (part: string) => {
    if (part === 'lost') markIncomplete();
    return part;
  });
  const contexts = processSingleton(REQUEST_CONTEXTS, () => new AsyncLocalStorage<RequestContext>());
  const lacks = async (part: string) => {
    const context: RequestContext = { requestId: '1', calls: [], inside: (work) => work() };
    await contexts.run(context, () => read(part));
    return context.lacks === true;
  };
  expect(await Promise.all([lacks('lost'), lacks('lost')])).toEqual([true, true]);
  expect([await lacks('lost'), await lacks('whole')]).toEqual([true, false]);
});
