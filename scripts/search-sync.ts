import { join } from 'node:path';
import { prepareEnvironment } from './lib/environment.ts';
import { printProblem } from './lib/problem.ts';
import { finished, main, run } from './lib/processes.ts';

const root = join(import.meta.dirname, '..');

/** `npm run search:sync`: fills the search service from the commerce API, both as given in the environment. */
await main(async () => {
  const { env } = prepareEnvironment(root);
  return finished(run(join(root, 'scripts/search/sync.ts'), process.argv.slice(2), { root, env }));
}, printProblem);
