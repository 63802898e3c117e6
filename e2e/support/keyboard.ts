import type { Page } from '@playwright/test';

/**
 * Presses Tab and returns role and name of the focused element as a screen reader announces it, empty between the
 * page's end and start. A frame of the payments host runs in a separate process, so that the focus arrives, and
 * returns, after the press.
 */
async function tab(page: Page): Promise<string> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press('Tab');
  await page.waitForFunction((left) => document.activeElement !== left, before);
  const title = await page.evaluate(() =>
    document.activeElement instanceof HTMLIFrameElement ? document.activeElement.title : null,
  );
  const focus = (title === null ? page : page.frameLocator(`iframe[title="${title}"]`)).locator(':focus');
  if (title !== null) await focus.waitFor({ state: 'attached' });
  const text = (await focus.count()) === 0 ? '' : await focus.ariaSnapshot();
  return (text.split('\n')[0] ?? '').replace(/^- /, '').replace(/:$/, '');
}

/** Presses Tab until an element of this name is focused. Returns all announcements on the way. */
export async function tabTo(page: Page, name: RegExp): Promise<string[]> {
  const heard: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    heard.push(await tab(page));
    if (name.test(heard.at(-1) ?? '')) return heard;
  }
  throw new Error(`Nothing is called ${name}; heard: ${heard.join(' | ')}`);
}
