import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './lib/browser.ts';
import { buildIfChanged } from './lib/build.ts';
import { type Environment, prepareEnvironment } from './lib/environment.ts';
import { browserCount, type Count, oneCheck, unitCount } from './lib/gates.ts';
import { printProblem } from './lib/problem.ts';
import { finished, main, run, stop } from './lib/processes.ts';
import { startSandbox } from './lib/servers.ts';
import { filledStore, testSandbox } from './lib/test-store.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'test-results');
const UNIT_REPORT = join(reports, 'unit.json');
const BROWSER_REPORT = join(reports, 'browser.json');

/** Command lines, as files that this Node runs. */
const TOOLS = {
  next: 'next/dist/bin/next',
  tsc: 'typescript/bin/tsc',
  oxlint: 'oxlint/bin/oxlint',
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
};

/**
 * `npm test`: types, lint, format, dead code, units, then the built shop in a browser. `-- --fast` leaves the browser
 * out. Prints one line at the end, `N passed, N failed`.
 */
await main(async () => {
  const isFast = process.argv.includes('--fast');
  const { env, dataFolder } = prepareEnvironment(root);
  if (!isFast) findChromium();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const total: Count = { passed: 0, failed: 0, failures: [] };
  const gate = async (name: string, work: () => Promise<Count>) => {
    console.log(`\n— ${name}`);
    const started = Date.now();
    const { passed, failed, failures } = await work();
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) total.failures.push(`${name}: ${failed} failed`, ...failures.map((each) => `  ${each}`));
    console.log(
      `  ${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1_000)} s`,
    );
  };

  await gate('types', async () =>
    oneCheck((await tool(env, 'next', 'typegen')) || (await tool(env, 'tsc', '--noEmit'))),
  );
  await gate('lint', async () => oneCheck(await tool(env, 'oxlint', '--type-aware')));
  await gate('format', async () => oneCheck(await tool(env, 'biome', 'format')));
  await gate('dead code', async () => oneCheck(await tool(env, 'knip')));
  await gate('units', async () => {
    await tool(env, 'vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`);
    return unitCount(UNIT_REPORT);
  });
  if (!isFast) {
    await gate('build', async () => {
      await build(env, dataFolder);
      return oneCheck(0);
    });
    await gate('browser', async () => {
      await tool(env, 'playwright', 'test');
      return browserCount(BROWSER_REPORT);
    });
  }
  console.log(`\n${total.failures.join('\n')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}, printProblem);

/** Runs a package's command line and gives its exit code. */
function tool(env: Environment, name: keyof typeof TOOLS, ...args: string[]): Promise<number> {
  const testing = { ...env, NODE_ENV: name === 'next' ? 'production' : 'test' };
  return finished(run(join(root, 'node_modules', TOOLS[name]), args, { root, env: testing, tether: true }));
}

/** The build that `npm start` makes too, from a sandbox on free ports. */
async function build(env: Environment, dataFolder: string): Promise<void> {
  const source = await testSandbox(env, await filledStore(root, env));
  const sandbox = await startSandbox(root, source, join(reports, 'sandbox.log'));
  await buildIfChanged(root, source, join(dataFolder, 'build.json'));
  await stop(sandbox);
}
