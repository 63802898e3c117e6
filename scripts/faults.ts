import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readChoice } from './faults/choice.ts';
import { playOutages, type Total } from './faults/play.ts';
import { openDiskStage, openStage } from './faults/stage.ts';
import { Problem, printProblem } from './lib/problem.ts';
import { main } from './lib/processes.ts';
import { buildForTests } from './lib/test-build.ts';

const root = join(import.meta.dirname, '..');

/**
 * `npm run faults`: tries each service the shop depends on with each of its faults, and checks what shoppers see, how
 * fast, with how many calls, and how soon the shop recovers; also kills and starts the shop during an outage. `--
 * --short` tries one fault of each, `-- --only graphql,mail` some services, `-- --fault down,hang` some faults.
 */
await main(async () => {
  const { values } = parseArgs({
    options: { short: { type: 'boolean' }, only: { type: 'string' }, fault: { type: 'string' } },
  });
  const { isService, isFault } = readChoice(values);
  await buildForTests(root);
  const total: Total = { passed: 0, failed: [] };
  const stages = [openStage, () => openDiskStage(root)];
  for (const open of stages) {
    const stage = await open();
    if (!stage) {
      console.log('\nNot tried, disk: nothing may be mounted here');
      continue;
    }
    for (const left of stage.left) console.log(`\nNot tried, ${left}`);
    const services = stage.services.filter(({ name }) => isService(name));
    await playOutages({ ...stage, services }, isFault, total);
    await stage.stop();
  }
  if (total.passed + total.failed.length === 0)
    throw new Problem('Nothing was tried.', 'Choose other services, or run it where these can be tried.');
  console.log(`\n${total.passed} passed, ${total.failed.length} failed`);
  return total.failed.length > 0 ? 1 : 0;
}, printProblem);
