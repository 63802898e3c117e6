import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Home } from '../../lib/platform/durable/stores.ts';
import { Problem } from '../lib/problem.ts';
import { existingHome } from '../lib/shop-home.ts';
import { dumpDatabase, hasDump, putBackDatabase } from './database.ts';
import { copyStores, proveStores, removeStores } from './files.ts';

/**
 * Backs up everything the shop has promised into a new folder, also while it runs; or restores such a backup for a shop
 * that is stopped and has no data.
 * @returns the message to print
 * @throws Problem
 */
export function backupCommand(home: Home, [verb, name, ...others]: readonly string[]): string {
  if (name === undefined || others.length > 0) throw new Problem('Name one folder.', USAGE);
  const folder = resolve(name);
  if (verb === 'backup') return `${copy(existingHome(home), folder).join(', ')} copied to ${folder}.`;
  if (verb === 'restore') return `${putBack(home, folder).join(', ')} put back from ${folder}.`;
  throw new Problem('Say whether to copy or to put back.', USAGE);
}

const USAGE = 'npm run backup -- FOLDER, or npm run restore -- FOLDER';

/** Creates a backup. A failed one leaves the folder empty. */
function copy({ databaseUrl, dataFolder }: Home, folder: string): string[] {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Problem(`${folder} is not empty.`, 'Name a folder for this copy alone.');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    const files = copyStores(dataFolder, folder);
    return databaseUrl === null ? files : [dumpDatabase(databaseUrl, folder), ...files];
  } catch (error) {
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    throw error;
  }
}

/**
 * Checks everything that can be checked before anything is written. The database is restored last, because that is one
 * transaction: if either part fails, the shop has no data again and the restore can be repeated.
 */
function putBack({ databaseUrl, dataFolder }: Home, folder: string): string[] {
  if (!existsSync(folder)) throw new Problem(`There is no ${folder}.`, USAGE);
  const isOfDatabase = hasDump(folder);
  const files = proveStores(folder, dataFolder);
  if (files.length === 0 && !isOfDatabase)
    throw new Problem(`There is no copy in ${folder}.`, 'Name the folder of a copy.');
  if (isOfDatabase !== (databaseUrl !== null))
    throw new Problem(
      isOfDatabase ? `${folder} holds a database.` : `${folder} holds no database.`,
      isOfDatabase ? 'Name an empty one in DATABASE_URL.' : 'Leave out DATABASE_URL.',
    );
  try {
    copyStores(folder, dataFolder);
    return databaseUrl === null ? files : [putBackDatabase(databaseUrl, folder), ...files];
  } catch (error) {
    removeStores(files, dataFolder);
    throw error;
  }
}
