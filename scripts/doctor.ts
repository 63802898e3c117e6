import { join } from 'node:path';
import { prepareEnvironment } from './lib/environment.ts';
import { printProblem } from './lib/problem.ts';
import { finished, main, run } from './lib/processes.ts';

const root = join(import.meta.dirname, '..');

/** `npm run doctor [-- --json]`: checks every service in the environment, and says how to repair what is wrong. */
await main(async () => {
  const { env } = prepareEnvironment(root);
  return finished(run(join(root, 'scripts/doctor/run.ts'), process.argv.slice(2), { root, env }));
}, printProblem);
