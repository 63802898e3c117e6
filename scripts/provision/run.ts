import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Problem, printProblem } from '../lib/problem.ts';
import { importShopModules } from '../lib/shop-modules.ts';
import { createAsk, patiently } from '../services/ask.ts';
import { withoutSecrets } from '../services/secrets.ts';
import { keepVariable } from './env-file.ts';

importShopModules();
const { readIncomplete } = await import('../../lib/platform/config.ts');
const { provision } = await import('./provision.ts');

const DEADLINE_MS = 30_000;

try {
  const { 'dry-run': isDryRun = false } = options();
  const token = process.env['CONTENTFUL_MANAGEMENT_TOKEN'];
  const lines = await provision({
    get config() {
      return readIncomplete(process.env).config;
    },
    ask: patiently(createAsk(DEADLINE_MS), setTimeout),
    now: Date.now(),
    isDryRun,
    keep: (name, value) => {
      keepVariable(join(process.cwd(), '.env.local'), name, value);
      process.env[name] = value;
    },
    contentManagement: token ? { token, host: 'https://api.contentful.com' } : null,
  });
  const width = Math.max(...lines.map(({ name }) => name.length));
  const rows = lines.map(({ name, state, what }) => `${state.padEnd(10)}  ${name.padEnd(width)}  ${what}`);
  process.stdout.write(`${withoutSecrets(rows.join('\n'), process.env)}\n`);
  process.exitCode = lines.some(({ state }) => state === 'failed') ? 1 : 0;
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}

/** @throws Problem for an unknown option */
function options() {
  try {
    return parseArgs({ options: { 'dry-run': { type: 'boolean' } } }).values;
  } catch (error) {
    throw new Problem(
      error instanceof Error ? error.message : String(error),
      'npm run provision [-- --dry-run]',
    );
  }
}
