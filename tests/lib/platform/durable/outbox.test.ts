import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { outboxOf } from '@/lib/platform/durable/outbox/store';
import {
  deliverDue,
  type Deliver,
  type Delivery,
  type Unsettled,
} from '@/lib/platform/durable/outbox/worker';
import { OUTBOX } from '@/lib/platform/durable/store/schemas';
import { type Home, openStores, type Stores } from '@/lib/platform/durable/stores';
import { HOMES, homes } from '../../../support/homes';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const always = (delivery: Delivery): Record<string, Deliver> => ({ mail: async () => delivery });

describe.each(HOMES)('in %s', (name) => {
  const emptyHome = homes(name);
  let home: Home;
  let opened: Stores[] = [];
  beforeEach(async () => {
    home = await emptyHome();
    opened = [];
  });
  afterEach(async () => {
    await Promise.all(opened.map((stores) => stores.close()));
  });

  /** A store, its worker and a clock that stands still until it is told. */
  async function start(deliver: Record<string, Deliver>) {
    const stores = openStores(home);
    opened.push(stores);
    const store = outboxOf(await stores.open(OUTBOX));
    const time = { now: 1_800_000_000_000 };
    const tries: string[] = [];
    const unsettled: Unsettled[] = [];
    return {
      store,
      time,
      tries,
      close: () => stores.close(),
      add: (key: string, payload: unknown = null, most = 100) =>
        store.add({ kind: 'mail', key, payload }, time.now, most),
      again: (key: string, payload: unknown) =>
        store.add({ kind: 'mail', key, payload, again: true }, time.now, 100),
      round: () =>
        deliverDue({
          store,
          deliver,
          clock: () => time.now,
          onTry: ({ key }, delivery) => tries.push(`${key} ${delivery}`),
          unsettled,
        }),
    };
  }

  describe('an outbox item', () => {
    test('is delivered once, whatever else is added under its key', async () => {
      const deliver = vi.fn<Deliver>(async () => 'done');
      const { add, round, store } = await start({ mail: deliver });
      expect([await add('a', { n: 1 }), await add('a', { n: 2 })]).toEqual([true, true]);
      await round();
      expect(await add('a', { n: 3 })).toBe(true);
      await round();
      expect(deliver.mock.calls).toEqual([[{ n: 1 }, 'a']]);
      expect(await store.counts(Date.now())).toEqual({ waiting: 0, dead: 0, oldest: null, kinds: [] });
    });

    test('for later waits until its time, and does not count as waiting before', async () => {
      const { round, store, tries, time } = await start(always('done'));
      const at = time.now + 40 * 24 * 60 * MINUTE;
      await store.add({ kind: 'mail', key: 'a', payload: 1, at }, time.now, 10);
      await round();
      expect([tries, await store.counts(time.now)]).toMatchObject([
        [],
        { waiting: 0, dead: 0, oldest: null },
      ]);
      time.now = at;
      await round();
      expect(tries).toEqual(['a done']);
    });

    test('survives the process that added it', async () => {
      const before = await start(always('later'));
      await before.add('a', 'words');
      await before.close();
      const after = await start(always('done'));
      await after.round();
      expect(after.tries).toEqual(['a done']);
    });

    test('is not delivered again if the store was down when its delivery should have been recorded', async () => {
      const deliver = vi.fn<Deliver>(async () => 'done');
      const { add, round, store, tries, time } = await start({ mail: deliver });
      await add('a');
      const away = vi.spyOn(store, 'done').mockRejectedValue(new Error('away'));
      await round();
      await expect(round()).rejects.toThrow('away');
      expect([deliver.mock.calls.length, tries, await store.stateOf('a')]).toEqual([1, [], 'waiting']);
      away.mockRestore();
      time.now += 2 * MINUTE;
      await round();
      expect([deliver.mock.calls.length, tries, await store.stateOf('a')]).toEqual([1, ['a done'], 'done']);
    });

    test('survives a process that ends in the middle of a delivery', async () => {
      const killed = await start({});
      await killed.add('a');
      await killed.store.claim(killed.time.now, killed.time.now + MINUTE);
      await killed.close();
      const next = await start(always('done'));
      await next.round();
      expect(next.tries, 'somebody may still be at it').toEqual([]);
      next.time.now += MINUTE;
      await next.round();
      expect(next.tries).toEqual(['a done']);
    });

    test('is deleted on delivery, except for its key, which is kept for sixty days', async () => {
      const { add, round, store, time } = await start(always('done'));
      await add('a', 'Robin, 14 Rim Lane');
      await round();
      expect(await add('a')).toBe(true);
      expect(await store.claim(time.now + DAY, 0)).toBeNull();
      time.now += 61 * DAY;
      await add('other');
      await round();
      await add('a', 'again');
      expect(await store.claim(time.now, 0)).toMatchObject({ key: 'a', payload: 'again' });
    });

    test('that has ended starts again with its new payload when added with `again`', async () => {
      const { add, again, round, store, time } = await start(always('done'));
      await add('a');
      await again('a', 'while it waits');
      await round();
      expect(await store.stateOf('a')).toBe('done');
      expect(await again('a', 'afterwards')).toBe(true);
      expect(await store.claim(time.now, 0)).toMatchObject({ key: 'a', payload: 'afterwards', attempts: 1 });
      expect(await store.stateOf('b')).toBeNull();
    });

    test('is delivered once more when it is added again in the middle of its delivery', async () => {
      const seen: string[] = [];
      let asked = false;
      const shop = await start({
        mail: async () => {
          seen.push('read');
          if (!asked) await shop.again('a', null);
          asked = true;
          return 'done';
        },
      });
      await shop.again('a', null);
      await shop.again('a', null);
      await shop.round();
      expect(seen).toEqual(['read', 'read']);
      expect(await shop.store.stateOf('a')).toBe('done');
    });

    test('of a kind is delivered again by askAgain if it waits or has ended since', async () => {
      const deliver = vi.fn<Deliver>(async () => 'done');
      const { add, round, store, time } = await start({ mail: deliver });
      await add('before');
      await round();
      time.now += MINUTE;
      const since = time.now;
      await add('since');
      await round();
      await add('waits');
      const claimed = await store.claim(time.now, time.now + MINUTE);
      deliver.mockClear();
      await store.askAgain('mail', since, time.now);
      await store.askAgain('other', 0, time.now);
      if (claimed) await store.done(claimed, time.now);
      await round();
      expect(deliver.mock.calls.map(([, key]) => key).toSorted()).toEqual(['since', 'waits']);
    });

    test('is refused when the outbox is full, unless its key is known', async () => {
      const { add } = await start({});
      const taken: boolean[] = [];
      for (const key of ['a', 'b', 'c', 'a']) taken.push(await add(key, null, 2));
      expect(taken).toEqual([true, true, false, true]);
    });

    test('that is minor is delivered last, and may fill only half the outbox', async () => {
      const { add, round, store, time, tries } = await start(always('done'));
      const minor = (key: string) =>
        store.add({ kind: 'mail', key, payload: null, minor: true }, time.now, 4);
      expect([await minor('m1'), await minor('m2'), await minor('m3')]).toEqual([true, true, false]);
      expect(await add('a', null, 4)).toBe(true);
      await round();
      expect(tries).toHaveLength(3);
      expect(tries[0]).toBe('a done');
    });

    test('that was given up can be retried or dropped', async () => {
      const { add, round, store, time, tries } = await start(always('never'));
      for (const key of ['a', 'b']) await add(key, 'Robin, 14 Rim Lane');
      await round();
      expect(await store.dead()).toMatchObject([
        { key: 'a', kind: 'mail', attempts: 1, since: time.now, endedAt: time.now },
        { key: 'b' },
      ]);
      expect([await store.retry('a', time.now), await store.drop('b', time.now)]).toEqual([true, true]);
      expect([await store.retry('b', time.now), await store.drop('c', time.now)]).toEqual([false, false]);
      const kinds = [{ kind: 'mail', waiting: 1, dead: 0, oldest: time.now }];
      expect(await store.counts(time.now)).toEqual({ waiting: 1, dead: 0, oldest: time.now, kinds });
      await round();
      expect(tries).toHaveLength(3);
      expect([await store.stateOf('a'), await store.stateOf('b')]).toEqual(['dead', 'done']);
    });
  });

  describe('a failing delivery', () => {
    test('is retried ever more rarely, and given up after a week', async () => {
      const { add, round, store, time, tries } = await start(always('later'));
      await add('a');
      const until = time.now + 8 * DAY;
      const gaps: number[] = [];
      let last = time.now;
      while (time.now < until) {
        const before = tries.length;
        await round();
        if (tries.length > before) {
          gaps.push(time.now - last);
          last = time.now;
        }
        time.now += tries.length < 4 ? 5_000 : 15 * MINUTE;
      }
      expect(tries.at(-1)).toBe('a dead');
      expect(await store.counts(Date.now())).toMatchObject({ waiting: 0, dead: 1 });
      expect(gaps.slice(0, 4)).toEqual([0, 5_000, 30_000, MINUTE]);
      expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
      expect(tries.length).toBeLessThan(20);
    });

    test('that throws is retried, and one that can never succeed is not', async () => {
      const { add, round, tries, time } = await start({
        mail: async (payload) => {
          if (payload === 'bad') return 'never';
          throw new Error('no road');
        },
      });
      await add('a');
      await add('b', 'bad');
      await round();
      time.now += 5_000;
      await round();
      expect(tries.toSorted()).toEqual(['a later', 'a later', 'b dead']);
    });

    test('does not hold up the items behind it', async () => {
      const { add, round, tries } = await start({
        mail: async (payload) => (payload === 1 ? 'later' : 'done'),
      });
      for (const n of [1, 2, 3]) await add(`m${n}`, n);
      await round();
      expect(tries.toSorted()).toEqual(['m1 later', 'm2 done', 'm3 done']);
    });

    describe('that does not end in time', () => {
      beforeEach(() => {
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      });
      afterEach(() => {
        vi.useRealTimers();
      });

      /** A round in which one delivery takes longer than anybody waits. */
      async function startSlow() {
        const slow = Promise.withResolvers<Delivery>();
        const deliver = vi.fn<Deliver>(() => slow.promise);
        const shop = await start({ mail: deliver });
        await shop.add('a');
        const round = shop.round();
        await expect.poll(() => deliver).toHaveBeenCalledOnce();
        await vi.advanceTimersByTimeAsync(30_000);
        await round;
        shop.time.now += 30_000;
        expect(shop.tries).toEqual(['a under-way']);
        return { ...shop, slow, deliver };
      }

      test('is not repeated while it may still go on, and counts when it ends', async () => {
        const { slow, deliver, round, time, tries, store } = await startSlow();
        time.now += 4 * MINUTE;
        await round();
        expect(deliver).toHaveBeenCalledOnce();
        slow.resolve('done');
        await expect.poll(() => tries).toEqual(['a under-way', 'a done']);
        expect(await store.stateOf('a')).toBe('done');
        time.now += DAY;
        await round();
        expect(deliver).toHaveBeenCalledOnce();
      });

      test('is retried soon when it fails after all', async () => {
        const { slow, deliver, round, time, tries } = await startSlow();
        slow.resolve('later');
        await expect.poll(() => tries).toEqual(['a under-way', 'a later']);
        time.now += 5_000;
        await round();
        expect(deliver).toHaveBeenCalledTimes(2);
      });

      test('is retried when it never ends', async () => {
        const { deliver, round, time } = await startSlow();
        time.now += 5 * MINUTE;
        const again = round();
        await expect.poll(() => deliver).toHaveBeenCalledTimes(2);
        await vi.advanceTimersByTimeAsync(30_000);
        await again;
      });
    });

    test('of two workers does not happen twice: each item is delivered once', async () => {
      const delivered: string[] = [];
      const deliver: Record<string, Deliver> = {
        mail: async (_, key) => {
          delivered.push(key);
          return 'done';
        },
      };
      const [one, two] = [await start(deliver), await start(deliver)];
      for (let n = 0; n < 50; n++) await one.add(`m${n}`);
      await Promise.all([one.round(), two.round()]);
      expect(delivered).toHaveLength(50);
      expect(new Set(delivered).size).toBe(50);
    });

    test('is left to the worker that claimed it after the first one’s time was over', async () => {
      const { add, store, time } = await start({});
      await add('a');
      const slow = await store.claim(time.now, time.now + MINUTE);
      const next = await store.claim(time.now + MINUTE, time.now + 2 * MINUTE);
      if (!slow || !next) throw new Error('nothing was claimed');
      await store.postpone(slow, time.now);
      await store.giveUp(slow, time.now);
      expect(await store.stateOf('a')).toBe('waiting');
      expect(await store.hasDue(time.now + MINUTE)).toBe(false);
      await store.done(next, time.now + MINUTE);
      expect(await store.stateOf('a')).toBe('done');
    });
  });
});
