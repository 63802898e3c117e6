import { join } from 'node:path';
import { prepareEnvironment } from './lib/environment.ts';
import { printProblem } from './lib/problem.ts';
import { finished, main, run } from './lib/processes.ts';

const root = join(import.meta.dirname, '..');

/** `npm run outbox -- list | retry [key…|--all] | drop [key…]`: manages messages that the shop gave up delivering. */
await main(async () => {
  const { env } = prepareEnvironment(root);
  return finished(run(join(root, 'scripts/outbox/run.ts'), process.argv.slice(2), { root, env }));
}, printProblem);
