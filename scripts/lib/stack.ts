import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createClock } from './clock.ts';
import { type Environment, prepareEnvironment } from './environment.ts';
import { freePort } from './ports.ts';
import { kill, stop } from './processes.ts';
import { startSandbox, startShop } from './servers.ts';
import { filledStore, testSandbox } from './test-store.ts';

const root = join(import.meta.dirname, '../..');
const POLL_MS = 150;

/** A shop and its sandbox, for one test worker. */
export type Stack = {
  /** Origin of the shop. */
  origin: string;
  /** Origin of the sandbox for tests. */
  sandbox: string;
  /** Origin of the sandbox in pages, as in the URLs of pictures. */
  sandboxInPages: string;
  env: Environment;
  /** The process id of the shop, which starts its renderers. */
  shopPid(): number;
  /** The file with the output of both. */
  log: string;
  /** The time of both. */
  now(): Date;
  /** Moves the clock of both; requires a stack with `goesBy: 'moved'`. */
  moveTo(instant: Date): Promise<void>;
  stopSandbox(): Promise<void>;
  /** On the same port and store as before; resolves when the shop has noticed. */
  startSandbox(): Promise<void>;
  /** Stops the shop as a deployment does, or kills it like a power cut. */
  stopShop(how: 'asked' | 'killed'): Promise<void>;
  /** On the same port and folder as before. */
  startShop(): Promise<void>;
  /** Kills the sandbox like a power cut and restarts it, without waiting for the shop. */
  cutSandbox(): Promise<void>;
  /** Waits until the shop reaches its platform again; after a failure it does not call it for some seconds. */
  recovered(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * @param goesBy `'moved'` where tests set the time
 * @param restQuota calls of the management API that the sandbox allows in thirty seconds; by default more than a store
 * has, since the orders of tests follow each other faster
 * @param more further variables for shop and sandbox
 */
export async function startStack(
  name: string,
  goesBy: 'own' | 'moved' = 'own',
  restQuota = 1_000,
  more: Environment = {},
): Promise<Stack> {
  const { env } = prepareEnvironment(root);
  const folder = join(root, '.data', 'test', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(await filledStore(root, env), folder, { recursive: true });
  // Rendered pictures are shared by all stacks: a picture's name depends on what it was rendered from.
  const pictures = join(root, '.data', 'test-pictures');
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(folder, 'media'));
  const log = join(folder, 'log');

  const port = String(await freePort());
  const sandboxInPages = env['SANDBOX_ORIGIN'] ?? '';
  const own: Environment = {
    ...(await testSandbox(env, folder)),
    PORT: port,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    IMAGE_ORIGINS: sandboxInPages,
    MODEL_ORIGINS: sandboxInPages,
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/commerce`,
    SANDBOX_CONTENT_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/content`,
    RATE_LIMITS: '0',
    SANDBOX_REST_QUOTA: String(restQuota),
    // Tests count the requests that they cause themselves.
    WARM_PAGES: '0',
    // Shop and sandbox are started many times.
    NODE_COMPILE_CACHE: join(root, '.data', 'compile-cache'),
    ...more,
  };
  const clock = createClock();
  const timed = () => (goesBy === 'moved' ? { ...own, ...clock.env() } : own);
  let sandbox: ChildProcess = await startSandbox(root, timed(), log);
  let shop = await startShop(root, timed(), log);

  const origin = `http://localhost:${port}`;
  // For an unknown page, basket and order the shop calls both APIs of the platform: 404 is the platform's answer, 503
  // means that it was not reached. Several rounds, because one response may still have been under way when the shop
  // stopped calling.
  const recovered = async () => {
    for (let answers = 0; answers < 3; await setTimeout(POLL_MS)) {
      const paths = [
        `/nothing-${randomUUID()}`,
        `/api/get-cart?cartId=${randomUUID()}`,
        '/api/get-tracking?id=999999999',
      ];
      const asked = await Promise.all(paths.map((path) => fetch(origin + path)));
      answers = asked.every(({ status }) => status === 404) ? answers + 1 : 0;
    }
  };

  return {
    origin,
    sandbox: `http://127.0.0.1:${own['SANDBOX_PORT']}`,
    sandboxInPages,
    env: own,
    shopPid: () => shop.pid ?? 0,
    log,
    now: () => clock.now(),
    moveTo: (instant) =>
      clock.moveTo(
        instant,
        [shop, sandbox].filter(({ connected }) => connected),
      ),
    stopSandbox: () => stop(sandbox),
    async startSandbox() {
      sandbox = await startSandbox(root, timed(), log);
      await recovered();
    },
    async stopShop(how) {
      await (how === 'asked' ? stop(shop) : kill(shop));
    },
    async startShop() {
      shop = await startShop(root, timed(), log);
    },
    async cutSandbox() {
      await kill(sandbox);
      sandbox = await startSandbox(root, timed(), log);
    },
    recovered,
    async stop() {
      await stop(shop);
      await stop(sandbox);
    },
  };
}
