import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createBreaker } from '@/lib/platform/upstreams/resilience/breaker';
import { processSingleton } from '@/lib/platform/process-singleton';
import { startFront } from '../../../support/front';

const TOKEN = 'a token for metrics that is long enough';
const fine = (_: unknown, response: import('node:http').ServerResponse) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').end('<h1>Fine</h1>');
};
const elsewhere = { 'x-forwarded-for': '198.51.100.7' };
const scrape = async (shop: Awaited<ReturnType<typeof startFront>>) =>
  String((await shop.ask('/api/metrics')).body);

describe('/api/metrics', () => {
  test('is open to local callers, whatever Host they send', async () => {
    await using shop = await startFront(fine);
    const { status, headers, body } = await shop.ask('/api/metrics', { headers: { host: '10.0.0.7' } });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(String(body)).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  test.each([
    ['without a token', {}, 404],
    ['with another token', { authorization: 'Bearer x' }, 404],
    ['with the token', { authorization: `Bearer ${TOKEN}` }, 200],
  ])('is open to other callers only with the token: %s', async (_, headers, status) => {
    await using shop = await startFront(fine, { METRICS_TOKEN: TOKEN });
    const reply = await shop.ask('/api/metrics', { headers: { ...elsewhere, ...headers } });
    expect(reply.status).toBe(status);
  });

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'cannot be opened by claiming a local address in %s',
    async (name) => {
      processSingleton('outbox', () => ({
        counts: () => ({ waiting: 0, dead: 0, oldest: null, kinds: [] }),
      }));
      await using shop = await startFront(fine, { TRUST_PROXY: '127.0.0.1' });
      const headers = { [name]: '127.0.0.1' };
      expect((await shop.ask('/api/metrics', { headers })).status).toBe(404);
      const health = await shop.ask('/api/health/ready', { headers });
      expect(JSON.parse(String(health.body))).toEqual({ status: 'ok' });
    },
  );

  test('cannot be opened by a token if the shop has none', async () => {
    await using shop = await startFront(fine);
    const headers = { ...elsewhere, authorization: 'Bearer null' };
    expect((await shop.ask('/api/metrics', { headers })).status).toBe(404);
  });

  test('lists the metrics in the Prometheus format', async () => {
    await using shop = await startFront(fine);
    await shop.ask('/cart');
    const text = await scrape(shop);
    expect(text).toMatch(
      /^http_request_duration_seconds_bucket\{le="\+Inf",route="\/cart",status="2xx"\} 1$/m,
    );
    expect(text).toMatch(/^http_requests_in_flight 0$/m);
    expect(text).toMatch(/^cache_bytes\{cache="pageCopies"\} 0$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
    expect(text).toMatch(/^orders_total 0$/m);
    expect(text).toMatch(/^sqlite_busy_total 0$/m);
    expect(text).toMatch(/^http_requests_limit 48$/m);
    expect(text).toMatch(/^http_requests_waiting 0$/m);
    expect(text).toMatch(/^shop_build_info\{build=".+"\} 1$/m);
    expect(text).toMatch(/^process_cpu_seconds_total [\d.e-]+$/m);
    const sample = /^[a-z0-9_]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? \S+$/;
    const odd = text.split('\n').filter((line) => line && !line.startsWith('# ') && !sample.test(line));
    expect(odd).toEqual([]);
  });

  test('reads gauges on each request, and leaves out those that cannot be read', async () => {
    await using shop = await startFront(fine);
    Reflect.get(globalThis, 'hobwrightShared')?.delete('outbox');
    expect(await scrape(shop)).not.toMatch(/^(outbox|data_folder)_/m);
    const counts = vi.fn(() => {
      const kinds = [{ kind: 'letter', waiting: 2, dead: 1, oldest: Date.now() - 60_000 }];
      return { waiting: 2, dead: 1, oldest: Date.now() - 60_000, kinds };
    });
    processSingleton('outbox', () => ({ counts }));
    const breaker = processSingleton('breaker.test', () => createBreaker({ openFor: 1_000, leastCalls: 1 }));
    const text = await scrape(shop);
    expect(text).toMatch(/^outbox_items\{kind="letter",state="waiting"\} 2$/m);
    expect(text).toMatch(/^outbox_items\{kind="letter",state="dead"\} 1$/m);
    expect(text).toMatch(/^outbox_oldest_seconds\{kind="letter"\} 60(\.\d+)?$/m);
    expect(text).toMatch(/^data_folder_usable 1$/m);
    expect(text).toMatch(/^upstream_breaker_state\{breaker="test"\} 0$/m);
    counts.mockImplementation(() => {
      throw new Error('unreadable');
    });
    const entered = breaker.enter();
    if ('record' in entered) entered.record(false);
    const later = await scrape(shop);
    expect(later).toMatch(/^data_folder_usable 0$/m);
    expect(later).not.toMatch(/^outbox_/m);
    expect(later).toMatch(/^upstream_breaker_state\{breaker="test"\} 2$/m);
  });

  test('counts requests that are shed', async () => {
    await using shop = await startFront(() => new Promise<void>(() => undefined), { MAX_IN_FLIGHT: '2' });
    void shop.ask('/held').catch(() => undefined);
    expect((await shop.ask('/a')).status).toBe(503);
    expect(await scrape(shop)).toMatch(/^http_requests_shed_total\{class="page"\} 1$/m);
  });

  test('has fewer than twenty routes after a thousand made-up addresses', async () => {
    await using shop = await startFront(fine);
    const segment = fc.stringMatching(/^[a-z0-9@.-]{1,20}$/);
    const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
    const asked = fc.sample(
      fc.oneof(
        path,
        path.map((rest) => `/api${rest}`),
      ),
      1_000,
    );
    for (let at = 0; at < asked.length; at += 50)
      await Promise.all(asked.slice(at, at + 50).map((each) => shop.ask(each)));
    const routes = new Set((await scrape(shop)).match(/(?<=_count\{route=")[^"]*/g));
    expect(routes.size).toBeGreaterThan(1);
    expect(routes.size).toBeLessThan(20);
  });
});
