import type { Page } from '@playwright/test';

/**
 * Presses Tab; role and name of what has the focus then, as a screen reader says it, or nothing between the page's end and
 * its start. A frame of the payments host has a process of its own: focus comes to it, and back, after the press.
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

/** Presses Tab until something of this name is reached; what was heard on the way. */
export async function tabTo(page: Page, name: RegExp): Promise<string[]> {
  const heard: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    heard.push(await tab(page));
    if (name.test(heard.at(-1) ?? '')) return heard;
  }
  throw new Error(`Nothing is called ${name}; heard: ${heard.join(' | ')}`);
}
