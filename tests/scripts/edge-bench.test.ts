import { expect, test } from 'vitest';
import { startStub } from '../support/stub-server';
import { madeUp, narrowedLists, searches } from '../../scripts/bench/addresses.ts';
import { perSecondOf } from '../../scripts/bench/debian.ts';
import { measureOverload } from '../../scripts/bench/overload.ts';
import { measureMemory } from '../../scripts/bench/usage.ts';

test('no two addresses are equal, within a run or between two', () => {
  const all = [1, 2].flatMap((run) => [...narrowedLists(run, 400), ...searches(run * 400, 400)]);
  expect(new Set([...all, ...madeUp(400)]).size).toBe(all.length + 400);
});

test('the rate in the output of wrk is read, and failed requests make it NaN', () => {
  expect(perSecondOf('  Latency  1.2ms\nRequests/sec:  27311.42\nTransfer/sec: 1.1GB\n')).toBe(27_311.42);
  expect(perSecondOf('unable to connect')).toBeNaN();
  expect(perSecondOf('Non-2xx or 3xx responses: 7\nRequests/sec:  63231.94\n')).toBeNaN();
});

test('refusals under load are counted for pages, the home page and orders separately', async () => {
  const CART = 'cartId=bc218c65-7a32-4ab7-8082-68730c074d02; Path=/';
  await using stub = await startStub((request, response) => {
    const isRefused = request.url?.startsWith('/list?1') || request.url === '/api/checkout/contact';
    response.writeHead(isRefused ? 503 : 200, { 'set-cookie': CART }).end('x');
  });
  const result = await measureOverload(stub.url, ['/list?1', '/list?2'], 100, 1);
  expect(result.refused).toBeGreaterThan(0);
  expect(result.good).toBeGreaterThan(0);
  expect([result.homeRefused, result.ordersRefused]).toEqual([0, result.orders]);
  expect(result.orders).toBeGreaterThan(0);
});

test('memory is read before, between and after addresses that are each requested once', async () => {
  const asked: string[] = [];
  await using stub = await startStub((request, response) => {
    const isMetrics = request.url === '/api/metrics';
    if (!isMetrics) asked.push(request.url ?? '');
    const bytes = (asked.length + 1) * 1024 * 1024;
    response.end(
      isMetrics
        ? `process_resident_memory_bytes ${bytes}\ncache_bytes{cache="pages"} ${bytes}\ncache_bytes{cache="files"} 0\n`
        : '',
    );
  });
  const found = await measureMemory(stub.url, ['/a', '/b', '/c', '/d'], 2);
  expect(asked.toSorted()).toEqual(['/a', '/b', '/c', '/d']);
  expect(found).toEqual([1, 3, 5].map((megabytes) => ({ resident: megabytes, cached: megabytes })));
});
