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

test('a breaker opens when half of at least ten calls have failed', () => {
  const { breaker, calls, waitMs } = aBreaker();
  calls(5, true);
  calls(4, false);
  expect(waitMs()).toBe(0);
  calls(1, false);
  expect(breaker.state()).toBe('open');
  expect(waitMs()).toBe(5_000);
});

test('a success never opens a breaker: nine failures and then successes leave it closed', () => {
  const { breaker, calls, waitMs } = aBreaker();
  calls(9, false);
  calls(4, true);
  expect(breaker.state()).toBe('closed');
  expect(waitMs()).toBe(0);
});

test.each([true, false])(
  'a call sent before the breaker opened no longer counts, whether it succeeds or not (success: %s)',
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

test('after its open period a breaker lets one trial call through, which closes or reopens it', () => {
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

test('a trial call that is silent for ten seconds is superseded by a second one, which alone decides', () => {
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

test('failures do not shorten a pause that the upstream asked for', () => {
  const { breaker, call, waitMs } = aBreaker();
  const early = Array.from({ length: 10 }, call);
  breaker.pause(9_000);
  for (const { record } of early) record(false);
  expect(waitMs()).toBe(9_000);
});
