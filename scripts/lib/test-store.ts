import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './build.ts';
import type { Environment } from './environment.ts';
import { freePort } from './ports.ts';
import { stop } from './processes.ts';
import { fillSearchIfOld } from './search-index.ts';
import { startSandbox } from './servers.ts';

/** Age from which a store is filled again: the days and offers of the demo are counted from its filling. */
const FRESH_MS = 2 * 86_400_000;
/** Age after which an unfinished store was abandoned. */
const STALE_MS = 30 * 60_000;

/**
 * Environment of a sandbox for tests: free ports and a folder of its own. Its pictures keep the origin in the build;
 * browsers are told to resolve that origin to its port.
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

const ageOf = (path: string): number => Date.now() - statSync(path).mtimeMs;

/**
 * Returns a filled store for tests to copy. It is created once for each version of its sources and every second day,
 * and appears only when complete.
 */
export async function filledStore(root: string, env: Environment): Promise<string> {
  const tests = join(root, '.data', 'test');
  const version = createHash('sha256');
  hashFiles(version, root, ['sandbox', 'lib/search']);
  const folder = join(tests, `store-${version.digest('hex').slice(0, 12)}`);
  if (existsSync(folder) && ageOf(folder) < FRESH_MS) return folder;
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
    // Another process has created the same store meanwhile.
    if (!existsSync(folder)) throw error;
    rmSync(making, { recursive: true });
  }
  return folder;
}

/** Removes stores of other versions and abandoned ones; one that may still be filled is kept. */
function removeOld(tests: string): void {
  for (const name of readdirSync(tests)) {
    const path = join(tests, name);
    if (name.startsWith('store-') || (name.startsWith('making-') && ageOf(path) > STALE_MS))
      rmSync(path, { recursive: true, force: true });
  }
}
