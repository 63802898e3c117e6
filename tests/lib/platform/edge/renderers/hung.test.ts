import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FrontChild, startFrontChild } from '../../../../support/front-child';

let shop: FrontChild;
beforeAll(async () => {
  shop = await startFrontChild({ HUNG_MS: '1000' });
}, 30_000);
afterAll(() => shop.stop());

test('a renderer that hangs is replaced, and what was asked of it is asked of no other', async () => {
  const [before, call] = [await shop.told('/a'), await shop.told('/api/session')];
  const { status, headers } = await shop.ask('/hang');
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect((await shop.told('/api/session')).pid).toBe(call.pid);
  await expect.poll(async () => (await shop.told('/a')).index, { timeout: 10_000 }).toBe('1');
  expect((await shop.told('/a')).pid).not.toBe(before.pid);
});
