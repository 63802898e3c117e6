import { parseArgs } from 'node:util';
import { Problem, printProblem } from '../lib/problem.ts';
import { importShopModules } from '../lib/shop-modules.ts';

importShopModules();
const { diagnose } = await import('./diagnose.ts');
const { countsOf, printed } = await import('./report.ts');

try {
  const { json } = options();
  const lines = await diagnose(process.env);
  process.stdout.write(
    `${json ? JSON.stringify({ counts: countsOf(lines), lines }, null, 2) : printed(lines)}\n`,
  );
  process.exitCode = countsOf(lines).failure > 0 ? 1 : 0;
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}

/** @throws Problem for an unknown option */
function options() {
  try {
    return parseArgs({ options: { json: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error), 'npm run doctor [-- --json]');
  }
}
