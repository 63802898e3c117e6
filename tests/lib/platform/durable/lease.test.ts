import { afterEach, describe, expect, test, vi } from 'vitest';
import { OUTBOX } from '@/lib/platform/durable/store/schemas';
import { openStores, type Stores } from '@/lib/platform/durable/stores';
import { stubEnvironment } from '../../../support/environment';
import { HOMES, homes } from '../../../support/homes';

let opened: Stores[] = [];
afterEach(async () => {
  await Promise.all(opened.map((stores) => stores.close()));
  opened = [];
  vi.unstubAllEnvs();
});

describe.each(HOMES)('under a lease in one %s', (name) => {
  const emptyHome = homes(name);

  /** Two processes that share a home, and the home itself. */
  async function twoProcesses() {
    const home = await emptyHome();
    const database: Record<string, string> =
      home.databaseUrl === null ? {} : { DATABASE_URL: home.databaseUrl };
    async function start() {
      stubEnvironment({ ...database, SHOP_DATA: home.dataFolder, UPSTREAM_PATIENCE: '20' });
      const { stores } = await import('@/lib/platform/durable/stores');
      opened.push(stores());
      return (await import('@/lib/platform/durable/lease')).underLease;
    }
    const [one, other] = [await start(), await start()];
    const stores = openStores(home);
    opened.push(stores);
    return { one, other, store: await stores.open(OUTBOX) };
  }

  test('one process works at a time, and the next once that has ended or failed', async () => {
    const { one, other } = await twoProcesses();
    const work = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<void>();
    const first = one('sync', async () => {
      begun.resolve();
      return work.promise;
    });
    await begun.promise;
    expect(await other('sync', async () => 'too soon')).toBeNull();
    expect(await other('else', async () => 'of another name')).toBe('of another name');
    work.resolve('first');
    expect(await first).toBe('first');
    await expect(other('sync', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await one('sync', async () => 'next')).toBe('next');
  });

  test('a process that slept past its lease is told before it goes on', async () => {
    const { one, other, store } = await twoProcesses();
    const slept = one('sync', async (stillHeld) => {
      await stillHeld();
      await store.change("UPDATE lease SET until = 0 WHERE name = 'sync'");
      expect(await other('sync', async () => 'taken over')).toBe('taken over');
      await stillHeld();
    });
    await expect(slept).rejects.toThrow('sync');
  });

  test('work is done even if the end of the lease cannot be recorded', async () => {
    const { one, store } = await twoProcesses();
    const away = () => store.change('ALTER TABLE lease RENAME TO lease_away');
    const done = one('sync', async () => {
      await away();
      return 'done';
    });
    expect(await done).toBe('done');
  });
});
