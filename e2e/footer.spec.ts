import type { Page } from '@playwright/test';
import { onScreens } from './support/screens';
import { expect, settled, test } from './support/test';

const SEEN = ['/tarnside-tw-914-9kg-washing-machine', '/pendlewick-pl131-131litre-under-counter-fridge'];
const PRODUCT = '/pendlewick-p8-12-8kg-washing-machine';

/** Returns the top of the footer, in pixels from the top of the page. */
const footerAt = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const footer = document.querySelector('footer');
    return Math.round((footer?.getBoundingClientRect().top ?? 0) + scrollY);
  });

const SCRIPTS = /\/_next\/static\/.*\.js/;

/** Inspects the page as first painted, with all script files blocked. */
async function seenUnwoken<T>(page: Page, path: string, look: (page: Page) => Promise<T>): Promise<T> {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(path, { waitUntil: 'load' });
  const seen = await look(page);
  await page.unroute(SCRIPTS);
  return seen;
}

for (const viewport of onScreens()) {
  test.describe(`the footer at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('does not move on the home details page once its forms are hydrated', async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/ERR_FAILED/);
      const before = await seenUnwoken(page, '/my-home', footerAt);
      await page.goto('/my-home');
      await settled(page);
      expect(Math.abs((await footerAt(page)) - before)).toBeLessThanOrEqual(4);
    });

    for (const path of ['/cart', '/multibuy-list', '/wishlist', '/multibuy-list/fitter-pack'])
      test(`is below the screen before and after ${path} is loaded`, async ({ page, expectedErrors }) => {
        expectedErrors.push(/ERR_FAILED/);
        expect(await seenUnwoken(page, path, footerAt)).toBeGreaterThanOrEqual(viewport.height);
        await page.goto(path);
        await settled(page);
        expect(await footerAt(page)).toBeGreaterThanOrEqual(viewport.height);
      });

    test('leaves room for recently viewed products before they are known', async ({
      page,
      expectedErrors,
    }) => {
      for (const path of SEEN) await page.goto(path);
      await page.goto(PRODUCT);
      await settled(page);
      await page.keyboard.press('End');
      const strip = page.getByRole('region', { name: 'Recently viewed' });
      await expect(strip).toBeVisible();
      const height = (part: Element) => part.getBoundingClientRect().height;
      // Beside another strip, its placeholder is as tall as that.
      const known = await strip.locator('..').evaluate(height);
      expectedErrors.push(/ERR_FAILED/);
      const kept = await seenUnwoken(page, PRODUCT, async () => {
        await page.keyboard.press('End');
        return page.locator('[data-expected]').evaluate(height);
      });
      expect(Math.abs(known - kept)).toBeLessThanOrEqual(24);
    });
  });
}
