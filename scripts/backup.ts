import { join } from 'node:path';
import { prepareEnvironment } from './lib/environment.ts';
import { printProblem } from './lib/problem.ts';
import { finished, main, run } from './lib/processes.ts';

const root = join(import.meta.dirname, '..');

/** `npm run backup -- FOLDER`: backs up everything the shop has promised, also while it runs. */
await main(async () => {
  const { env } = prepareEnvironment(root);
  const given = ['backup', ...process.argv.slice(2)];
  return finished(run(join(root, 'scripts/backup/run.ts'), given, { root, env }));
}, printProblem);
