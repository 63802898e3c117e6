import { expect, test } from 'vitest';
import { createBreaker } from '@/lib/platform/upstreams/resilience/breaker';

function aBreaker() {
  let at = 0;
  const breaker = createBreaker({ openFor: 5_000, leastCalls: 10 }, () => at);
  const waitMs = () => {
    const entered = breaker.enter();
    return 'waitMs' in entered ? entered.waitMs : 0;
  };
  /** A call that goes out now, to be answered later. */
  const call = () => {
    const entered = breaker.enter();
    if ('waitMs' in entered) throw new Error(`open for ${entered.waitMs} ms`);
    return entered;
  };
  const calls = (count: number, succeeded: boolean) => {
    for (let each = 0; each < count; each += 1) call().record(succeeded);
  };
  return { breaker, call, calls, waitMs, pass: (ms: number) => (at += ms) };
}

test('opens with the failure that makes half of ten', () => {
  const { breaker, calls, waitMs } = aBreaker();
  calls(5, true);
  calls(4, false);
  expect(waitMs()).toBe(0);
  calls(1, false);
  expect(breaker.state()).toBe('open');
  expect(waitMs()).toBe(5_000);
});

test('is not opened by an answer: nine failures and the first answer after them leave it closed', () => {
  const { breaker, calls, waitMs } = aBreaker();
  calls(9, false);
  calls(4, true);
  expect(breaker.state()).toBe('closed');
  expect(waitMs()).toBe(0);
});

test.each([true, false])(
  'what was asked before it opened says nothing more, whether it is answered (%s): not while it is open, not for the call that tries, not once it is closed',
  (answered) => {
    const { breaker, call, calls, pass, waitMs } = aBreaker();
    const early = Array.from({ length: 30 }, call);
    const answer = () => early.splice(0, 10).map(({ record }) => record(answered));
    calls(10, false);
    pass(4_000);
    answer();
    expect(waitMs()).toBe(1_000);
    pass(1_000);
    const trial = call();
    answer();
    expect([breaker.state(), waitMs()]).toEqual(['half-open', 1_000]);
    trial.record(true);
    expect([breaker.state(), waitMs()]).toEqual(['closed', 0]);
    answer();
    expect(breaker.state()).toBe('closed');
    calls(9, false);
    expect(breaker.state()).toBe('closed');
  },
);

test('lets one call through once its time is over, which closes it or keeps it open', () => {
  const { breaker, call, calls, pass, waitMs } = aBreaker();
  calls(10, false);
  pass(5_000);
  expect(breaker.state()).toBe('half-open');
  const first = call();
  expect(waitMs()).toBe(1_000);
  first.record(false);
  expect(waitMs()).toBe(5_000);
  pass(5_000);
  call().record(true);
  expect(breaker.state()).toBe('closed');
  expect(waitMs()).toBe(0);
});

test('asks another to try where the first says nothing for ten seconds, and then goes by that one alone', () => {
  const { breaker, call, calls, pass } = aBreaker();
  calls(10, false);
  pass(5_000);
  const silent = call();
  pass(10_000);
  const second = call();
  silent.record(false);
  expect(breaker.state()).toBe('half-open');
  second.record(true);
  expect(breaker.state()).toBe('closed');
});

test('a pause that the upstream asked for is not shortened by failures', () => {
  const { breaker, call, waitMs } = aBreaker();
  const early = Array.from({ length: 10 }, call);
  breaker.pause(9_000);
  for (const { record } of early) record(false);
  expect(waitMs()).toBe(9_000);
});
