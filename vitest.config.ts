import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * `server-only` throws outside a server bundle; a test is neither. Of graphql's two copies only the one that Node
 * itself takes may be loaded: types of one are none to the other.
 */
const alias = [
  { find: /^graphql$/, replacement: here('./node_modules/graphql/index.js') },
  { find: 'server-only', replacement: here('./tests/support/nothing.ts') },
  { find: /^@\//, replacement: here('./') },
];

export default defineConfig({
  test: {
    globalSetup: here('./tests/support/own-temp.ts'),
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          testTimeout: 20_000,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/components/**'],
          env: { LOG_LEVEL: 'silent' },
        },
      },
      {
        resolve: { alias },
        plugins: [react()],
        test: {
          name: 'components',
          environment: 'jsdom',
          testTimeout: 20_000,
          include: ['tests/components/**/*.test.{ts,tsx}'],
          setupFiles: ['./tests/support/patience.ts'],
        },
      },
    ],
  },
});
