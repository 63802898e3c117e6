import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './build.ts';
import type { Environment } from './environment.ts';
import { freePort } from './ports.ts';
import { stop } from './processes.ts';
import { fillSearchIfOld } from './search-index.ts';
import { startSandbox } from './servers.ts';

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

/** A filled store that tests copy, made once for each state of what fills it. */
export async function filledStore(root: string, env: Environment): Promise<string> {
  const tests = join(root, '.data', 'test');
  const version = createHash('sha256');
  hashFiles(version, root, ['sandbox', 'lib/search']);
  const folder = join(tests, `store-${version.digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  for (const old of existsSync(tests) ? readdirSync(tests) : [])
    rmSync(join(tests, old), { recursive: true });
  const making = join(tests, 'making');
  mkdirSync(making, { recursive: true, mode: 0o700 });
  const [own, log] = [await testSandbox(env, making), join(tests, 'seed.log')];
  const sandbox = await startSandbox(root, own, log);
  await fillSearchIfOld(root, own, log);
  await stop(sandbox);
  cpSync(making, folder, { recursive: true });
  rmSync(making, { recursive: true });
  return folder;
}
