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

/** A shop and its sandbox, for one worker alone. */
export type Stack = {
  /** Of the shop. */
  origin: string;
  /** Of the sandbox, as a test may call it. */
  sandbox: string;
  /** Under which pages name the sandbox, in pictures' addresses. */
  sandboxInPages: string;
  env: Environment;
  /** The shop's process, which starts its renderers. */
  shopPid(): number;
  /** The file that takes what both print. */
  log: string;
  /** The time that both go by. */
  now(): Date;
  /** Moves the clock of both, as a stack alone can whose `clock` is `'moved'`. */
  moveTo(instant: Date): Promise<void>;
  stopSandbox(): Promise<void>;
  /** On the same port and store as before; the shop has noticed by then. */
  startSandbox(): Promise<void>;
  /** Ends the shop as a deployment does, or as a power cut. */
  stopShop(how: 'asked' | 'killed'): Promise<void>;
  /** On the same port and folder as before. */
  startShop(): Promise<void>;
  /** Ends it as a power cut does, and starts it again without waiting for the shop. */
  cutSandbox(): Promise<void>;
  /** Waits until the shop reaches its platform again: for some seconds after a failure it does not ask. */
  recovered(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * @param goesBy `'moved'` where tests are to say what time it is
 * @param restQuota calls of the management interface that the sandbox takes in thirty seconds; by itself more than a
 *   store has, since the orders of tests follow each other faster
 * @param more for shop and sandbox besides
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
  // What is drawn once is drawn for all: a picture's name says what it was drawn from.
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
    // What a test counts is what it asked for.
    WARM_PAGES: '0',
    // Each of them is started many times.
    NODE_COMPILE_CACHE: join(root, '.data', 'compile-cache'),
    ...more,
  };
  const clock = createClock();
  const timed = () => (goesBy === 'moved' ? { ...own, ...clock.env() } : own);
  let sandbox: ChildProcess = await startSandbox(root, timed(), log);
  let shop = await startShop(root, timed(), log);

  const origin = `http://localhost:${port}`;
  // For a page, a basket and an order of nobody's the platform is asked by both its doors: not found is its answer, 503 is none.
  // One answer may still have been under way when the shop stopped asking.
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
