import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './ports.ts';

/** Redis itself, where it is installed (Debian: `redis-server`). */
export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).error === undefined;

/** On a free port, with nothing kept on disk. */
export async function startRedisServer() {
  const port = await freePort();
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // Whatever ends this process ends it too.
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
