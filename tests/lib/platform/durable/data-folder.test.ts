import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DATA_FOLDER, openDataFolder } from '@/lib/platform/durable/data-folder';
import { openDatabase } from '@/lib/platform/durable/database';
import { processSingleton } from '@/lib/platform/process-singleton';
import { noteAnswer } from '@/lib/platform/upstreams/refusals';
import { startFront } from '../../../support/front';
import { testEnvironment } from '../../../support/environment';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
  vi.restoreAllMocks();
});

const NOTES = 'CREATE TABLE IF NOT EXISTS note (text TEXT NOT NULL) STRICT';

/** A store with some pages of notes in it. */
function fill(name: string): string {
  const file = join(folder, name);
  const db = openDatabase(file, NOTES);
  for (let note = 0; note < 40; note += 1)
    db.prepare('INSERT INTO note (text) VALUES (?)').run('x'.repeat(1_000));
  db.close();
  return file;
}

describe('the data folder', () => {
  test('is made if it is missing, and otherwise left as it is', () => {
    const { canKeep } = openDataFolder(join(folder, 'a/b'));
    expect(canKeep()).toBe(true);
    fill('outbox.sqlite');
    openDataFolder(folder);
    const db = openDatabase(join(folder, 'outbox.sqlite'), NOTES);
    expect(db.prepare('SELECT count(*) AS n FROM note').get()).toEqual({ n: 40 });
    db.close();
  });

  test.each([
    ['not a database', (file: string) => writeFileSync(file, 'no database '.repeat(100))],
    ['cut off', (file: string) => truncateSync(file, 12_288)],
  ])('is refused if a store in it is %s, which is named in one sentence', (_, spoil) => {
    fill('outbox.sqlite');
    spoil(fill('alerts.sqlite'));
    expect(() => openDataFolder(folder)).toThrow(
      /^alerts\.sqlite in .*SHOP_DATA.* cannot be used: [^\n]+\.$/,
    );
  });

  test('is refused if it cannot be written', () => {
    const file = join(folder, 'taken');
    writeFileSync(file, '');
    expect(() => openDataFolder(join(file, 'shop'))).toThrow(/^Nothing can be kept in .*SHOP_DATA.*\.$/);
  });
});

test('a shop with a damaged store does not start, and says why', () => {
  writeFileSync(join(folder, 'sessions.sqlite'), 'no database '.repeat(100));
  const ended = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'server.ts'], {
    env: { ...process.env, ...testEnvironment(), NODE_ENV: 'production', PORT: '0', SHOP_DATA: folder },
    encoding: 'utf8',
  });
  expect(ended.status).toBe(1);
  expect(ended.stderr).toMatch(/^sessions\.sqlite in [^\n]+\n$/);
  expect(ended.stdout).toBe('');
}, 30_000);

describe('a running shop', () => {
  const front = () => startFront((_, response) => void response.end());
  const counts = () => ({ waiting: 2, dead: 1, oldest: null, kinds: [] });
  const ready = async (shop: Awaited<ReturnType<typeof front>>) => {
    const { status, body } = await shop.ask('/api/health/ready');
    return { status, ...(JSON.parse(String(body)) as object) };
  };

  test('reports in readiness and metrics that its data folder cannot be written', async () => {
    let canKeep = true;
    processSingleton('outbox', () => ({ counts }));
    processSingleton(DATA_FOLDER, () => ({ canKeep: () => canKeep }));
    await using shop = await front();
    expect(await ready(shop)).toMatchObject({ status: 'ok', failing: [] });
    canKeep = false;
    expect(await ready(shop)).toMatchObject({ status: 'degraded', failing: ['data'] });
    expect(String((await shop.ask('/api/metrics')).body)).toMatch(/^data_folder_usable 0$/m);
  });

  test('reports in readiness whose token is refused, until it is accepted', async () => {
    processSingleton('outbox', () => ({ counts }));
    await using shop = await front();
    for (const status of [401, undefined, 429, 503]) noteAnswer('management', status);
    noteAnswer('search', 429);
    expect(await ready(shop)).toMatchObject({ status: 'degraded', failing: ['management-token'] });
    noteAnswer('management', 200);
    await expect.poll(() => ready(shop)).toMatchObject({ status: 'ok', failing: [] });
  });

  test('still answers readiness and metrics when the outbox is damaged', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    processSingleton('outbox', () => ({
      counts: () => {
        throw new Error('database disk image is malformed');
      },
    }));
    await using shop = await front();
    expect(await ready(shop)).toMatchObject({ status: 'degraded', failing: ['data'], outbox: 'unreadable' });
    const metrics = await shop.ask('/api/metrics');
    expect(metrics.status).toBe(200);
    expect(String(metrics.body)).toMatch(/^process_resident_memory_bytes \d+$/m);
  });
});
