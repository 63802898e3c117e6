import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { outboxOf } from '@/lib/platform/durable/outbox/store';
import { ALERTS, OUTBOX, SESSIONS } from '@/lib/platform/durable/store/schemas';
import { type Home, openStores } from '@/lib/platform/durable/stores';
import { backupCommand } from '../../scripts/backup/command.ts';
import { Problem } from '../../scripts/lib/problem.ts';
import { legacyDataFolder } from '../support/legacy-data-folder';
import { HOMES, homes } from '../support/homes';

let copyFolder = '';
beforeEach(() => {
  copyFolder = join(mkdtempSync(join(tmpdir(), 'backup-')), 'copy');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** What is known in a home, after something was promised in it. */
async function promiseIn(home: Home, key: string): Promise<void> {
  const stores = openStores(home);
  await outboxOf(await stores.open(OUTBOX)).add({ kind: 'mail', key, payload: { n: 1 } }, 1, 10);
  await (await stores.open(SESSIONS)).change('INSERT INTO spent_link (id, at) VALUES ($1, 1)', key);
  await stores.open(ALERTS);
  await stores.close();
}

async function knownIn(home: Home) {
  const stores = openStores(home);
  const keys = (await (await stores.open(OUTBOX)).rows<{ key: string }>('SELECT key FROM item')).map(
    ({ key }) => key,
  );
  const links = await (await stores.open(SESSIONS)).rows<{ id: string }>('SELECT id FROM spent_link');
  const claimed = await outboxOf(await stores.open(OUTBOX)).claim(2, 3);
  await stores.close();
  return { keys, links: links.map(({ id }) => id), payload: claimed?.payload };
}

describe.each(HOMES)('a backup of a home in %s', (name) => {
  const emptyHome = homes(name);

  test('holds everything up to then, and can be restored into an empty home', async () => {
    const home = await emptyHome();
    await promiseIn(home, 'a');
    expect(backupCommand(home, ['backup', copyFolder])).toContain('copied to');
    await promiseIn(home, 'b');
    const next = await emptyHome();
    expect(backupCommand(next, ['restore', copyFolder])).toContain('put back from');
    expect(await knownIn(next)).toEqual({ keys: ['a'], links: ['a'], payload: { n: 1 } });
    await promiseIn(next, 'c');
    expect((await knownIn(next)).keys).toEqual(['a', 'c']);
  });

  test('is not restored over existing data', async () => {
    const home = await emptyHome();
    await promiseIn(home, 'a');
    backupCommand(home, ['backup', copyFolder]);
    await promiseIn(home, 'b');
    expect(() => backupCommand(home, ['restore', copyFolder])).toThrow(Problem);
    expect((await knownIn(home)).keys).toEqual(['a', 'b']);
  });
});

describe('a backup of files', () => {
  const homeOf = (dataFolder: string): Home => ({ databaseUrl: null, dataFolder, patience: 1 });
  const empty = () => homeOf(mkdtempSync(join(tmpdir(), 'home-')));

  test('with a damaged file is not restored at all', () => {
    const before = homeOf(legacyDataFolder());
    backupCommand(before, ['backup', copyFolder]);
    truncateSync(join(copyFolder, 'sessions.sqlite'), 5_000);
    const home = empty();
    expect(() => backupCommand(home, ['restore', copyFolder])).toThrow(
      /sessions\.sqlite cannot be read whole/,
    );
    expect(readdirSync(home.dataFolder)).toEqual([]);
  });

  test('is not made of a folder without an outbox', () => {
    expect(() => backupCommand(homeOf('/nowhere/at/all'), ['backup', copyFolder])).toThrow(
      'There is no outbox in /nowhere/at/all.',
    );
    expect(existsSync(copyFolder)).toBe(false);
  });

  test('of a damaged file is refused, and the file is named', () => {
    const home = empty();
    writeFileSync(join(home.dataFolder, 'outbox.sqlite'), 'no database '.repeat(100));
    expect(() => backupCommand(home, ['backup', copyFolder])).toThrow(/outbox\.sqlite cannot be read whole/);
    expect(readdirSync(copyFolder)).toEqual([]);
  });

  test.each([
    [],
    ['backup'],
    ['restore'],
    ['backup', 'a', 'b'],
    ['restore', '/nowhere/at/all'],
    ['copy', 'a'],
  ])('is refused for unclear arguments: %j', (...args) => {
    expect(() => backupCommand(empty(), args)).toThrow(Problem);
  });
});

describe('a backup of a database and files', () => {
  const PASSWORD = 'a b/c';
  const ADDRESS = `postgresql://shop:${encodeURIComponent(PASSWORD)}@127.0.0.1:5432/shop?sslmode=disable`;
  const homeWith = (dataFolder: string): Home => ({ databaseUrl: ADDRESS, dataFolder, patience: 1 });
  const emptyFolder = () => mkdtempSync(join(tmpdir(), 'home-'));

  /** PostgreSQL's command of that name, which writes down how it was called, and ends so. */
  function stand(name: 'pg_dump' | 'pg_restore', status: number): () => string {
    const folder = mkdtempSync(join(tmpdir(), 'bin-'));
    const said = join(folder, 'said');
    const script = `#!/bin/sh\necho "$PGPASSWORD: $*" > ${said}\n`;
    const dump = `for a; do case $a in --file=*) echo dump > "\${a#--file=}";; esac; done\n`;
    writeFileSync(join(folder, name), `${script}${dump}exit ${status}\n`, { mode: 0o700 });
    vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH'] ?? ''}`);
    return () => (existsSync(said) ? readFileSync(said, 'utf8') : '');
  }

  test('does not show the password in the list of processes', () => {
    const dumped = stand('pg_dump', 0);
    backupCommand(homeWith(legacyDataFolder()), ['backup', copyFolder]);
    expect(dumped()).toMatch(
      /^a b\/c: --dbname=postgresql:\/\/shop@127\.0\.0\.1:5432\/shop\?sslmode=disable /,
    );
  });

  test('can be made again in the same folder after the database failed', () => {
    const home = homeWith(legacyDataFolder());
    stand('pg_dump', 1);
    expect(() => backupCommand(home, ['backup', copyFolder])).toThrow(/pg_dump failed/);
    expect(readdirSync(copyFolder)).toEqual([]);
    stand('pg_dump', 0);
    expect(backupCommand(home, ['backup', copyFolder])).toMatch(/^database\.dump, .*outbox\.sqlite/);
  });

  test('does not touch the database if a file is damaged or already exists', () => {
    const before = homeWith(legacyDataFolder());
    stand('pg_dump', 0);
    backupCommand(before, ['backup', copyFolder]);
    const restored = stand('pg_restore', 0);
    expect(() => backupCommand(before, ['restore', copyFolder])).toThrow(/holds .*outbox\.sqlite.* already/);
    truncateSync(join(copyFolder, 'sessions.sqlite'), 5_000);
    expect(() => backupCommand(homeWith(emptyFolder()), ['restore', copyFolder])).toThrow(/read whole/);
    expect(restored()).toBe('');
  });

  test('is restored completely or not at all', () => {
    stand('pg_dump', 0);
    backupCommand(homeWith(legacyDataFolder()), ['backup', copyFolder]);
    stand('pg_restore', 1);
    const dataFolder = emptyFolder();
    expect(() => backupCommand(homeWith(dataFolder), ['restore', copyFolder])).toThrow(/pg_restore failed/);
    const withoutDatabase: Home = { databaseUrl: null, dataFolder, patience: 1 };
    expect(() => backupCommand(withoutDatabase, ['restore', copyFolder])).toThrow(/holds a database/);
    expect(readdirSync(dataFolder)).toEqual([]);
    expect(() => backupCommand(withoutDatabase, ['restore', emptyFolder()])).toThrow(/There is no copy/);
  });

  test('can be restored at the second attempt after a file could not be written at the first', () => {
    stand('pg_dump', 0);
    backupCommand(homeWith(legacyDataFolder()), ['backup', copyFolder]);
    const restored = stand('pg_restore', 0);
    const dataFolder = emptyFolder();
    mkdirSync(join(dataFolder, 'sessions.sqlite.draft'));
    expect(() => backupCommand(homeWith(dataFolder), ['restore', copyFolder])).toThrow(
      /sessions\.sqlite\.draft/,
    );
    expect(restored()).toBe('');
    expect(readdirSync(dataFolder)).toEqual([]);
    expect(backupCommand(homeWith(dataFolder), ['restore', copyFolder])).toMatch(/^database\.dump, /);
  });
});
