import { test as base, expect } from '@playwright/test';
import { findChromium } from '../../scripts/lib/browser.ts';
import { type Stack, startStack } from '../../scripts/lib/stack.ts';
import { expectAccessible, looked } from './accessible.ts';

type Fixtures = {
  /** Fails the test if axe finds a violation on the page in its current state, or if it is wider than its window. */
  expectAccessible: typeof expectAccessible;
  /** Console messages that a test expects, and that do not fail it. */
  expectedErrors: RegExp[];
};

type WorkerFixtures = {
  stack: Stack;
  /** Name of a separate stack, for a file whose tests leave the shop in a state that must not affect others. */
  ownStack: string;
  /** `'moved'` in a file whose tests set the time; it needs a stack of its own. */
  clock: 'own' | 'moved';
};

/** Playwright's `test` with a shop per worker, a console that must stay silent, and axe. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownStack: ['', { scope: 'worker', option: true }],
  clock: ['own', { scope: 'worker', option: true }],
  stack: [
    async ({ ownStack, clock }, use, { workerIndex }) => {
      const stack = await startStack(`worker-${workerIndex}${ownStack}`, clock);
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
  // A visitor who has answered the consent question, which `e2e/compare.spec.ts` tests.
  storageState: async ({ stack }, use) => {
    const refused = { version: 2, statistics: false, on: new Date().toISOString().slice(0, 10) };
    const localStorage = [{ name: 'consent', value: JSON.stringify(refused) }];
    await use({ cookies: [], origins: [{ origin: stack.origin, localStorage }] });
  },
  expectedErrors: async ({}, use) =>
    use([
      // A basket read while it passes from a visitor to a customer, or back, belongs to nobody for that moment.
      /404 .*\/api\/get-cart\?/,
      // The page of a link under the pointer or focus is prefetched, and may not be opened soon.
      /was preloaded using link preload/,
    ]),
  page: async ({ page, stack, expectedErrors, javaScriptEnabled }, use) => {
    // Without scripts, the browser loads all pictures of a page at once, and the sandbox draws each.
    if (!javaScriptEnabled)
      await page.route(`${stack.sandboxInPages}/media/**`, (route) => route.fulfill({ status: 204 }));
    // Tests of early presses opt out by `waitUntil`: `e2e/early.spec.ts`.
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (javaScriptEnabled && !options?.waitUntil) await looked(page);
      return answer;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const answer = await reload(options);
      if (javaScriptEnabled && !options?.waitUntil) await looked(page);
      return answer;
    };
    const errors: string[] = [];
    const note = (text: string) => {
      if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
    };
    page.on('pageerror', (error) => note(`${error.name}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        note(`${message.text()} (${message.location().url})`);
    });
    await use(page);
    expect(errors, 'the console stays quiet').toEqual([]);
  },
  expectAccessible: async ({}, use) => {
    await use(expectAccessible);
  },
});

export { expect } from '@playwright/test';
export { ALIKE, BOTH, OWN, settled } from './accessible.ts';
