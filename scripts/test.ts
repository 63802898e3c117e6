import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './lib/browser.ts';
import { prepareEnvironment } from './lib/environment.ts';
import { browserCount, type Count, oneCheck, unitCount } from './lib/gates.ts';
import { printProblem } from './lib/problem.ts';
import { finished, main, run } from './lib/processes.ts';
import { preparePromtool } from './lib/promtool.ts';
import { buildForTests } from './lib/test-build.ts';
import { filledStore } from './lib/test-store.ts';
import { checkTypes, toolsIn } from './lib/tools.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'test-results');
const UNIT_REPORT = join(reports, 'unit.json');
const BROWSER_REPORT = join(reports, 'browser.json');

/** How often the sandbox is killed during checkouts, and the shop or its services while shoppers buy there. */
const CRASH_ROUNDS = { all: 10, long: 20 };
const SHOP_CRASH_ROUNDS = { all: 2, long: 4 };

/**
 * `npm test`: types, lint, format, dead code, unit tests, the build, and one browser test for each part of the shop.
 * `-- --fast` skips the browser; `-- --all` runs all browser tests, axe in every state at every width, Firefox and
 * WebKit where they are installed, three times as many runs of each property, and power cuts; `-- --long` installs those
 * engines and adds what takes longer: sweeps, machines side by side and outages.
 * `-- --shard 1/3` runs a third of any of these, the first shard with all that cannot be divided. The last line printed
 * is `N passed, N failed`.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      fast: { type: 'boolean' },
      all: { type: 'boolean' },
      long: { type: 'boolean' },
      shard: { type: 'string', default: '1/1' },
    },
  });
  const { fast: isFast, long: isLong, shard } = values;
  const isAll = values.all || isLong;
  const isFirst = shard.startsWith('1/');
  const { env: given } = prepareEnvironment(root);
  const depth = isLong ? 'long' : 'all';
  const env = { ...given, ...(isAll && { TEST_DEPTH: depth }) };
  const tool = toolsIn(root, env);
  if (!isFast) {
    findChromium();
    preparePromtool();
  }
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const total = { passed: 0, failed: 0, failures: [] as string[], unsteady: [] as string[] };
  const gate = async (name: string, work: () => Promise<Count>) => {
    console.log(`\n— ${name}`);
    const started = Date.now();
    const { passed, failed, failures, unsteady = [] } = await work();
    total.passed += passed;
    total.failed += failed;
    total.unsteady.push(...unsteady.map((each) => `  ${each}`));
    if (failed > 0) total.failures.push(`${name}: ${failed} failed`, ...failures.map((each) => `  ${each}`));
    console.log(
      `  ${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1_000)} s`,
    );
  };

  if (isFirst) {
    // The compiler uses one core and filling the store another.
    const types = gate('types', async () => oneCheck(await checkTypes(tool)));
    await gate('lint', async () => oneCheck(await tool('oxlint', '--type-aware')));
    await gate('format', async () => oneCheck(await tool('biome', 'format')));
    await gate('dead code', async () => oneCheck(await tool('knip')));
    if (!isFast)
      await gate('store', async () => {
        await filledStore(root, given);
        return oneCheck(0);
      });
    await types;
  }
  await gate('units', async () => {
    const report = ['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
    await tool('vitest', 'run', `--shard=${shard}`, ...report);
    return unitCount(UNIT_REPORT);
  });
  if (!isFast) {
    await gate('build', async () => {
      await buildForTests(root);
      return oneCheck(0);
    });
    await gate('browser', async () => {
      await tool('playwright', 'test', `--shard=${shard}`, ...(isAll ? [] : ['--grep=@core']));
      return browserCount(BROWSER_REPORT);
    });
  }
  const script = (name: string, ...args: string[]) =>
    finished(run(join(root, 'scripts', name), args, { root, env }));
  if (isAll && isFirst) {
    await gate('power cuts', async () =>
      oneCheck(await script('crash.ts', '--rounds', String(CRASH_ROUNDS[depth]))),
    );
    await gate('power cuts at the shop', async () =>
      oneCheck(await script('crash.ts', '--shop', '--rounds', String(SHOP_CRASH_ROUNDS[depth]))),
    );
  }
  if (isLong && isFirst) await gate('outages', async () => oneCheck(await script('faults.ts', '--short')));
  console.log(`\n${total.failures.join('\n')}`);
  if (total.unsteady.length > 0)
    console.log(`Passed only on a retry; fix these tests:\n${total.unsteady.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}, printProblem);
