import { join } from 'node:path';
import { prepareEnvironment } from './lib/environment.ts';
import { printProblem } from './lib/problem.ts';
import { finished, main, run } from './lib/processes.ts';

const root = join(import.meta.dirname, '..');

/**
 * `npm run search:quality`: how often the first thing that each results page shows is right, by kind of wish. `-- --open`
 * leaves out the half that is kept aside, `-- --all` lists what is missed of the other.
 */
await main(async () => {
  const { env } = prepareEnvironment(root);
  return finished(run(join(root, 'scripts/search/quality.ts'), process.argv.slice(2), { root, env }));
}, printProblem);
