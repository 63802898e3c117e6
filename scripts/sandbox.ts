import { join } from 'node:path';
import { prepareEnvironment } from './lib/environment.ts';
import { requireWebPort } from './lib/ports.ts';
import { printProblem } from './lib/problem.ts';
import { finished, main } from './lib/processes.ts';
import { startSandbox } from './lib/servers.ts';

const root = join(import.meta.dirname, '..');

/** `npm run sandbox`: the sandbox alone, with the secrets that `npm start` uses. */
await main(async () => {
  const setup = prepareEnvironment(root);
  await requireWebPort(setup.sandboxPort, 'the sandbox', 'SANDBOX_PORT');
  return finished(await startSandbox(root, setup.env));
}, printProblem);
