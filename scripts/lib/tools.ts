import { join } from 'node:path';
import type { Environment } from './environment.ts';
import { finished, run } from './processes.ts';

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

/** Runs a package's command line and gives its exit code. */
export type Tool = (name: keyof typeof TOOLS, ...args: string[]) => Promise<number>;

export const toolsIn =
  (root: string, env: Environment): Tool =>
  (name, ...args) => {
    const testing = { ...env, NODE_ENV: name === 'next' ? 'production' : 'test' };
    return finished(run(join(root, 'node_modules', TOOLS[name]), args, { root, env: testing, tether: true }));
  };

/** The exit code of the types: those of the routes, which follow from `app/` and the configuration, then all. */
export const checkTypes = async (tool: Tool): Promise<number> =>
  (await tool('next', 'typegen')) || tool('tsc', '--noEmit');
