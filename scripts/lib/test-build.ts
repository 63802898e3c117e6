import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from './build.ts';
import { prepareEnvironment } from './environment.ts';
import { stop } from './processes.ts';
import { startSandbox } from './servers.ts';
import { filledStore, testSandbox } from './test-store.ts';

/**
 * Builds the shop and fills the store that browser tests share, if their sources have changed. The build is the same as
 * that of `npm start`, from a sandbox on free ports.
 * @throws Problem when the build fails
 */
export async function buildForTests(root: string): Promise<void> {
  const { env, dataFolder } = prepareEnvironment(root);
  const reports = join(root, 'test-results');
  mkdirSync(reports, { recursive: true });
  const source = await testSandbox(env, await filledStore(root, env));
  const sandbox = await startSandbox(root, source, join(reports, 'sandbox.log'));
  await buildIfChanged(root, source, join(dataFolder, 'build.json'));
  await stop(sandbox);
}
