import { join } from 'node:path';
import { buildIfChanged } from './lib/build.ts';
import { prepareEnvironment } from './lib/environment.ts';
import { requireWebPort } from './lib/ports.ts';
import { printProblem } from './lib/problem.ts';
import { main } from './lib/processes.ts';
import { startSandbox } from './lib/servers.ts';

const root = join(import.meta.dirname, '..');

/** `npm run build`: builds the shop if the build is out of date, with the sandbox running if it is needed. */
await main(async () => {
  const setup = prepareEnvironment(root);
  if (setup.sandboxNeeded) {
    await requireWebPort(setup.sandboxPort, 'the sandbox', 'SANDBOX_PORT');
    await startSandbox(root, setup.env);
  }
  await buildIfChanged(root, setup.env, join(setup.dataFolder, 'build.json'));
  return 0;
}, printProblem);
