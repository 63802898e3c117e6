import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './ports.ts';

/** Whether the Redis server is installed (Debian: `redis-server`). */
export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).error === undefined;

/** Starts a Redis server on a free port, without persistence. */
export async function startRedisServer() {
  const port = await freePort();
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // It must not outlive this process.
  process.once('exit', () => child.kill());
  for await (const chunk of child.stdout) if (String(chunk).includes('Ready to accept connections')) break;
  child.stdout.resume();
  return {
    port,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
