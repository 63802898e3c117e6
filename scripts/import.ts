import { join } from 'node:path';
import { prepareEnvironment } from './lib/environment.ts';
import { printProblem } from './lib/problem.ts';
import { finished, main, run } from './lib/processes.ts';

const root = join(import.meta.dirname, '..');

/** `npm run import -- products.csv`: imports a merchant's product export into the sandbox's store. */
await main(async () => {
  const { env } = prepareEnvironment(root);
  return finished(run(join(root, 'sandbox/import/run.ts'), process.argv.slice(2), { root, env }));
}, printProblem);
