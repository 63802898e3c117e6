import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Pattern of script files. Style sheets must not match, although the signature of joined sheets may contain `.js`. */
export const SCRIPTS = /\/_next\/static\/[^?]*\.js(\?|$)/;

/** Holds back all scripts, like a slow connection, until the returned function is called. */
export async function holdScripts(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Throttles the page to a phone's processor, a quarter as fast as this one. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

export const visit = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });
export const busy = (page: Page) => page.locator('button[aria-busy=true]');

/** A control and what is done with it: `text` is typed or selected, other controls are pressed. */
export type Control = {
  at: (page: Page) => Locator;
  text?: string;
  /** Expects the final result. */
  ends: (page: Page) => Promise<unknown>;
};

/** Uses a control whose script has not loaded yet, and expects it to show that. */
export async function actEarly(page: Page, { at, text }: Control): Promise<void> {
  const control = at(page);
  await expect(control).toBeVisible();
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  if (text !== undefined && kind === 'select') await control.selectOption(text);
  else if (text !== undefined) await control.fill(text);
  else if (kind === 'checkbox' || kind === 'radio') await control.setChecked(!(await control.isChecked()));
  else {
    await control.click();
    await expect(control).toHaveAttribute('aria-busy', 'true');
  }
}
