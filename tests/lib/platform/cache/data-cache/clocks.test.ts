import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { fromShared, frameworkNow, readSharedClock, toShared } from '@/lib/platform/cache/data-cache/clocks';
import type { Redis } from '@/lib/platform/cache/redis';
import { runs } from '../../../../support/runs';

let now = 0;
afterEach(() => {
  vi.restoreAllMocks();
});

/** A clock that is read after so long, and whose answer arrives after so long. */
const sharedClock = (aheadMs: number, there: number, back: number): Redis => ({
  async ask() {
    now += there;
    const at = performance.timeOrigin + now + aheadMs;
    now += back;
    const seconds = Math.floor(at / 1_000);
    return [Buffer.from(String(seconds)), Buffer.from(String((at - seconds * 1_000) * 1_000))];
  },
  hear: () => undefined,
  stop: () => undefined,
});

/** Milliseconds since 1970 are held to a quarter of a thousandth. */
const FRACTION_LOST = 0.01;
const late = fc.integer({ min: 0, max: 2_000 });

test('an entry never seems younger than it is, nor older by more than the round trips to Redis', async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: -600_000, max: 600_000 }),
      fc.integer({ min: 0, max: 60_000 }),
      fc.tuple(late, late, late, late),
      async (aheadMs, ageMs, [there, back, thereAgain, backAgain]) => {
        now = 1_000_000;
        const madeAt = frameworkNow();
        now += ageMs;
        const written = await readSharedClock(sharedClock(aheadMs, there, back));
        const read = await readSharedClock(sharedClock(aheadMs, thereAgain, backAgain));
        if (!written || !read) throw new Error('The clock was not read.');
        const seenAs = fromShared(toShared(madeAt, written), read);
        expect(seenAs).toBeLessThan(madeAt + FRACTION_LOST);
        expect(seenAs).toBeGreaterThan(madeAt - back - thereAgain - 2);
      },
    ),
    runs(200),
  );
});

test.each([undefined, null, [], [Buffer.from('x'), Buffer.from('0')]])(
  'a reply of %j is not read as a time',
  async (reply) => {
    const redis: Redis = { ask: async () => reply, hear: () => undefined, stop: () => undefined };
    expect(await readSharedClock(redis)).toBeUndefined();
  },
);
