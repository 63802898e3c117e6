import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config.ts';

/** The name under which this process has its folder (`shared`). */
export const DATA_FOLDER = 'data-folder';

export type DataFolder = {
  /** Whether something can be kept there now: a disk fills up, or is turned read-only. Looks once in five seconds. */
  canKeep: () => boolean;
};

const LOOK_EVERY_MS = 5_000;
/** As much as a database writes at once: a file of nothing fits on a disk that is full. */
const PROBE = Buffer.alloc(4_096);

/**
 * Makes the folder if it is missing, and sees that what is promised can be kept there: files can be written, and every
 * database in it can be read whole and be written to.
 * @throws ConfigError that says in one sentence what is wrong with which file.
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

/** Null for a database that is whole and takes changes. */
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
