import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Home } from '@/lib/platform/durable/stores';
import { stubEnvironment } from '../../../support/environment';
import { legacyDataFolder, WRITTEN_AT } from '../../../support/legacy-data-folder';
import { HOMES, homes } from '../../../support/homes';

/** A shop that has just started in a home; what another one in the same home knows it has to read there. */
async function startShop({ databaseUrl, dataFolder }: Home) {
  const database: Record<string, string> = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  stubEnvironment({ ...database, SHOP_DATA: dataFolder, UPSTREAM_PATIENCE: '20' });
  const { config } = await import('@/lib/platform/config');
  const { prepareDatabase } = await import('@/lib/platform/durable/prepare');
  await prepareDatabase(config());
  const { stores } = await import('@/lib/platform/durable/stores');
  started.push(stores());
  return {
    ...(await import('@/lib/platform/durable/alert-book')),
    ...(await import('@/lib/platform/durable/outbox')),
    ...(await import('@/lib/platform/session/session-endings')),
    ...(await import('@/lib/platform/session/session-life')),
    ...(await import('@/lib/platform/session/spent-links')),
  };
}

let started: { close(): Promise<void> }[] = [];
beforeEach(() => {
  started = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(started.map((stores) => stores.close()));
  vi.unstubAllEnvs();
});

describe.each(HOMES)('data shared by two shops in one %s', (name) => {
  const emptyHome = homes(name);

  test('has each product alert once per address', async () => {
    const home = await emptyHome();
    const first = await startShop(home);
    for (const below of [50_000, 39_900])
      expect(await first.addAlert(7, 'Ann@example.org', below)).toBe(true);
    const second = await startShop(home);
    expect(await second.addAlert(7, 'ann@example.org', 29_900)).toBe(true);
    expect(await second.addAlert(7, 'ann@example.org', null)).toBe(true);
    expect(await second.addAlert(8, 'ann@example.org', null)).toBe(true);
    const waits = await first.alertsFor(7);
    expect(waits.map(({ email, below }) => [email, below])).toEqual([
      ['Ann@example.org', 29_900],
      ['ann@example.org', null],
    ]);
    expect(await second.readAlert(waits[0]!)).toEqual(waits[0]);
    for (const wait of waits) await second.forgetAlert(wait);
    expect(await second.readAlert(waits[0]!)).toBeNull();
    expect(await first.alertsFor(7)).toEqual([]);
    expect(await first.alertsFor(8)).toHaveLength(1);
  });

  test('has a product alert renewed even when there is no space for another', async () => {
    const shop = await startShop(await emptyHome());
    await shop.addAlert(7, 'ann@example.org', 50_000);
    const { stores } = await import('@/lib/platform/durable/stores');
    const { ALERTS } = await import('@/lib/platform/durable/store/schemas');
    const store = await stores().open(ALERTS);
    const full = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200000)
      INSERT INTO alert (product_id, email, below, created_at, name)
      SELECT 9, 'x' || i, NULL, CAST($1 AS BIGINT), 'n' || i FROM n`;
    await store.change(full, await store.now());
    expect(await shop.addAlert(7, 'Ann@example.org', 40_000)).toBe(true);
    expect(await shop.addAlert(7, 'bo@example.org', 40_000)).toBe(false);
    expect(await shop.addAlert(7, 'ann@example.org', null), 'another sort').toBe(false);
    expect((await shop.alertsFor(7)).map(({ below }) => below)).toEqual([40_000]);
  });

  test('has alerts found and deleted by e-mail address, whatever its case', async () => {
    const home = await emptyHome();
    const first = await startShop(home);
    await first.addAlert(7, 'Ann@example.org', null);
    await first.addAlert(8, 'ann@example.org', 29_900);
    await first.addAlert(8, 'bo@example.org', null);
    const second = await startShop(home);
    const found = await second.alertsOf('ANN@example.org');
    expect(found.map(({ productId, below }) => [productId, below])).toEqual([
      [7, null],
      [8, 29_900],
    ]);
    await second.forgetAlertsOf('ANN@example.org');
    expect(await first.alertsOf('ann@example.org')).toEqual([]);
    expect(await first.alertsFor(8)).toMatchObject([{ email: 'bo@example.org' }]);
  });

  test('has no alert older than a year, and none for a deleted product', async () => {
    const home = await emptyHome();
    const shop = await startShop(home);
    for (const email of ['ann@example.org', 'bo@example.org']) await shop.addAlert(7, email, null);
    const { stores } = await import('@/lib/platform/durable/stores');
    const { ALERTS } = await import('@/lib/platform/durable/store/schemas');
    const store = await stores().open(ALERTS);
    const sql = "UPDATE alert SET created_at = created_at - $1 WHERE email = 'ann@example.org'";
    await store.change(sql, 366 * 24 * 60 * 60_000);
    expect((await shop.alertsFor(7)).map(({ email }) => email)).toEqual(['bo@example.org']);
    expect(await shop.alertsOf('ann@example.org')).toEqual([]);
    await shop.addAlert(8, 'cy@example.org', null);
    expect(await store.rows('SELECT email FROM alert ORDER BY id')).toEqual([
      { email: 'bo@example.org' },
      { email: 'cy@example.org' },
    ]);
    await shop.forgetAlertsFor(7);
    expect([await shop.alertsFor(7), await shop.alertsFor(8)].map(({ length }) => length)).toEqual([0, 1]);
  });

  test('has the ended sessions and the used links', async () => {
    const home = await emptyHome();
    const first = await startShop(home);
    await first.keepEnding(7, { at: 2_000, except: 'kept' });
    await first.keepEnding(7, { at: 1_000, except: 'kept' });
    await first.keepEnd('over', Date.now() + 60_000, Date.now());
    expect([await first.spendLink('a'), await first.spendLink('b')]).toEqual([true, true]);
    await first.unspendLink('b');
    const second = await startShop(home);
    const isEnded = (id: string, customerId: number, startedAt: number) =>
      second.isEnded({ id, customerId, startedAt });
    expect(await isEnded('kept', 7, 900)).toBe(false);
    expect(await isEnded('other', 7, 1_500)).toBe(true);
    expect(await isEnded('other', 7, 2_001), 'begun since').toBe(false);
    expect(await isEnded('over', 9, 2_001)).toBe(true);
    expect([await second.spendLink('a'), await second.spendLink('b')]).toEqual([false, true]);
  });

  test.runIf(name === 'postgres')(
    'has sessions ended by one clock, even if the clocks of machines differ',
    async () => {
      const home = await emptyHome();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
      const ahead = await startShop(home);
      const before = { id: 'before', customerId: 7, startedAt: await ahead.sessionTime() };
      vi.useRealTimers();
      const right = await startShop(home);
      await right.endSessions(7);
      expect(await right.isEnded(before)).toBe(true);
      const endedBy = await right.sessionTime();
      await expect.poll(() => right.sessionTime()).toBeGreaterThan(endedBy);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
      const behind = await startShop(home);
      const since = { id: 'since', customerId: 7, startedAt: await behind.sessionTime() };
      expect(await behind.isEnded(since)).toBe(false);
    },
  );

  test('has everything that an earlier version kept in its data folder', async () => {
    const home = { ...(await emptyHome()), dataFolder: legacyDataFolder() };
    await startShop(home);
    const shop = await startShop(home);
    const keys = ['letter:order:100:placed', 'letter:order:100:tomorrow', 'refund:101', 'enquiry:ab'];
    expect(await Promise.all(keys.map(shop.stateOf))).toEqual(['done', 'waiting', 'waiting', 'dead']);
    expect(await shop.alertsFor(7)).toMatchObject([
      { email: 'Ann@example.org', below: null, name: '700a53831c02613637cbabc6f111ea86' },
      { email: 'bo@example.org', below: 39_900, name: '52c56ef450c33d13c3044f3c54eaaec1' },
    ]);
    const session = { customerId: 7, startedAt: WRITTEN_AT };
    expect(await shop.isEnded({ ...session, id: 'other' })).toBe(true);
    expect(await shop.isEnded({ ...session, id: 'kept' })).toBe(false);
    expect(await shop.isEnded({ id: 'gone', customerId: 9, startedAt: WRITTEN_AT })).toBe(true);
    expect(await shop.spendLink('used', WRITTEN_AT + 1_000)).toBe(false);
    expect(await shop.addAlert(7, 'ANN@example.org', null), 'asked for anew').toBe(true);
    expect(await shop.alertsFor(7)).toHaveLength(2);
  });
});
