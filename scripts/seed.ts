import { join } from 'node:path';
import { prepareEnvironment } from './lib/environment.ts';
import { printProblem } from './lib/problem.ts';
import { finished, main, run } from './lib/processes.ts';

const root = join(import.meta.dirname, '..');

/** `npm run seed -- [--products N] [--reset]`: the sandbox's own command, with the folder that `npm start` uses. */
await main(async () => {
  const { env } = prepareEnvironment(root);
  return finished(run(join(root, 'sandbox/demo/seed.ts'), process.argv.slice(2), { root, env }));
}, printProblem);
