import { join } from 'node:path';
import { prepareEnvironment } from './lib/environment.ts';
import { printProblem } from './lib/problem.ts';
import { main } from './lib/processes.ts';
import { checkTypes, toolsIn } from './lib/tools.ts';

const root = join(import.meta.dirname, '..');

/** `npm run types`: the configuration of Next is read for it, so that it needs the environment of the shop. */
await main(async () => checkTypes(toolsIn(root, prepareEnvironment(root).env)), printProblem);
