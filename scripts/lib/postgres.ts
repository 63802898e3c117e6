import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

export type OwnPostgres = AsyncDisposable & {
  /** Creates an empty database. Returns its URL. */
  database(): Promise<string>;
  /** Ends the server as a power cut does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** While frozen, the server accepts data but answers nothing. */
  freeze(isFrozen: boolean): void;
};

/** Debian installs the server's commands in a folder by version. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), ...globSync('/usr/lib/postgresql/*/bin')];
const find = (name: string) => FOLDERS.map((folder) => join(folder, name)).find((file) => existsSync(file));
const initdb = find('initdb');
const server = find('postgres');

/** The server refuses to run as root; it then runs as the account of its package. */
const account = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'postgres']).stdout));
  return { uid: uid ?? 0, gid: gid ?? 0 };
};

export const hasPostgres = initdb !== undefined && server !== undefined;
if (!hasPostgres)
  process.stdout.write(
    'Not tried with PostgreSQL: its server is not installed (Debian: apt-get install postgresql).\n',
  );

/** Each connection has a process of its own. */
const childrenOf = (pid: number): number[] =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

/** Starts PostgreSQL on a Unix socket in a temporary folder. */
export async function startPostgres(): Promise<OwnPostgres> {
  if (!initdb || !server) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  const as = account();
  if (as.uid !== undefined && as.gid !== undefined) {
    chownSync(folder, as.uid, as.gid);
    // The account needs to traverse the parent folder, which belongs to root.
    chmodSync(tmpdir(), 0o711);
  }
  const made = spawnSync(
    initdb,
    ['-D', data, '-U', 'shop', '-A', 'trust', '-N', '-E', 'UTF8', '--locale=C'],
    {
      ...as,
      cwd: folder,
    },
  );
  if (made.status !== 0) throw new Error(String(made.stderr));

  const begin = async () => {
    const options = ['-D', data, '-k', folder, '-F', '-c', 'listen_addresses='];
    const child = spawn(server, options, { ...as, cwd: folder });
    let said = '';
    for await (const chunk of child.stderr) {
      said += String(chunk);
      if (said.includes('ready to accept connections')) break;
    }
    if (child.exitCode !== null) throw new Error(said);
    return child;
  };
  const urlOf = (name: string) => `postgresql:///${name}?host=${folder}&user=shop`;
  let child = await begin();
  let databases = 0;
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    // Its processes end immediately, as after a crash.
    child.kill('SIGQUIT');
    await once(child, 'exit');
  };

  return {
    async database() {
      databases += 1;
      const name = `shop_${databases}`;
      const client = new pg.Client(urlOf('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return urlOf(name);
    },
    kill,
    async start() {
      child = await begin();
    },
    freeze(isFrozen) {
      const { pid = 0 } = child;
      for (const each of [pid, ...childrenOf(pid)]) process.kill(each, isFrozen ? 'SIGSTOP' : 'SIGCONT');
    },
    async [Symbol.asyncDispose]() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
