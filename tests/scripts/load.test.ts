import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { measureLoad } from '../../scripts/bench/load.ts';

test('the rate of calls made once each is measured over the time that they took', async () => {
  const server = createServer((_, response) => void setTimeout(() => response.end('x'), 200));
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const calls = Array.from({ length: 44 }, () => '/');
  const options = { callers: 4, once: true, seconds: 1_000 };
  const { perSecond, asked } = await measureLoad(`http://127.0.0.1:${port}`, calls, options);
  expect(asked).toBe(44);
  expect(perSecond).toBeGreaterThan(2);
});
