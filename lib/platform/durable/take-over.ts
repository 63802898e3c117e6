import { existsSync, renameSync } from 'node:fs';
import { openFile } from './store/sqlite.ts';
import type { Schema, Store, Value } from './store/types.ts';
import { fileOf } from './stores.ts';

const AT_ONCE = 500;

/**
 * Moves the data of this machine's file into the shared database, and renames the file to `*.moved`. Rows that the
 * database already has stay unchanged there, so a crash loses nothing.
 */
export async function takeOver(schema: Schema, dataFolder: string, to: Store): Promise<void> {
  const file = fileOf(dataFolder, schema);
  if (!existsSync(file)) return;
  const from = openFile(file, schema);
  try {
    for (const [table, columns] of Object.entries(schema.tables)) await copy(from, to, table, columns);
  } finally {
    await from.close();
  }
  renameSync(file, `${file}.moved`);
}

async function copy(from: Store, to: Store, table: string, columns: readonly string[]): Promise<void> {
  const names = columns.join(', ');
  const rows = await from.rows(`SELECT ${names} FROM ${table} ORDER BY rowid`);
  for (let begin = 0; begin < rows.length; begin += AT_ONCE) {
    const part = rows.slice(begin, begin + AT_ONCE);
    const places = part.map((_, row) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`)})`);
    const values = part.flatMap((row) => columns.map((column): Value => row[column] ?? null));
    const sql = `INSERT INTO ${table} (${names}) VALUES ${places.join(', ')} ON CONFLICT DO NOTHING`;
    await to.change(sql, ...values);
  }
}
