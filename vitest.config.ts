import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { isAll } from './scripts/lib/test-depth.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * `server-only` throws outside a server bundle, which a test is. Of graphql's two copies, only the one that Node itself
 * loads may be used, because the types of one are unknown to the other.
 */
const alias = [
  { find: /^graphql$/, replacement: here('./node_modules/graphql/index.js') },
  { find: 'server-only', replacement: here('./tests/support/nothing.ts') },
  { find: /^@\//, replacement: here('./') },
];

/** Tests that leave their process in another state. */
const ALONE = 'tests/**/*.alone.test.ts';

/** Node itself loads the sandbox, as when it is started; it keeps no state that another test file could find. */
const SANDBOX = new RegExp(`^${here('./sandbox/').replaceAll(/[^\w/]/g, String.raw`\$&`)}`);

const shared = {
  isolate: false,
  // Awaited results arrive late while other tests run.
  expect: { poll: { timeout: 10_000 } },
  testTimeout: isAll ? 120_000 : 20_000,
  hookTimeout: 30_000,
};

/**
 * Most files share a process; `tests/support/afresh.ts` gives each its own modules and checks that it leaves no trace.
 */
export default defineConfig({
  test: {
    globalSetup: here('./tests/support/own-temp.ts'),
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: { alias },
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [ALONE, 'tests/components/**'],
          env: { LOG_LEVEL: 'silent' },
          server: { deps: { external: [SANDBOX] } },
          setupFiles: ['./tests/support/afresh.ts', './tests/support/seed.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          ...shared,
          name: 'alone',
          isolate: true,
          environment: 'node',
          include: [ALONE],
          env: { LOG_LEVEL: 'silent' },
          setupFiles: ['./tests/support/seed.ts'],
        },
      },
      {
        resolve: { alias },
        plugins: [react()],
        test: {
          ...shared,
          name: 'components',
          environment: 'jsdom',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          setupFiles: [
            './tests/support/afresh.ts',
            './tests/support/seed.ts',
            './tests/support/fresh-page.ts',
            './tests/support/patience.ts',
          ],
        },
      },
    ],
  },
});
