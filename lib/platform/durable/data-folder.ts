import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config.ts';

/** The name under which the folder is registered (`processSingleton`). */
export const DATA_FOLDER = 'data-folder';

export type DataFolder = {
  /** Whether files can be written now: a disk may fill up or become read-only. Checked at most every five seconds. */
  canKeep: () => boolean;
};

const LOOK_EVERY_MS = 5_000;
/** A database page: even a full disk takes an empty file. */
const PROBE = Buffer.alloc(4_096);

/**
 * Creates the folder if it is missing, and checks that files can be written to it, and that every database in it is
 * intact and writable.
 * @throws {ConfigError} with one sentence that says which file is faulty, and how
 */
export function openDataFolder(folder: string): DataFolder {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    probe(folder);
  } catch (error) {
    throw new ConfigError(`Nothing can be kept in ${folder} (SHOP_DATA): ${messageOf(error)}.`);
  }
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.sqlite'))) {
    const fault = faultOf(join(folder, name));
    if (fault !== null)
      throw new ConfigError(
        `${name} in ${folder} (SHOP_DATA) cannot be used: ${fault}; put a copy in its place, or move it away and lose what waits in it.`,
      );
  }
  let lastCheck = { at: performance.now(), canKeep: true };
  return {
    canKeep() {
      if (performance.now() - lastCheck.at >= LOOK_EVERY_MS)
        lastCheck = { at: performance.now(), canKeep: isWritable(folder) };
      return lastCheck.canKeep;
    },
  };
}

function isWritable(folder: string): boolean {
  try {
    probe(folder);
    return true;
  } catch {
    return false;
  }
}

function probe(folder: string): void {
  const file = join(folder, `.probe-${process.pid}`);
  try {
    writeFileSync(file, PROBE, { flush: true });
  } finally {
    rmSync(file, { force: true });
  }
}

/** Returns what is wrong with a database; null if it is intact and writable. */
function faultOf(file: string): string | null {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file);
    db.exec('PRAGMA busy_timeout=5000; BEGIN IMMEDIATE; ROLLBACK');
    const found = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
    return found === 'ok' ? null : 'it is damaged';
  } catch (error) {
    return messageOf(error);
  } finally {
    db?.close();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
