import { join } from 'node:path';
import { prepareEnvironment } from './lib/environment.ts';
import { printProblem } from './lib/problem.ts';
import { finished, main, run } from './lib/processes.ts';
import { namedSets } from './search/named-sets.ts';
import { SETS } from './search/wishes/sets.ts';

const root = join(import.meta.dirname, '..');

/**
 * `npm run search:quality`: measures how often the first product on each results page is right, by kind of query. `--
 * --set open` tries only that set, `-- --all` lists the misses.
 */
await main(async () => {
  namedSets(process.argv, Object.keys(SETS));
  const { env } = prepareEnvironment(root);
  // The results are judged, not how fast a busy machine gives them.
  const patient = { ...env, UPSTREAM_PATIENCE: '20' };
  return finished(
    run(join(root, 'scripts/search/quality.ts'), process.argv.slice(2), { root, env: patient }),
  );
}, printProblem);
