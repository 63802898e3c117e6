import { join } from 'node:path';
import { prepareEnvironment } from './lib/environment.ts';
import { printProblem } from './lib/problem.ts';
import { finished, main, run } from './lib/processes.ts';

const root = join(import.meta.dirname, '..');

/** `npm run search:quality`: how many of two hundred queries each of the two searches answers well. `-- --all` lists the rest. */
await main(async () => {
  const { env } = prepareEnvironment(root);
  return finished(run(join(root, 'scripts/search/quality.ts'), process.argv.slice(2), { root, env }));
}, printProblem);
