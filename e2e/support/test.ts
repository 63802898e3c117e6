import { test as base, expect } from '@playwright/test';
import { findChromium } from '../../scripts/lib/browser.ts';
import { type Stack, startStack } from '../../scripts/lib/stack.ts';
import { expectAccessible, looked } from './accessible.ts';

type Fixtures = {
  /** Fails the test when axe finds anything on the page as it stands, or it is wider than its window. */
  expectAccessible: typeof expectAccessible;
  /** Console messages that a test expects, and that do not fail it. */
  expectedErrors: RegExp[];
};

type WorkerFixtures = {
  stack: Stack;
  /** A name, in a file whose tests leave the shop in a state that other tests are not to meet. */
  ownStack: string;
  /** `'moved'` in a file whose tests say what time it is; it needs a stack of its own. */
  clock: 'own' | 'moved';
};

/** Playwright's `test` with a shop of the worker's own, a console that must stay quiet, and axe. */
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
  // A visitor who has answered the question about statistics; `e2e/compare.spec.ts` asks it.
  storageState: async ({ stack }, use) => {
    const refused = { version: 2, statistics: false, on: new Date().toISOString().slice(0, 10) };
    const localStorage = [{ name: 'consent', value: JSON.stringify(refused) }];
    await use({ cookies: [], origins: [{ origin: stack.origin, localStorage }] });
  },
  expectedErrors: async ({}, use) =>
    use([
      // A basket that is read while it passes from a visitor to a customer, or back, is nobody's for that moment.
      /404 .*\/api\/get-cart\?/,
      // The page of a link that the pointer or the focus comes to is fetched ahead, and may wait to be looked at.
      /was preloaded using link preload/,
    ]),
  page: async ({ page, stack, expectedErrors, javaScriptEnabled }, use) => {
    // Without scripts a browser fetches all the pictures of a page before anybody comes to them, and each is drawn.
    if (!javaScriptEnabled)
      await page.route(`${stack.sandboxInPages}/media/**`, (route) => route.fulfill({ status: 204 }));
    // Who does not look first says so by `waitUntil`: `e2e/early.spec.ts`.
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
