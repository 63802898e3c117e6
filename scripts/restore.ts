import { join } from 'node:path';
import { prepareEnvironment } from './lib/environment.ts';
import { printProblem } from './lib/problem.ts';
import { finished, main, run } from './lib/processes.ts';

const root = join(import.meta.dirname, '..');

/** `npm run restore -- FOLDER`: restores a backup for a shop that is stopped and has no data. */
await main(async () => {
  const { env } = prepareEnvironment(root);
  const given = ['restore', ...process.argv.slice(2)];
  return finished(run(join(root, 'scripts/backup/run.ts'), given, { root, env }));
}, printProblem);
