import { expect } from '@playwright/test';
import type { Stack } from '../../scripts/lib/stack.ts';
import { missing } from './in-page.ts';
import type { Engine, Key } from './types.ts';

/** What a visitor does and expects, with the patience of one. */
export type Visit = {
  stack: Stack;
  /** Opens a page of the shop and expects its status. */
  open: (path: string) => Promise<void>;
  sees: (css: string, name?: RegExp) => Promise<void>;
  press: (css: string, name?: RegExp) => Promise<void>;
  type: (text: string, css: string, name?: RegExp, frame?: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** Path and query of where the visitor has come to. */
  isAt: (address: RegExp) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** What is seen, once it is all there. */
  picture: () => Promise<Uint8Array>;
  /** By how much the page is wider than the screen. */
  overflow: () => Promise<number>;
  complaints: () => Promise<string[]>;
};

/** A visitor who has answered the question about statistics, as `e2e/support/test.ts` has it. */
export async function startVisit(engine: Engine, stack: Stack): Promise<Visit> {
  const soon = (work: () => Promise<unknown>) =>
    expect(async () => {
      await work();
    }).toPass({ timeout: 15_000, intervals: [100, 200, 400, 800] });
  const given = (css: string, name: RegExp | undefined, frame?: string) => ({
    css,
    ...(name && { name }),
    ...(frame && { frame }),
  });

  await engine.open(`${stack.origin}/cookies`);
  await engine.forget();
  await engine.run(
    (refused) => {
      sessionStorage.clear();
      localStorage.clear();
      localStorage.setItem('consent', refused);
    },
    JSON.stringify({ version: 2, statistics: false, on: new Date().toISOString().slice(0, 10) }),
  );

  return {
    stack,
    async open(path) {
      await engine.open(stack.origin + path);
      // WebKit does not tell; there the heading does.
      const status = await engine.run(() => {
        const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return arrival?.responseStatus;
      });
      expect(status ?? 200, `the status of ${path}`).toBe(200);
    },
    sees: (css, name) => soon(() => engine.sees(given(css, name))),
    press: (css, name) => soon(() => engine.press(given(css, name))),
    type: (text, css, name, frame) => soon(() => engine.type(given(css, name, frame), text)),
    key: (key) => engine.key(key),
    isAt: (address) =>
      expect.poll(() => engine.run(() => location.pathname + location.search)).toMatch(address),
    resize: (width, height) => engine.resize(width, height),
    async picture() {
      await expect.poll(() => engine.run(missing), { message: 'what is missing' }).toEqual([]);
      return engine.picture();
    },
    overflow: () => engine.run(() => document.documentElement.scrollWidth - innerWidth),
    complaints: () => engine.complaints(),
  };
}
