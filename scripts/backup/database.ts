import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../lib/problem.ts';

const NAME = 'database.dump';

export const hasDump = (folder: string): boolean => existsSync(join(folder, NAME));

/** Dumps the database as at one instant, with `pg_dump`. @returns the name of the file */
export function dumpDatabase(url: string, folder: string): string {
  postgres('pg_dump', url, ['--format=custom', '--no-owner', `--file=${join(folder, NAME)}`]);
  return NAME;
}

/** Restores a dump into a database that has none of its tables, in one transaction. @throws Problem */
export function putBackDatabase(url: string, folder: string): string {
  postgres('pg_restore', url, ['--single-transaction', '--exit-on-error', '--no-owner', join(folder, NAME)]);
  return NAME;
}

/** The password is passed in the environment, because arguments are visible to every user of the machine. */
function postgres(command: string, url: string, given: readonly string[]): void {
  const address = new URL(url);
  const env = {
    ...process.env,
    ...(address.password && { PGPASSWORD: decodeURIComponent(address.password) }),
  };
  address.password = '';
  const { error, status, stderr } = spawnSync(command, [`--dbname=${address.href}`, ...given], {
    encoding: 'utf8',
    env,
  });
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
