import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/prepare.ts',
  // What takes long and seldom finds anything is left to `npm test -- --long`.
  ...(process.env['TEST_LONG'] ? {} : { grepInvert: /@long\b/ }),
  fullyParallel: true,
  // Each has a shop, a sandbox and a browser of its own.
  workers: Math.min(4, availableParallelism()),
  timeout: 45_000,
  // The second try leaves a trace, which costs as much as the test; `npm test` names what needed one.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  outputDir: 'test-results/browser',
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
