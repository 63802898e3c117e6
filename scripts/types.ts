import { join } from 'node:path';
import { prepareEnvironment } from './lib/environment.ts';
import { printProblem } from './lib/problem.ts';
import { main } from './lib/processes.ts';
import { checkTypes, toolsIn } from './lib/tools.ts';

const root = join(import.meta.dirname, '..');

/** `npm run types`: type check. It reads the configuration of Next.js, which needs the shop's environment. */
await main(async () => checkTypes(toolsIn(root, prepareEnvironment(root).env)), printProblem);
