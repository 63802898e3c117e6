import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { shareTags } from '@/lib/platform/cache/data-cache/tags';
import type { Redis, Reply } from '@/lib/platform/cache/redis';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** Redis as one machine sees it: the connection that hears is back, the one that asks not yet. */
function half() {
  const tags: { tag: string; at: number }[] = [];
  const state = { isThere: false, now: 1_000_000 };
  let heard: (text: string) => void = () => undefined;
  let hearing = (): void => undefined;
  const replies: Record<string, (...rest: string[]) => Reply> = {
    TIME: () => [state.now / 1_000, 0],
    ZRANGEBYSCORE: (_, from) =>
      tags.filter(({ at }) => at >= Number(from)).map(({ tag }) => Buffer.from(tag)),
  };
  const redis: Redis = {
    ask: async (command, ...rest) => (state.isThere ? replies[command]?.(...rest.map(String)) : undefined),
    hear(_, onMessage, onHearing) {
      heard = onMessage;
      hearing = onHearing;
    },
    stop: () => undefined,
  };
  return {
    redis,
    state,
    hears: () => hearing(),
    expiredElsewhere(tag: string, isHeard: boolean) {
      tags.push({ tag, at: state.now });
      if (isHeard) heard(JSON.stringify({ from: 'another', tags: [tag], at: state.now }));
    },
  };
}

test('missed tags are queried until Redis answers, whatever was heard meanwhile', async () => {
  const { redis, state, hears, expiredElsewhere } = half();
  const expired = vi.fn<(tags: string[]) => void>();
  shareTags(redis, expired);
  expiredElsewhere('missed', false);
  state.now += 10 * 60_000;
  hears();
  expiredElsewhere('heard', true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(expired.mock.calls).toEqual([[['heard']]]);
  state.isThere = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(expired.mock.calls.flat(2)).toContain('missed');
});

test('tags that have been caught up with are not queried again', async () => {
  const { redis, state, hears, expiredElsewhere } = half();
  const expired = vi.fn<(tags: string[]) => void>();
  state.isThere = true;
  shareTags(redis, expired);
  expiredElsewhere('missed', false);
  hears();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(expired.mock.calls).toEqual([[['missed']]]);
});
