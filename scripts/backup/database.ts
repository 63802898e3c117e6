import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../lib/problem.ts';

const NAME = 'database.dump';

/** Copies the shop's database as it is at one instant, with PostgreSQL's own command. @returns the name of the file. */
export function dumpDatabase(url: string, folder: string): string {
  postgres('pg_dump', ['--format=custom', '--no-owner', `--file=${join(folder, NAME)}`, `--dbname=${url}`]);
  return NAME;
}

/** Puts a copy into a database that has none of its tables: all of it or nothing. @throws Problem */
export function putBackDatabase(url: string, folder: string): string {
  const file = join(folder, NAME);
  if (!existsSync(file)) throw new Problem(`There is no ${NAME} in ${folder}.`, 'Name the folder of a copy.');
  postgres('pg_restore', ['--single-transaction', '--exit-on-error', '--no-owner', `--dbname=${url}`, file]);
  return NAME;
}

function postgres(command: string, given: readonly string[]): void {
  const { error, status, stderr } = spawnSync(command, given, { encoding: 'utf8' });
  if (error)
    throw new Problem(
      `${command} cannot be run: ${error.message}.`,
      'Install PostgreSQL’s client, of the server’s version or newer.',
    );
  if (status !== 0)
    throw new Problem(
      `${command} failed: ${stderr.trim().split('\n')[0] ?? ''}`,
      'Look at DATABASE_URL. A copy is put into a database that holds no tables.',
    );
}
