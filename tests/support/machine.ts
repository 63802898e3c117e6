import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { testEnvironment } from './environment';

const SCRIPT = fileURLToPath(new URL('./machine-worker.ts', import.meta.url));
const CLOCK = new URL('../../scripts/lib/moved-clock.ts', import.meta.url).href;

type Kept = { text: string; tags: string[] };
export type Machine = AsyncDisposable & {
  get(key: string): Promise<string | null>;
  set(key: string, kept: Kept): Promise<void>;
  expire(tags: string[]): Promise<void>;
  /** Returns the number of expiries, as counted for the front. */
  epoch(): Promise<number>;
};

/**
 * Starts the cache of one machine of the shop in a separate thread, which shares no memory with other machines.
 * @param patience factor for all time limits
 * @param aheadMs how far its clock is ahead, in milliseconds
 */
export async function startMachine(redisUrl: string, patience = 20, aheadMs = 0): Promise<Machine> {
  const env = {
    ...process.env,
    ...testEnvironment(),
    REDIS_URL: redisUrl,
    UPSTREAM_PATIENCE: String(patience),
    CLOCK_AHEAD: String(aheadMs),
  };
  const worker = new Worker(SCRIPT, { env, execArgv: ['--import', CLOCK] });
  await once(worker, 'message');
  let last = 0;
  const ask = async (name: string, ...given: unknown[]) => {
    const id = (last += 1);
    worker.postMessage({ id, name, given });
    for (;;) {
      const [answer] = (await once(worker, 'message')) as [{ id: number; value: unknown }];
      if (answer.id === id) return answer.value;
    }
  };
  return {
    get: async (key) => (await ask('get', key)) as string | null,
    set: async (key, kept) => void (await ask('set', key, kept)),
    expire: async (tags) => void (await ask('expire', tags)),
    epoch: async () => Number(await ask('epoch')),
    [Symbol.asyncDispose]: async () => void (await worker.terminate()),
  };
}
