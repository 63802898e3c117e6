import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Admission, createAdmission, type Rank } from '@/lib/platform/edge/admission';

let admission: Admission;
const create = (most: number, over: Partial<Parameters<typeof createAdmission>[0]> = {}): Admission =>
  (admission = createAdmission({ most, lateMs: () => 0, isFair: true, ...over }));

const PATIENCE_MS = 60;

/** How many of so many requests get a place, each from an address of its own unless one is named. */
async function entered(count: number, rank: Rank, address?: string): Promise<(() => void)[]> {
  const all = Array.from({ length: count }, (_, at) => admission.enter(rank, address ?? `${rank}.${at}`));
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  return (await Promise.all(all)).filter((leave) => leave !== undefined);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  admission.stop();
  vi.useRealTimers();
});

describe('places', () => {
  test('lists leave a quarter of the places to baskets and orders, and baskets a tenth to orders alone', async () => {
    create(40);
    expect(await entered(100, 3)).toHaveLength(30);
    expect(await entered(100, 1)).toHaveLength(6);
    expect(await entered(100, 0)).toHaveLength(4);
  });

  test('one address may hold half of the free places, or a quarter once others hold half', async () => {
    create(40);
    expect(await entered(100, 3, 'greedy')).toHaveLength(20);
    expect(await entered(10, 3)).toHaveLength(10);
    create(40);
    await entered(20, 3);
    expect(await entered(100, 3, 'greedy')).toHaveLength(10);
  });

  test('one address may hold all places of its rank in load tests', async () => {
    create(40, { isFair: false });
    expect(await entered(100, 3, 'one')).toHaveLength(30);
  });

  test('places are reduced while a renderer is late, and restored afterwards', async () => {
    let ms = 150;
    create(40, { lateMs: () => ms });
    await vi.advanceTimersByTimeAsync(1_000);
    const leave = await entered(100, 0);
    expect(leave).toHaveLength(25);
    for (const each of leave) each();
    ms = 0;
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await entered(100, 0)).toHaveLength(40);
  });
});

describe('a waiting request', () => {
  test('is admitted by rank', async () => {
    create(8);
    const held = await entered(8, 0);
    const order: string[] = [];
    for (const [rank, name] of [
      [3, 'list'],
      [1, 'basket'],
      [0, 'order'],
    ] as const)
      void admission.enter(rank, name).then((leave) => order.push(leave ? name : `no ${name}`));
    for (const leave of held) leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(['order', 'basket', 'list']);
  });

  test('is overtaken when its address holds its share of the places', async () => {
    create(40);
    await entered(12, 0, 'greedy');
    const [leave] = await entered(28, 0);
    const greedy = admission.enter(0, 'greedy');
    const neighbour = admission.enter(0, 'neighbour');
    leave?.();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect([typeof (await greedy), typeof (await neighbour)]).toEqual(['undefined', 'function']);
  });

  test('gives way to a more urgent one when the queue is full', async () => {
    create(4);
    await entered(4, 0);
    const refused: number[] = [];
    for (let at = 0; at < 100; at += 1)
      void admission.enter(3, `list ${at}`).then((leave) => leave ?? refused.push(at));
    const late = admission.enter(3, 'one more');
    expect(await late).toBeUndefined();
    void admission.enter(0, 'order');
    await vi.advanceTimersByTimeAsync(0);
    expect(refused).toHaveLength(1);
  });

  test('is refused when its address fills a quarter of the queue', async () => {
    create(4);
    await entered(4, 0);
    const waits = Array.from({ length: 100 }, () => admission.enter(3, 'greedy'));
    const answered = await Promise.all(waits.slice(25));
    expect(answered.every((leave) => leave === undefined)).toBe(true);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await Promise.all(waits.slice(0, 25))).toEqual(Array.from({ length: 25 }));
  });
});
