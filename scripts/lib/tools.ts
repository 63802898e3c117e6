import { join } from 'node:path';
import type { Environment } from './environment.ts';
import { finished, run } from './processes.ts';

/** Command-line tools, as files that this Node runs. */
const TOOLS = {
  next: 'next/dist/bin/next',
  tsc: 'typescript/bin/tsc',
  oxlint: 'oxlint/bin/oxlint',
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
};

/** Runs a package's command-line tool and returns its exit code. */
export type Tool = (name: keyof typeof TOOLS, ...args: string[]) => Promise<number>;

export const toolsIn =
  (root: string, env: Environment): Tool =>
  (name, ...args) => {
    const testing = { ...env, NODE_ENV: name === 'next' ? 'production' : 'test' };
    return finished(run(join(root, 'node_modules', TOOLS[name]), args, { root, env: testing, tether: true }));
  };

/**
 * Checks types: first generates those of the routes from `app/` and the configuration, then checks all.
 * @returns the exit code
 */
export const checkTypes = async (tool: Tool): Promise<number> =>
  (await tool('next', 'typegen')) || tool('tsc', '--noEmit');
