import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, prepareEnvironment } from './environment.ts';
import { freePort } from './ports.ts';
import { stop } from './processes.ts';
import { startSandbox, startShop } from './servers.ts';
import { filledStore, testSandbox } from './test-store.ts';

const root = join(import.meta.dirname, '../..');

/** A shop and its sandbox, for one worker alone. */
export type Stack = {
  /** Of the shop. */
  origin: string;
  /** Of the sandbox, as a test may call it. */
  sandbox: string;
  /** Under which pages name the sandbox, in pictures' addresses. */
  sandboxInPages: string;
  env: Environment;
  /** The file that takes what both print. */
  log: string;
  stopSandbox(): Promise<void>;
  /** On the same port and store as before. */
  startSandbox(): Promise<void>;
  stop(): Promise<void>;
};

export async function startStack(name: string): Promise<Stack> {
  const { env } = prepareEnvironment(root);
  const folder = join(root, '.data', 'test', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(await filledStore(root, env), folder, { recursive: true });
  mkdirSync(folder, { recursive: true });
  const log = join(folder, 'log');

  const port = String(await freePort());
  const sandboxInPages = env['SANDBOX_ORIGIN'] ?? '';
  const own: Environment = {
    ...(await testSandbox(env, folder)),
    PORT: port,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    IMAGE_ORIGINS: sandboxInPages,
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/commerce`,
    SANDBOX_CONTENT_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/content`,
    RATE_LIMITS: '0',
  };
  let sandbox: ChildProcess = await startSandbox(root, own, log);
  const shop = await startShop(root, own, log);

  return {
    origin: `http://localhost:${port}`,
    sandbox: `http://127.0.0.1:${own['SANDBOX_PORT']}`,
    sandboxInPages,
    env: own,
    log,
    stopSandbox: () => stop(sandbox),
    async startSandbox() {
      sandbox = await startSandbox(root, own, log);
    },
    async stop() {
      await stop(shop);
      await stop(sandbox);
    },
  };
}
