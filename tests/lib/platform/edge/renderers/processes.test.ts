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
  test('share pages, while API calls go to the primary one', async () => {
    expect(await told('/a')).toMatchObject({ index: '1' });
    expect(await told('/cart')).toMatchObject({ index: '0' });
    expect(await told('/api/session')).toMatchObject({ index: '0' });
  });

  test('expire a tag in the one that was called first, and everywhere before the call is answered', async () => {
    const first = await told('/shared');
    expect((await told('/expired')).expired).toBe(false);
    const { status, headers } = await ask('/api/expire', 'POST');
    expect([status, headers.get('x-own-first')]).toEqual([200, 'true']);
    expect((await told('/expired')).expired).toBe(true);
    expect((await told('/shared')).made).toBeGreaterThan(first.made);
  });

  test('make a page again when one dies, and the dead one is replaced', async () => {
    const before = await told('/a');
    const answer = await told('/die-apart');
    expect(answer.index).toBe('0');
    await expect.poll(async () => (await told('/a')).index).toBe('1');
    expect((await told('/a')).pid).not.toBe(before.pid);
  });

  test('do not repeat an API call when one dies: it gets 503 with Retry-After, and works again later', async () => {
    const before = await told('/api/session');
    const answer = await ask('/api/die', 'POST');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    await expect.poll(async () => (await ask('/api/session', 'POST')).status).toBe(200);
    expect((await told('/api/session')).pid).not.toBe(before.pid);
  });

  test('give a page up after it has killed both', async () => {
    const { status, headers } = await ask('/die');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    await expect.poll(async () => (await ask('/a')).status).toBe(200);
  });

  test('end with the front, even if it is killed', async () => {
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
