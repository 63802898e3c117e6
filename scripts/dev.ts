import { join } from 'node:path';
import { prepareEnvironment } from './lib/environment.ts';
import { requireWebPort } from './lib/ports.ts';
import { printProblem } from './lib/problem.ts';
import { finished, main } from './lib/processes.ts';
import { fillSearchIfOld } from './lib/search-index.ts';
import { startSandbox, startShop } from './lib/servers.ts';

const root = join(import.meta.dirname, '..');

/** `npm run dev`: the sandbox and the shop with hot reload. */
await main(async () => {
  const setup = prepareEnvironment(root);
  await requireWebPort(setup.port, 'the shop', 'PORT');
  if (setup.sandboxNeeded) {
    await requireWebPort(setup.sandboxPort, 'the sandbox', 'SANDBOX_PORT');
    await startSandbox(root, setup.env);
    await fillSearchIfOld(root, setup.env);
  }
  const shop = await startShop(root, setup.env, undefined, 'development');
  console.log(`\n  Shop     ${setup.env['PUBLIC_ORIGIN']}\n`);
  return finished(shop);
}, printProblem);
