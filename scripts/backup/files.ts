import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Problem } from '../lib/problem.ts';

const storesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sqlite')) : [];

/** Copies every store of a folder consistently, even while a shop writes to them. @returns their names */
export function copyStores(from: string, to: string): string[] {
  const names = storesIn(from);
  for (const name of names) copyStore(join(from, name), join(to, name));
  return names;
}

/**
 * Checks whether the stores of a backup can be restored to a shop's folder: they are intact, and it has none of them.
 * @returns their names
 * @throws Problem
 */
export function proveStores(from: string, to: string): string[] {
  const names = storesIn(from);
  const taken = names.filter((name) => existsSync(join(to, name)));
  if (taken.length > 0)
    throw new Problem(
      `${to} holds ${taken.join(', ')} already.`,
      'Stop the shop and move them away; what waits in them is not in the copy.',
    );
  for (const name of names) proveWhole(join(from, name));
  return names;
}

/** Removes what a failed restore has written of these stores. */
export function removeStores(names: readonly string[], folder: string): void {
  for (const name of names)
    for (const file of [name, `${name}.draft`]) rmSync(join(folder, file), { force: true, recursive: true });
}

/** SQLite copies a consistent snapshot. The copy gets its name only after it was verified. */
function copyStore(from: string, to: string): void {
  proveWhole(from);
  const draft = `${to}.draft`;
  mkdirSync(join(to, '..'), { recursive: true, mode: 0o700 });
  rmSync(draft, { force: true });
  const db = new DatabaseSync(from, { readOnly: true });
  try {
    db.exec('PRAGMA busy_timeout=5000');
    db.prepare('VACUUM INTO ?').run(draft);
  } finally {
    db.close();
  }
  proveWhole(draft);
  renameSync(draft, to);
}

/** @throws Problem for a corrupt store */
function proveWhole(file: string): void {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      const found = Object.values(db.prepare('PRAGMA integrity_check(1)').get() ?? {})[0];
      if (found !== 'ok') throw new Error(String(found));
    } finally {
      db.close();
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem(`${file} cannot be read whole: ${why}.`, 'Put a copy that is whole in its place.');
  }
}
