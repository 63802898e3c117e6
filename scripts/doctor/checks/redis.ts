import { Redis } from 'ioredis';
import { type Check, type Context, failure, type Finding, ok } from '../types.ts';

const TIMEOUT_MS = 3_000;
const LEAST = [6, 2] as const;

/** Checks the Redis server that several machines share. */
export function redisCheck({ config: { redisUrl } }: Context): Check {
  return {
    name: 'redis/server',
    tried: 'asked Redis for its version',
    without: redisUrl === null ? 'REDIS_URL is not set: one machine needs none' : null,
    run: () => serverFinding(redisUrl ?? ''),
  };
}

async function serverFinding(url: string): Promise<Finding> {
  const client = new Redis(url, {
    protocol: 2,
    lazyConnect: true,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let fault = '';
  client.on('error', (error) => {
    fault = error.message;
  });
  try {
    await client.connect();
    const version = /redis_version:(\S+)/.exec(await client.info('server'))?.[1] ?? '0';
    const [major = 0, minor = 0] = version.split('.').map(Number);
    if (major < LEAST[0] || (major === LEAST[0] && minor < LEAST[1]))
      return failure(`version ${version}`, `Give it ${LEAST.join('.')} or newer.`);
    return ok(`version ${version}`);
  } catch (error) {
    const words = fault || (error instanceof Error ? error.message : String(error));
    return failure(words, 'Look at REDIS_URL: redis://name:secret@host:port/database, rediss:// with TLS.');
  } finally {
    client.disconnect();
  }
}
