import { expect, test, vi } from 'vitest';
import { createFrames } from '@/lib/platform/edge/framed/frames';
import type { Handle } from '@/lib/platform/edge/own-request';

const log = vi.hoisted(() => vi.fn());
vi.mock('@/lib/platform/observe/log', async (original) => ({ ...(await original<object>()), log }));

const answering: Handle = async (_, response) => {
  response.setHeader('content-type', 'text/html').end('<html><body></body></html>');
};
const failing: Handle = () => Promise.reject(new RangeError('no such page'));
const unread = () => {
  throw new RangeError('unread');
};

test.each([
  ['the framework fails', failing],
  ['its document cannot be read', answering],
])('where %s there is no frame, which is logged once and retried soon', async (_, handle) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  log.mockClear();
  const { frameOf } = createFrames(handle, { join: unread });
  const asked = () => Promise.all([frameOf('/search', undefined), frameOf('/search', undefined)]);
  expect(await asked()).toEqual([undefined, undefined]);
  const fault = { path: '/search', error: 'RangeError', at: expect.any(Array) };
  expect(log.mock.calls).toEqual([['error', 'frame', fault]]);
  vi.advanceTimersByTime(2_000);
  await asked();
  expect(log).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
