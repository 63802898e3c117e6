import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Sheets are not among them, though `.js` may stand in the signature of one that is joined of several. */
export const SCRIPTS = /\/_next\/static\/[^?]*\.js(\?|$)/;

/** A visitor whose hand is quicker than the line: scripts are asked for and come when the test lets them. */
export async function holdScripts(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Has the page run on a phone's processor, a quarter as fast as this one. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

export const visit = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });
export const busy = (page: Page) => page.locator('button[aria-busy=true]');

/** What a control is, and what is done to it: a text is typed or chosen, the others are pressed. */
export type Control = {
  at: (page: Page) => Locator;
  text?: string;
  /** What is to be seen in the end. */
  ends: (page: Page) => Promise<unknown>;
};

/** Uses a control whose script is not there yet, and sees that it shows so. */
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
