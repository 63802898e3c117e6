import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const pagesOf = async (page: Page): Promise<number> => {
  const paper = await page.pdf({ format: 'A4', printBackground: true });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
};

/** What stands in `home` when somebody has measured the place for a fridge. */
const fridgeGap = (width: number) => ({
  version: 1,
  spaces: {
    fridge: { widths: [width], heights: [1900], depth: 700, left: 'wall', right: 'unit', top: 'open' },
  },
});

/** A way in with every kind of part, some twice. */
const LONG_WAY = {
  door: null,
  corner: false,
  parts: [
    { kind: 'doorway', name: 'front door', width: 820, height: 1981 },
    { kind: 'corner', name: 'hall', a: 950, b: 900 },
    {
      kind: 'stairs',
      name: 'stairs',
      shape: 'landing',
      width: 900,
      headroom: 2100,
      flights: 2,
      landing: { a: 1000, b: 1000 },
    },
    {
      kind: 'lift',
      name: 'lift',
      door: { width: 900, height: 2000 },
      inside: { width: 1100, depth: 1400, height: 2200 },
      load: 630,
    },
    { kind: 'corner', name: 'landing', a: 1000, b: 1000 },
    { kind: 'doorway', name: 'kitchen door', width: 810, height: 1981 },
  ],
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a gap of 620 mm beside a wall and a door of 710 mm: which American fridge can I buy?', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByLabel('For', { exact: true }).selectOption('American fridge freezers');
    await page.getByLabel('Width').fill('620');
    await page.getByRole('button', { name: 'Show what fits' }).tap();
    await expect(page.getByText('None of our American fridge freezers goes into 620 mm')).toBeVisible();
    await expect(page.locator('[data-listing][data-ready]')).toBeVisible();
    await expect(page).toHaveURL(/\?space-width=\.\.620$/);
    await expect(page.getByText(/The narrowest wants \d+ mm, with the air it must have/)).toBeVisible();

    await expect(page.getByText(/Beside a wall its doors want \d+ mm to open fully/)).toBeVisible();
    await expect(page.getByText(/On the way in it takes a door \d+ mm clear/)).toBeVisible();

    await page.getByRole('link', { name: /^What does go in/ }).tap();
    await page.waitForURL('**/refrigeration/all?space-width=..620');
    const asked = page.getByRole('region', { name: 'Wall and way in' });
    await asked.getByText('Left', { exact: true }).tap();
    await asked.getByLabel('Narrowest door on the way in').fill('710');
    await expect(asked.getByRole('status')).toHaveText(
      /^Beside the wall on the left: .*\d+ open fully.* Through 710 mm: \d+ go as they come/,
    );
    await expect(page.locator('[data-results-list] [data-fit-badge]').first()).toBeVisible();
  });
});

test('the sheet for the fitter and the answers of the fit and of the way in each print on one page', async ({
  page,
}) => {
  const set =
    'OXLO-OC175-SS:1,PEND-PO76P-BL:1,CAST-MAESTRALE60-SS:1,ZEPH-ZC60-SS:1,SEOR-SD13LAKE-WH:1,TARN-TW914-WH:1';
  await page.goto(`/multibuy-list/fitter-pack?items=${set}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('img', { name: /^The set from the front/ })).toBeVisible();
  expect(await pagesOf(page)).toBe(1);

  const told = { ...fridgeGap(1100), route: LONG_WAY };
  await page.addInitScript((home) => localStorage.setItem('home', JSON.stringify(home)), told);
  await page.goto('/american-fridge-freezers', { waitUntil: 'networkidle' });
  await expect(
    page
      .locator('[data-results-list]')
      .getByText(/^(Fits|Tight|Too)/)
      .first(),
  ).toBeVisible();
  await page.locator('[data-results-list] > li a').first().click();
  const fit = page.getByRole('region', { name: 'Will it fit?' });
  await expect(fit.getByRole('table')).toBeVisible();
  await page.evaluate(() => {
    window.print = () => {};
  });
  await fit.getByRole('button', { name: 'Print this answer' }).click();
  expect(await pagesOf(page)).toBe(1);

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  const access = page.getByRole('region', { name: 'Will it get in?' });
  await expect(access.getByRole('list', { name: /^The way in for/ }).getByRole('listitem')).toHaveCount(6);
  await access.getByRole('button', { name: 'Print this answer' }).click();
  expect(await pagesOf(page)).toBe(1);
});
