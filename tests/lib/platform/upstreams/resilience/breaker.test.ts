import { expect, test } from 'vitest';
import { createBreaker } from '@/lib/platform/upstreams/resilience/breaker';

function aBreaker() {
  let at = 0;
  const breaker = createBreaker({ openFor: 5_000, leastCalls: 10 }, () => at);
  const records = (count: number, succeeded: boolean) => {
    for (let call = 0; call < count; call += 1) breaker.record(succeeded);
  };
  return { breaker, records, pass: (ms: number) => (at += ms) };
}

test('opens with the failure that makes half of ten', () => {
  const { breaker, records } = aBreaker();
  records(5, true);
  records(4, false);
  expect(breaker.waitMs()).toBe(0);
  records(1, false);
  expect(breaker.state()).toBe('open');
  expect(breaker.waitMs()).toBe(5_000);
});

test('is not opened by an answer: nine failures and the first answer after them leave it closed', () => {
  const { breaker, records } = aBreaker();
  records(9, false);
  records(4, true);
  expect(breaker.state()).toBe('closed');
  expect(breaker.waitMs()).toBe(0);
});

test.each([true, false])(
  'what was asked before it opened says nothing more, whether it is answered (%s)',
  (answered) => {
    const { breaker, records, pass } = aBreaker();
    records(10, false);
    pass(4_000);
    records(3, answered);
    expect(breaker.state()).toBe('open');
    expect(breaker.waitMs()).toBe(1_000);
  },
);

test('lets one call through once its time is over, which closes it or keeps it open', () => {
  const { breaker, records, pass } = aBreaker();
  records(10, false);
  pass(5_000);
  expect(breaker.state()).toBe('half-open');
  expect([breaker.waitMs(), breaker.waitMs()]).toEqual([0, 1_000]);
  records(1, false);
  expect(breaker.waitMs()).toBe(5_000);
  pass(5_000);
  expect(breaker.waitMs()).toBe(0);
  records(1, true);
  expect(breaker.state()).toBe('closed');
  expect(breaker.waitMs()).toBe(0);
});
