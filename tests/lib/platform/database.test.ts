import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '@/lib/platform/database';
import { metrics } from '@/lib/platform/metrics';

test('who gives up on a locked database is counted, and told', () => {
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
  expect(metrics().busy.lines()).toContain('sqlite_busy_total 1');
  first?.close();
  second?.close();
  rmSync(folder, { recursive: true });
});
