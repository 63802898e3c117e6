import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FrontChild, startFrontChild } from '../../../../support/front-child';

let shop: FrontChild;
const ask = (path: string, method?: string) => shop.ask(path, method);
const told = (path: string, method?: string) => shop.told(path, method);

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

beforeAll(async () => {
  shop = await startFrontChild();
}, 30_000);
afterAll(() => shop.stop());

describe('two renderers', () => {
  test('share pages, while calls are the primary one’s', async () => {
    expect(await told('/a')).toMatchObject({ index: '1' });
    expect(await told('/cart')).toMatchObject({ index: '0' });
    expect(await told('/api/session')).toMatchObject({ index: '0' });
  });

  test('what one has expired is old for itself first, and for the other and the front before the caller hears of it', async () => {
    const first = await told('/shared');
    expect((await told('/expired')).expired).toBe(false);
    const { status, headers } = await ask('/api/expire', 'POST');
    expect([status, headers.get('x-own-first')]).toEqual([200, 'true']);
    expect((await told('/expired')).expired).toBe(true);
    expect((await told('/shared')).made).toBeGreaterThan(first.made);
  });

  test('a page whose renderer dies is made by another, and the dead one is replaced', async () => {
    const before = await told('/a');
    const answer = await told('/die-apart');
    expect(answer.index).toBe('0');
    await expect.poll(async () => (await told('/a')).index).toBe('1');
    expect((await told('/a')).pid).not.toBe(before.pid);
  });

  test('a call whose renderer dies is not made twice: it is asked to come again, and then goes well', async () => {
    const before = await told('/api/session');
    const answer = await ask('/api/die', 'POST');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    await expect.poll(async () => (await ask('/api/session', 'POST')).status).toBe(200);
    expect((await told('/api/session')).pid).not.toBe(before.pid);
  });

  test('a page that kills whoever makes it is given up after the second', async () => {
    const { status, headers } = await ask('/die');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    await expect.poll(async () => (await ask('/a')).status).toBe(200);
  });

  test('end with the front, however that ends', async () => {
    for (const [path, index] of [
      ['/a', '1'],
      ['/api/session', '0'],
    ] as const)
      await expect.poll(async () => (await told(path)).index).toBe(index);
    const pids = [(await told('/a')).pid, (await told('/api/session')).pid];
    const gone = once(shop.child, 'exit');
    shop.child.kill('SIGKILL');
    await gone;
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
    shop = await startFrontChild();
    expect((await ask('/a')).status).toBe(200);
  });
});
