import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './build.ts';
import type { Environment } from './environment.ts';
import { freePort } from './ports.ts';
import { stop } from './processes.ts';
import { fillSearchIfOld } from './search-index.ts';
import { startSandbox } from './servers.ts';

/** Nobody fills a store for so long. */
const STALE_MS = 30 * 60_000;

/**
 * A sandbox for tests: free ports, a folder of its own, and in its pictures the origin that the build holds (browsers
 * are told to find that origin at its port).
 */
export async function testSandbox(env: Environment, folder: string): Promise<Environment> {
  return {
    ...env,
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
    SANDBOX_DATA: folder,
    SHOP_DATA: join(folder, 'shop'),
  };
}

/** A filled store that tests copy, made once for each state of what fills it, whole or not at all. */
export async function filledStore(root: string, env: Environment): Promise<string> {
  const tests = join(root, '.data', 'test');
  const version = createHash('sha256');
  hashFiles(version, root, ['sandbox', 'lib/search']);
  const folder = join(tests, `store-${version.digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(tests, { recursive: true, mode: 0o700 });
  removeOld(tests);
  const making = mkdtempSync(join(tests, 'making-'));
  const [own, log] = [await testSandbox(env, making), join(making, 'seed.log')];
  const sandbox = await startSandbox(root, own, log);
  await fillSearchIfOld(root, own, log);
  await stop(sandbox);
  try {
    renameSync(making, folder);
  } catch (error) {
    // Somebody else has made the same meanwhile.
    if (!existsSync(folder)) throw error;
    rmSync(making, { recursive: true });
  }
  return folder;
}

/** Stores of other states, and what was left half made; one that may still be filled stays. */
function removeOld(tests: string): void {
  for (const name of readdirSync(tests)) {
    const path = join(tests, name);
    const isStale = () => Date.now() - statSync(path).mtimeMs > STALE_MS;
    if (name.startsWith('store-') || (name.startsWith('making-') && isStale()))
      rmSync(path, { recursive: true, force: true });
  }
}
