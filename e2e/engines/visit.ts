import { expect } from '@playwright/test';
import type { Stack } from '../../scripts/lib/stack.ts';
import { missing } from './in-page.ts';
import type { Engine, Key } from './types.ts';

/** What a visitor does and expects; retries for as long as a visitor would wait. */
export type Visit = {
  stack: Stack;
  /** Opens a page of the shop and expects status 200. */
  open: (path: string) => Promise<void>;
  sees: (css: string, name?: RegExp) => Promise<void>;
  press: (css: string, name?: RegExp) => Promise<void>;
  type: (text: string, css: string, name?: RegExp, frame?: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** Expects the path and query of the current URL. */
  isAt: (address: RegExp) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Returns a screenshot once everything visible has loaded. */
  picture: () => Promise<Uint8Array>;
  /** Returns by how many pixels the page is wider than the screen. */
  overflow: () => Promise<number>;
  complaints: () => Promise<string[]>;
};

/** Starts a visit with the consent question answered, as in `e2e/support/test.ts`. */
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
      // WebKit does not report the status; there, the heading is checked instead.
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
