import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '@/lib/platform/durable/database';
import { metrics } from '@/lib/platform/observe/metrics';

test('a write that gives up on a locked database throws, and is counted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const table = 'CREATE TABLE IF NOT EXISTS note (text TEXT NOT NULL) STRICT';
  const [first, second] = [1, 2].map(() => openDatabase(join(folder, 'notes.sqlite'), table));
  second?.exec('PRAGMA busy_timeout=0');
  first?.exec('BEGIN IMMEDIATE');
  const write = () => second?.prepare('INSERT INTO note (text) VALUES (?)').run('a');
  expect(write).toThrow(/locked/);
  first?.exec('COMMIT');
  write();
  expect(second?.prepare('SELECT text FROM note').all()).toEqual([{ text: 'a' }]);
  expect(await metrics().registry.metrics()).toContain('sqlite_busy_total 1\n');
  first?.close();
  second?.close();
  rmSync(folder, { recursive: true });
});

test('migrations that a file has not had are applied once, all or none of them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const file = join(folder, 'notes.sqlite');
  const table = 'CREATE TABLE IF NOT EXISTS note (text TEXT NOT NULL) STRICT';
  const steps = [`ALTER TABLE note ADD COLUMN at INTEGER`, `INSERT INTO note VALUES ('b', 2)`];
  openDatabase(file, table).close();
  openDatabase(file, table, ...steps.slice(0, 1)).close();
  for (let n = 0; n < 2; n += 1) openDatabase(file, table, ...steps).close();
  expect(() => openDatabase(file, table, ...steps, 'DELETE FROM note; nonsense')).toThrow(/syntax/);
  const db = openDatabase(file, table, ...steps);
  expect(db.prepare('SELECT text, at FROM note').all()).toEqual([{ text: 'b', at: 2 }]);
  db.close();
  rmSync(folder, { recursive: true });
});

test('the error of a migration is thrown even if the database has already rolled back, as on a full disk', () => {
  const steps = ['ROLLBACK; SELECT nonsense'];
  expect(() => openDatabase(':memory:', 'CREATE TABLE note (text TEXT) STRICT', ...steps)).toThrow(
    /no such column: nonsense/,
  );
});
