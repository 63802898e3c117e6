import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ConfigError } from '@/lib/platform/config';
import { outboxOf } from '@/lib/platform/durable/outbox/store';
import { prepareDatabase } from '@/lib/platform/durable/prepare';
import { OUTBOX, SCHEMAS } from '@/lib/platform/durable/store/schemas';
import { openStores } from '@/lib/platform/durable/stores';
import { existingSingleton } from '@/lib/platform/process-singleton';
import { isUnreachable } from '@/lib/platform/result';
import { legacyDataFolder } from '../../../support/legacy-data-folder';
import { hasPostgres, startPostgres, type OwnPostgres } from '../../../../scripts/lib/postgres';

test('a database that cannot be reached is named in one sentence, without its secret', async () => {
  const home = {
    databaseUrl: 'postgresql://shop:secret@127.0.0.1:1/shop',
    dataFolder: '/nowhere',
    patience: 1,
  };
  const failure = await prepareDatabase(home).then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ConfigError);
  expect(String(failure)).toMatch(
    /^ConfigError: Nothing can be kept in the database of DATABASE_URL: [^\n]+\.$/,
  );
  expect(String(failure)).not.toContain('secret');
});

describe.runIf(hasPostgres)('the PostgreSQL database of all machines', () => {
  let server: OwnPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
  });
  const homeIn = async (dataFolder = '/nowhere') => ({
    databaseUrl: await server.database(),
    dataFolder,
    patience: 20,
  });

  test('is migrated once, however many machines start together, and not by an older version', async () => {
    const home = await homeIn();
    await Promise.all(Array.from({ length: 4 }, () => prepareDatabase(home)));
    const client = new pg.Client(home.databaseUrl);
    await client.connect();
    await client.query('UPDATE store_version SET version = 99');
    await prepareDatabase(home);
    const { rows } = await client.query('SELECT store, version FROM store_version ORDER BY store');
    expect(rows).toEqual(
      SCHEMAS.map(({ name }) => ({ store: name, version: 99 })).toSorted((a, b) =>
        a.store.localeCompare(b.store),
      ),
    );
    await client.end();
  });

  test('takes over the items of a data folder, and keeps those it has already', async () => {
    const home = await homeIn(legacyDataFolder());
    const stores = openStores(home);
    const outbox = outboxOf(await stores.open(OUTBOX));
    await outbox.add({ kind: 'refund', key: 'refund:101', payload: { orderId: 101 } }, 1, 10);
    const claimed = await outbox.claimKey('refund:101', 2);
    if (claimed) await outbox.done(claimed, 3);
    await prepareDatabase(home);
    expect(await outbox.stateOf('refund:101')).toBe('done');
    expect(await outbox.stateOf('letter:order:100:tomorrow')).toBe('waiting');
    const files = SCHEMAS.map(({ name }) => join(home.dataFolder, `${name}.sqlite`));
    expect(files.filter((file) => existsSync(file))).toEqual([]);
    expect(files.filter((file) => existsSync(`${file}.moved`))).toEqual(files);
    await stores.close();
  });

  test('gives the time for all machines, whose clocks may differ', async () => {
    const stores = openStores(await homeIn());
    const store = await stores.open(OUTBOX);
    const [found] = await store.rows<{ now: number }>(
      'SELECT floor(extract(epoch FROM now()) * 1000)::bigint AS now',
    );
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    const told = await store.now();
    vi.useRealTimers();
    expect(Math.abs(told - (found?.now ?? 0))).toBeLessThan(60_000);
    expect(Number.isInteger(told)).toBe(true);
    await stores.close();
  });

  test('counts as unreachable if it refuses the account', async () => {
    const home = await homeIn();
    const stores = openStores({ ...home, databaseUrl: `${home.databaseUrl}&user=stranger` });
    const failure = await stores.open(OUTBOX).then(
      () => null,
      (error: unknown) => error,
    );
    expect(isUnreachable(failure)).toBe(true);
    await stores.close();
  });

  test('fails at once when it is killed, and has everything when it is back', async () => {
    // What a pool of before said of its own.
    Reflect.deleteProperty(globalThis, 'hobwrightShared');
    const stores = openStores(await homeIn());
    const outbox = outboxOf(await stores.open(OUTBOX));
    const state = () => existingSingleton<{ state(): string }>('breaker.postgres')?.state();
    const add = (key: string) => outbox.add({ kind: 'mail', key, payload: null }, 1, 100);
    for (let n = 0; n < 20; n += 1) expect(await add('before')).toBe(true);
    await server.kill();
    const failure = await add('meanwhile').catch((error: unknown) => error);
    expect(isUnreachable(failure)).toBe(true);
    expect(state()).toBe('open');
    await server.start();
    await expect.poll(() => add('after').catch(() => false), { timeout: 20_000 }).toBe(true);
    const states = await Promise.all(['before', 'meanwhile', 'after'].map(outbox.stateOf));
    expect(states).toEqual(['waiting', null, 'waiting']);
    expect(state()).toBe('closed');
    await stores.close();
  }, 60_000);
});
