import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/lib/browser.ts';
import { type Stack, startStack } from '../../scripts/lib/stack.ts';

type Fixtures = {
  /** Fails the test when axe finds anything on the page as it stands. */
  expectAccessible: (page: Page) => Promise<void>;
  /** Console messages that a test expects, and that do not fail it. */
  expectedErrors: RegExp[];
  /** Whether somebody's hand is on the page from the first moment, so that its scripts start at once. */
  touched: boolean;
};

type WorkerFixtures = {
  stack: Stack;
  /** A name, in a file whose tests leave the shop in a state that other tests are not to meet. */
  ownStack: string;
};

/** Playwright's `test` with a shop of the worker's own, a console that must stay quiet, and axe. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownStack: ['', { scope: 'worker', option: true }],
  stack: [
    async ({ ownStack }, use, { workerIndex }) => {
      const stack = await startStack(`worker-${workerIndex}${ownStack}`);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  launchOptions: [
    async ({ stack }, use) => {
      const mapping = `MAP ${new URL(stack.sandboxInPages).host} ${new URL(stack.sandbox).host}`;
      await use({
        executablePath: findChromium(),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-background-networking',
          '--no-first-run',
          `--host-resolver-rules=${mapping}`,
        ],
      });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.origin),
  // A visitor who has answered the question about statistics; `e2e/compare.spec.ts` asks it.
  storageState: async ({ stack }, use) => {
    const refused = { version: 1, statistics: false, on: new Date().toISOString().slice(0, 10) };
    const localStorage = [{ name: 'consent', value: JSON.stringify(refused) }];
    await use({ cookies: [], origins: [{ origin: stack.origin, localStorage }] });
  },
  // `e2e/early.spec.ts` keeps its hands off.
  touched: [true, { option: true }],
  context: async ({ context, touched }, use) => {
    if (touched)
      await context.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('keydown'))),
      );
    await use(context);
  },
  expectedErrors: async ({}, use) => use([]),
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    const note = (text: string) => {
      if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
    };
    page.on('pageerror', (error) => note(`${error.name}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(message.text());
    });
    await use(page);
    expect(errors, 'the console stays quiet').toEqual([]);
  },
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      expect(found, 'what axe finds').toEqual([]);
    });
  },
});

export { expect } from '@playwright/test';
