import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Home } from '../../lib/platform/durable/stores.ts';
import { Problem } from '../lib/problem.ts';
import { existingHome } from '../lib/shop-home.ts';
import { dumpDatabase, putBackDatabase } from './database.ts';
import { copyStores, putBackStores } from './files.ts';

/**
 * Copies what the shop has promised into a new folder, while it may run, or puts such a copy back for one that is
 * stopped and has nothing.
 * @returns what to print.
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

function copy({ databaseUrl, dataFolder }: Home, folder: string): string[] {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Problem(`${folder} is not empty.`, 'Name a folder for this copy alone.');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = copyStores(dataFolder, folder);
  return databaseUrl === null ? files : [dumpDatabase(databaseUrl, folder), ...files];
}

function putBack({ databaseUrl, dataFolder }: Home, folder: string): string[] {
  if (!existsSync(folder)) throw new Problem(`There is no ${folder}.`, USAGE);
  const dumped = databaseUrl === null ? [] : [putBackDatabase(databaseUrl, folder)];
  return [...dumped, ...putBackStores(folder, dataFolder)];
}
