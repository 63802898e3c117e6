import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shutDownInSteps } from '@/lib/platform/edge/graceful-shutdown';
import { startFront } from '../../../support/front';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function steps(lameDuckMs: number) {
  const done: string[] = [];
  const end = shutDownInSteps(
    { drain: () => done.push('drain'), close: () => done.push('close') },
    lameDuckMs,
  );
  return { done, end };
}

test('the shop drains for the lame-duck period before it closes', () => {
  const { done, end } = steps(10_000);
  end();
  vi.advanceTimersByTime(9_999);
  expect(done).toEqual(['drain']);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['drain', 'close']);
  end();
  expect(done).toEqual(['drain', 'close']);
});

test('a second signal closes at once, as does the first one without a lame-duck period', () => {
  const patient = steps(10_000);
  patient.end();
  patient.end();
  expect(patient.done).toEqual(['drain', 'close']);
  vi.advanceTimersByTime(10_000);
  expect(patient.done).toEqual(['drain', 'close']);
  const { done, end } = steps(0);
  end();
  expect(done).toEqual(['drain', 'close']);
});

test('while draining, requests are answered on connections that are then closed', async () => {
  vi.useRealTimers();
  await using shop = await startFront((_, response) => void response.end('well'));
  const closed = vi.fn();
  shutDownInSteps({ drain: shop.front.drain, close: closed }, 60_000)();
  const kept = { headers: { connection: 'keep-alive' } };
  for (let n = 0; n < 3; n += 1) {
    const { status, headers } = await shop.ask('/x', kept);
    expect([status, headers.connection]).toEqual([200, 'close']);
  }
  const { status, body } = await shop.ask('/api/health/ready');
  expect([status, String(body)]).toEqual([503, '{"status":"stopping"}']);
  expect(closed).not.toHaveBeenCalled();
});
