import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openOutboxStore } from '@/lib/platform/durable/outbox/store';
import { deliverDue, type Deliver, type Delivery } from '@/lib/platform/durable/outbox/worker';
import { stubEnvironment } from '../../../support/environment';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** A store, its worker and a clock that stands still until it is told. */
function start(deliver: Record<string, Deliver>, file = join(folder, 'outbox.sqlite')) {
  const store = openOutboxStore(file);
  const time = { now: 1_800_000_000_000 };
  const tries: string[] = [];
  return {
    store,
    time,
    tries,
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
      }),
  };
}

const always = (delivery: Delivery): Record<string, Deliver> => ({ mail: async () => delivery });

describe('what is kept', () => {
  test('is delivered once, whatever is enqueued under its key again', async () => {
    const deliver = vi.fn<Deliver>(async () => 'done');
    const { add, round, store } = start({ mail: deliver });
    expect([add('a', { n: 1 }), add('a', { n: 2 })]).toEqual([true, true]);
    await round();
    expect(add('a', { n: 3 })).toBe(true);
    await round();
    expect(deliver.mock.calls).toEqual([[{ n: 1 }, 'a']]);
    expect(store.counts(Date.now())).toEqual({ waiting: 0, dead: 0, oldest: null });
  });

  test('for later waits for its time, and is not late before', async () => {
    const { round, store, tries, time } = start(always('done'));
    const at = time.now + 40 * 24 * 60 * MINUTE;
    store.add({ kind: 'mail', key: 'a', payload: 1, at }, time.now, 10);
    await round();
    expect([tries, store.counts(time.now)]).toEqual([[], { waiting: 0, dead: 0, oldest: null }]);
    time.now = at;
    await round();
    expect(tries).toEqual(['a done']);
  });

  test('outlives the process that kept it', async () => {
    const before = start(always('later'));
    before.add('a', 'words');
    before.store.close();
    const after = start(always('done'));
    await after.round();
    expect(after.tries).toEqual(['a done']);
  });

  test('outlives the end of a process in the middle of a delivery', async () => {
    const killed = start({});
    killed.add('a');
    killed.store.claim(killed.time.now, killed.time.now + MINUTE);
    killed.store.close();
    const next = start(always('done'));
    await next.round();
    expect(next.tries, 'somebody may still be at it').toEqual([]);
    next.time.now += MINUTE;
    await next.round();
    expect(next.tries).toEqual(['a done']);
  });

  test('is forgotten on delivery, but for its key', async () => {
    const { add, round, store, time } = start(always('done'));
    add('a', 'Robin, 14 Rim Lane');
    await round();
    expect(add('a')).toBe(true);
    expect(store.claim(time.now + DAY, 0)).toBeNull();
    time.now += 61 * DAY;
    add('other');
    await round();
    add('a', 'again');
    expect(store.claim(time.now, 0)).toMatchObject({ key: 'a', payload: 'again' });
  });

  test('begins anew when it has ended and is to, with what is in it now', async () => {
    const { add, again, round, store, time } = start(always('done'));
    add('a');
    again('a', 'while it waits');
    await round();
    expect(store.stateOf('a')).toBe('done');
    expect(again('a', 'afterwards')).toBe(true);
    expect(store.claim(time.now, 0)).toMatchObject({ key: 'a', payload: 'afterwards', attempts: 1 });
    expect(store.stateOf('b')).toBeNull();
  });

  test('is bounded', () => {
    const { add } = start({});
    expect([add('a', null, 2), add('b', null, 2), add('c', null, 2), add('a', null, 2)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});

test('what was acknowledged is there after a kill -9', async () => {
  const file = join(folder, 'outbox.sqlite');
  const store = join(process.cwd(), 'lib/platform/durable/outbox/store.ts');
  const script = `
    import { openOutboxStore } from ${JSON.stringify(store)};
    const outbox = openOutboxStore(${JSON.stringify(file)});
    for (let n = 0; ; n++) {
      outbox.add({ kind: 'mail', key: 'm' + n, payload: n }, 1, 1e9);
      process.stdout.write('m' + n + '\\n');
      if (n % 10 === 0) await new Promise((resolve) => setTimeout(resolve));
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  let acknowledged = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (piece: Buffer) => {
      acknowledged += piece.toString();
      if (acknowledged.split('\n').length > 100) child.kill('SIGKILL');
    });
    child.on('close', () => resolve());
  });
  const keys = acknowledged.split('\n').slice(0, -1);
  expect(keys.length).toBeGreaterThan(99);
  const delivered: string[] = [];
  const { round, time } = start({
    mail: async (_, key) => {
      delivered.push(key);
      return 'done';
    },
  });
  time.now = Date.now();
  await round();
  expect(delivered).toEqual(expect.arrayContaining(keys));
  expect(new Set(delivered).size).toBe(delivered.length);
});

describe('what fails', () => {
  test('is tried ever more rarely, and given up after a week', async () => {
    const { add, round, store, time, tries } = start(always('later'));
    add('a');
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
    expect(store.counts(Date.now())).toMatchObject({ waiting: 0, dead: 1 });
    expect(gaps.slice(0, 4)).toEqual([0, 5_000, 30_000, MINUTE]);
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
    expect(tries.length).toBeLessThan(20);
  });

  test('by a throw is tried again; what can never go is not', async () => {
    const { add, round, tries, time } = start({
      mail: async (payload) => {
        if (payload === 'bad') return 'never';
        throw new Error('no road');
      },
    });
    add('a');
    add('b', 'bad');
    await round();
    time.now += 5_000;
    await round();
    expect(tries.toSorted()).toEqual(['a later', 'a later', 'b dead']);
  });

  test('does not hold up what stands behind it', async () => {
    const { add, round, tries } = start({ mail: async (payload) => (payload === 1 ? 'later' : 'done') });
    for (const n of [1, 2, 3]) add(`m${n}`, n);
    await round();
    expect(tries.toSorted()).toEqual(['m1 later', 'm2 done', 'm3 done']);
  });

  test('two workers on one file deliver each item once', async () => {
    const delivered: string[] = [];
    const deliver: Record<string, Deliver> = {
      mail: async (_, key) => {
        delivered.push(key);
        return 'done';
      },
    };
    const [one, two] = [start(deliver), start(deliver)];
    for (let n = 0; n < 50; n++) one.add(`m${n}`);
    await Promise.all([one.round(), two.round()]);
    expect(delivered).toHaveLength(50);
    expect(new Set(delivered).size).toBe(50);
  });
});

describe('what somebody waits for', () => {
  test('is delivered at once, and told; what fails then waits its turn', async () => {
    stubEnvironment({ SHOP_DATA: folder });
    const { deliverAtOnce, stateOf } = await import('@/lib/platform/durable/outbox');
    const item = (key: string) => ({ kind: 'mail', key, payload: null });
    const answers: Delivery[] = ['done', 'later', 'never'];
    for (const answer of answers) expect(await deliverAtOnce(item(answer), async () => answer)).toBe(answer);
    expect(answers.map(stateOf)).toEqual(['done', 'waiting', 'dead']);
    const isSlow = Promise.withResolvers<Delivery>();
    const first = deliverAtOnce(item('twice'), () => isSlow.promise);
    expect(await deliverAtOnce(item('twice'), async () => 'done')).toBe('done');
    isSlow.resolve('later');
    await first;
    expect(stateOf('twice'), 'by the other one').toBe('done');
  });

  test('is not begun when it cannot be kept', async () => {
    stubEnvironment({ SHOP_DATA: '/dev/null/nowhere' });
    const { deliverAtOnce, stateOf } = await import('@/lib/platform/durable/outbox');
    const by = vi.fn<Deliver>(async () => 'done');
    expect(await deliverAtOnce({ kind: 'mail', key: 'a', payload: null }, by)).toBeNull();
    expect(by).not.toHaveBeenCalled();
    expect(stateOf('a')).toBeNull();
  });
});

test('the shop’s outbox takes what it can keep, and says so when it cannot', async () => {
  stubEnvironment({ SHOP_DATA: folder });
  const { enqueue, startOutbox } = await import('@/lib/platform/durable/outbox');
  const delivered = Promise.withResolvers<unknown>();
  startOutbox({
    note: async (payload) => {
      delivered.resolve(payload);
      return 'done';
    },
  });
  expect(enqueue({ kind: 'note', key: 'large', payload: 'x'.repeat(70_000) })).toBe(false);
  expect(enqueue({ kind: 'note', key: 'small', payload: { n: 1 } })).toBe(true);
  expect(await delivered.promise).toEqual({ n: 1 });

  stubEnvironment({ SHOP_DATA: '/dev/null/nowhere' });
  const unwritable = await import('@/lib/platform/durable/outbox');
  expect(unwritable.enqueue({ kind: 'note', key: 'a', payload: 1 })).toBe(false);
});
