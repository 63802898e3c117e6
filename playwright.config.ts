import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isLong } from './scripts/lib/test-depth.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/prepare.ts',
  // Slow tests that seldom find anything only run with `npm test -- --long`.
  ...(isLong ? {} : { grepInvert: /@long\b/ }),
  fullyParallel: true,
  // Each has its own shop, sandbox and browser.
  workers: Math.min(4, availableParallelism()),
  timeout: 45_000,
  // The retry records a trace, which costs as much as the test; `npm test` lists the tests that needed one.
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
