import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectTo } from '@/lib/platform/edge/renderers/connection';
import { createRendererServer } from '@/lib/platform/edge/renderers/renderer-server';
import { processSingleton } from '@/lib/platform/process-singleton';
import { testConfig } from '../../../../support/front';
import { type FrontChild, startFrontChild } from '../../../../support/front-child';

const NEXT_HANGS = join(mkdtempSync(join(tmpdir(), 'hung-')), 'next-hangs');
let shop: FrontChild;
beforeAll(async () => {
  shop = await startFrontChild({ HUNG_MS: '2000', START_MS: '5000', NEXT_HANGS });
}, 30_000);
afterAll(() => shop.stop());

test('a renderer that hangs is replaced, and its requests are not repeated by another', async () => {
  const [before, call] = [await shop.told('/a'), await shop.told('/api/session')];
  const { status, headers } = await shop.ask('/hang');
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect((await shop.told('/api/session')).pid).toBe(call.pid);
  await expect.poll(async () => (await shop.told('/a')).index, { timeout: 10_000 }).toBe('1');
  expect((await shop.told('/a')).pid).not.toBe(before.pid);
});

test('a renderer that hangs before it is ready is replaced too', async () => {
  writeFileSync(NEXT_HANGS, '');
  expect((await shop.told('/die-apart')).index).toBe('0');
  expect((await shop.told('/a')).index).toBe('0');
  await expect.poll(async () => (await shop.told('/a')).index, { timeout: 30_000 }).toBe('1');
}, 40_000);

test('a renderer whose database is silent does not count as hanging', async () => {
  processSingleton('outbox', () => ({ counts: () => new Promise(() => undefined) }));
  const path = join(tmpdir(), randomUUID().slice(0, 8));
  const built = { readSheet: async () => undefined };
  const renderer = createRendererServer(async () => undefined, testConfig(), built).listen({ path });
  await once(renderer, 'listening');
  const connection = connectTo(path);
  expect(await connection.isSilent(500)).toBe(false);
  connection.close();
  renderer.close();
});
