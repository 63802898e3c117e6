import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/ports';

export type RealRedis = AsyncDisposable & {
  /** URL with the password, and a database other than the first. */
  url: string;
  /** Runs a command with `redis-cli`. */
  cli(...command: string[]): string;
  /** Kills it like a power cut: its data is lost. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Freezes it: it accepts data but answers nothing until it is unfrozen. */
  freeze(isFrozen: boolean): void;
};

export const hasRedis = ['redis-server', 'redis-cli'].every(
  (name) => spawnSync(name, ['--version']).status === 0,
);

/** Starts a real Redis on a free port, with a password and no persistence. */
export async function startRealRedis(): Promise<RealRedis> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const start = async () => {
    const options = { port: String(port), bind: '127.0.0.1', save: '', requirepass: 'a b', dir: folder };
    const server = spawn(
      'redis-server',
      Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    );
    for await (const chunk of server.stdout) if (String(chunk).includes('Ready to accept')) break;
    return server;
  };
  const end = async (server: ChildProcess) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  let server = await start();
  return {
    url: `redis://default:a%20b@127.0.0.1:${port}/3`,
    cli: (...command) =>
      spawnSync('redis-cli', ['-p', String(port), '-a', 'a b', '-n', '3', '--no-auth-warning', ...command])
        .stdout.toString()
        .trim(),
    kill: () => end(server),
    async start() {
      server = await start();
    },
    freeze: (isFrozen) => void server.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    [Symbol.asyncDispose]: () => end(server),
  };
}
