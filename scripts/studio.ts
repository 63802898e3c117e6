import { join } from 'node:path';
import { prepareEnvironment } from './lib/environment.ts';
import { printProblem } from './lib/problem.ts';
import { finished, main, run } from './lib/processes.ts';

const root = join(import.meta.dirname, '..');

/** `npm run studio`: photographs the products of the demo catalogue; needs Chromium, as the browser tests do. */
await main(async () => {
  const { env } = prepareEnvironment(root);
  return finished(run(join(root, 'sandbox/studio/run.ts'), process.argv.slice(2), { root, env }));
}, printProblem);
