import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBreaker } from '@/lib/platform/upstreams/resilience/breaker';
import { createCaller, type Outcome } from '@/lib/platform/upstreams/resilience/caller';
import { type Policy, POLICIES } from '@/lib/platform/upstreams/resilience/policy';
import type { WireAnswer } from '@/lib/platform/upstreams/resilience/transport';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

const answer = (status: number, headers: WireAnswer['headers'] = {}): WireAnswer => ({
  status,
  headers,
  text: '{}',
});

const tooMany = (seconds: string) => answer(429, { 'x-contentful-ratelimit-reset': seconds });

/** A caller by a policy of an upstream that answers at once, and when each call reached it. */
function upstream(policy: Policy, answers: (call: number) => WireAnswer) {
  const began = performance.now();
  const reached: number[] = [];
  const outcomes: Outcome[] = [];
  const breaker = createBreaker(policy);
  const { call } = createCaller(policy, {
    breaker,
    transport: async () => {
      reached.push(Math.round(performance.now() - began));
      return answers(reached.length);
    },
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  return {
    reached,
    outcomes,
    breaker,
    /** So many reads at once, which are answered within so many milliseconds. */
    read: (count: number, ms = 10_000) => {
      const asked = Array.from({ length: count }, (_, n) => call({ url: `http://a.example/${n}` }));
      return vi.advanceTimersByTimeAsync(ms).then(() => Promise.all(asked));
    },
  };
}

const { content: published, 'content-drafts': drafts } = POLICIES;

describe('an upstream with a limit of calls per second', () => {
  test('is never sent more within any second, and every call is answered', async () => {
    const { read, reached } = upstream(drafts, () => answer(200));
    expect((await read(20)).every(({ ok }) => ok)).toBe(true);
    const turns = [0, 1_050, 2_100];
    expect(reached).toEqual(turns.flatMap((at, n) => Array.from({ length: n < 2 ? 7 : 6 }, () => at)));
  });

  test('is not sent calls that could not be answered before their deadline', async () => {
    const { read, reached, outcomes } = upstream(drafts, () => answer(200));
    const answers = await read(40);
    expect(reached).toHaveLength(28);
    expect(answers.filter(({ ok }) => !ok)).toHaveLength(12);
    expect(answers.at(-1)).toMatchObject({ error: { kind: 'refused', retryAfter: 4 } });
    expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(drafts.deadline);
  });

  test('is called again at the time it names, for the refused call and those that came meanwhile', async () => {
    const { read, reached } = upstream(drafts, (call) => (call === 1 ? tooMany('2') : answer(200)));
    expect((await read(8)).every(({ ok }) => ok)).toBe(true);
    expect(reached.filter((at) => at < 2_000)).toHaveLength(7);
    expect(reached.slice(7)).toEqual([2_000, 2_000]);
  });

  test('is retried after a second in the half second that remains of a page’s time', async () => {
    const { read, reached } = upstream(published, (call) => (call === 1 ? tooMany('1') : answer(200)));
    expect(await read(1)).toEqual([{ ok: true, value: {} }]);
    expect(reached).toEqual([0, 1_000]);
  });

  test.each(['2', '3600'])(
    'that is full for %s s is neither waited for nor called meanwhile',
    async (after) => {
      const { read, reached } = upstream(published, () => tooMany(after));
      expect(await read(1, 0)).toMatchObject([{ error: { kind: 'refused', status: 429 } }]);
      expect(await read(1, 0)).toMatchObject([
        { error: { kind: 'refused', message: expect.stringContaining('not called') } },
      ]);
      expect(reached).toEqual([0]);
    },
  );

  test('that refuses every call holds no caller beyond its deadline, and does not open the breaker', async () => {
    const { read, outcomes, breaker } = upstream(drafts, () => tooMany('1'));
    await read(20);
    await read(20);
    expect(outcomes).toHaveLength(40);
    expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(drafts.deadline);
    expect(breaker.state()).toBe('closed');
  });

  test('that names no time is left alone for a second', async () => {
    const { read, reached } = upstream(drafts, (call) => answer(call === 1 ? 429 : 200));
    expect(await read(1)).toEqual([{ ok: true, value: {} }]);
    expect(reached).toEqual([0, 1_000]);
  });

  test('that is down refuses calls at once, however many could be sent', async () => {
    const { read, outcomes } = upstream({ ...drafts, openFor: 60_000 }, () => answer(500));
    await read(12);
    outcomes.length = 0;
    await read(20);
    expect(outcomes.map(({ tries, ms }) => [tries, ms])).toEqual(outcomes.map(() => [0, 0]));
  });
});
