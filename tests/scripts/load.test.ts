import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { measureLoad } from '../../scripts/bench/load.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('the rate of calls made once each is measured over the time that they took', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const server = createServer((_, response) => {
    now += 50;
    response.end('x');
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const calls = Array.from({ length: 100 }, () => '/');
  const options = { callers: 1, once: true, seconds: 1_000 };
  const { perSecond, p50, asked } = await measureLoad(`http://127.0.0.1:${port}`, calls, options);
  expect(asked).toBe(100);
  expect([perSecond, p50]).toEqual([20, 50]);
});
