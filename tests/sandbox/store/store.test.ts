import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { resetStore } from '../../../sandbox/store/reset.ts';
import { openStore, type Store, transaction } from '../../../sandbox/store/store.ts';

interface Folder extends Disposable {
  file: string;
}

function folder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'store-'));
  return { file: join(path, 'sandbox.sqlite'), [Symbol.dispose]: () => rmSync(path, { recursive: true }) };
}

/** All tables and indexes with their text, and the version. */
function shapeOf(store: Store): unknown[] {
  const parts = store.prepare(
    "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name",
  );
  return [...parts.all(), store.prepare('PRAGMA user_version').get()];
}

test('opening a store of the first version migrates it and keeps its data', () => {
  using at = folder();
  const old = new DatabaseSync(at.file);
  old.exec(readFileSync('sandbox/store/schema.sql', 'utf8'));
  old.exec(`PRAGMA user_version = 1; INSERT INTO customer_attribute (id, name) VALUES (2, 'Basket');
    INSERT INTO customer (id, email, password_hash, first_name, last_name, created_at, updated_at)
    VALUES (41, 'pat@example.org', '', 'Pat', 'Moss', 0, 0)`);
  old.close();
  const store = openStore(at.file);
  expect(shapeOf(store)).toEqual(shapeOf(openStore(':memory:')));
  expect(store.prepare('SELECT email FROM customer').all()).toEqual([{ email: 'pat@example.org' }]);
  expect(store.prepare('SELECT id, name FROM customer_attribute').all()).toEqual([
    { id: 1, name: 'Password reset' },
    { id: 2, name: 'Basket' },
    { id: 3, name: 'Default address' },
    { id: 4, name: 'Home' },
    { id: 5, name: 'Multibuy list' },
  ]);
  store.close();
  openStore(at.file).close();
});

test('a store of a newer version is not opened', () => {
  using at = folder();
  const newer = new DatabaseSync(at.file);
  newer.exec('PRAGMA user_version = 99');
  newer.close();
  expect(() => openStore(at.file)).toThrow(/newer sandbox \(schema 99/);
});

test('resetting a store empties it and keeps its schema', () => {
  const store = openStore(':memory:');
  const fresh = shapeOf(store);
  store.exec("INSERT INTO subscriber (email, created_at) VALUES ('pat@example.org', 0)");
  resetStore(store);
  expect(shapeOf(store)).toEqual(fresh);
  expect(store.prepare('SELECT * FROM subscriber').all()).toEqual([]);
});

test.each([
  ['in work of its own', (work: () => never) => work()],
  ['in a part of other work', (work: () => never, store: Store) => transaction(store, work)],
])('the original error is reported if SQLite has already rolled back, %s', (_, within) => {
  const store = openStore(':memory:');
  const fail = () => {
    // As SQLite does when the disk is full.
    store.exec('ROLLBACK');
    throw new Error('database or disk is full');
  };
  expect(() => transaction(store, () => within(fail, store))).toThrow('database or disk is full');
  transaction(store, () =>
    store.exec("INSERT INTO subscriber (email, created_at) VALUES ('pat@example.org', 0)"),
  );
  expect(store.prepare('SELECT email FROM subscriber').all()).toEqual([{ email: 'pat@example.org' }]);
});
