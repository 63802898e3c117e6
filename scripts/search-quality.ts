import { join } from 'node:path';
import { prepareEnvironment } from './lib/environment.ts';
import { printProblem } from './lib/problem.ts';
import { finished, main, run } from './lib/processes.ts';

const root = join(import.meta.dirname, '..');

/**
 * `npm run search:quality`: how often the first thing that each results page shows is right, by kind of wish. `-- --set
 * open` asks that set alone, `-- --all` lists what is missed.
 */
await main(async () => {
  const { env } = prepareEnvironment(root);
  // What is judged is the answer and not how soon a busy machine gives it.
  const patient = { ...env, UPSTREAM_PATIENCE: '20' };
  return finished(
    run(join(root, 'scripts/search/quality.ts'), process.argv.slice(2), { root, env: patient }),
  );
}, printProblem);
