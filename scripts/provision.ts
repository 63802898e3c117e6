import { join } from 'node:path';
import { prepareEnvironment } from './lib/environment.ts';
import { printProblem } from './lib/problem.ts';
import { finished, main, run } from './lib/processes.ts';

const root = join(import.meta.dirname, '..');

/** `npm run provision [-- --dry-run]`: sets up what the shop needs in the accounts of the environment. */
await main(async () => {
  const { env } = prepareEnvironment(root);
  return finished(run(join(root, 'scripts/provision/run.ts'), process.argv.slice(2), { root, env }));
}, printProblem);
