import type { Page } from '@playwright/test';
import { CARDS, orderNumber, pay, throughDelivery, typeCard } from './support/checkout';
import { pagesOf } from './support/paper';
import { choose } from './support/choose';
import { expect, test } from './support/test';

/** Stored value of `home` after the gap for a fridge has been measured. */
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
    { kind: 'steps', name: 'doorstep', count: 3 },
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

  test('a gap of 620 mm beside a wall and a door of 710 mm lead to the American fridges that fit', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByLabel('For', { exact: true }).selectOption('American fridge freezers');
    await page.getByLabel('Width').fill('620');
    await page.getByRole('button', { name: 'Show what fits' }).tap();
    await expect(page.getByText('None of our American fridge freezers fit 620 mm')).toBeVisible();
    await expect(page.locator('[data-listing][data-ready]')).toBeVisible();
    await expect(page).toHaveURL(/\?space-width=\.\.620$/);
    await expect(page.getByText(/The narrowest needs \d+ mm: \d+ mm more than you have/)).toBeVisible();

    await expect(page.getByText(/Beside a wall its doors need \d+ mm to open fully/)).toBeVisible();
    await expect(page.getByText(/On the way in it needs a doorway \d+ mm clear/)).toBeVisible();

    await page.getByRole('link', { name: /^What does fit/ }).tap();
    await page.waitForURL('**/refrigeration/all?space-width=..620');
    const asked = page.getByRole('region', { name: 'Wall and way in' });
    await asked.getByText('Left', { exact: true }).tap();
    await asked.getByLabel('Narrowest door on the way in').fill('710');
    await expect(asked.getByRole('status')).toHaveText(
      / Beside the wall on the left: .*\d+ open fully.* Through a door 710 mm wide: \d+ fit in their box/,
    );
    await expect(page.locator('[data-results-list] [data-fit-badge]').first()).toBeVisible();
  });
});

test('a gap entered on the home page filters the list, and the product page answers below its form', {
  tag: '@core',
}, async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByLabel('Width').fill('60 cm');
  await page.getByLabel('Height').fill('870');
  await page.getByLabel('Depth').fill('23 5/8"');
  await page.getByRole('button', { name: 'Show what fits' }).press('Enter');
  await page.waitForURL(/\/washing-machines\?.*space-width=\.\.600/);
  const gap = page.getByRole('region', { name: /^Your gap/ });
  await expect(gap.getByLabel('Width')).toHaveValue('600');
  await expect(gap.getByLabel('Depth')).toHaveValue('600');
  await expect(page.locator('[data-fit-badge]').filter({ hasText: /^Fits/ }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Wall and way in' }).getByRole('status')).toHaveText(
    /fit with/,
  );
  await expectAccessible(page);

  await page.goto('/tarnside-tw-914-9kg-washing-machine');
  const fit = page.getByRole('region', { name: 'Will it fit?' });
  const form = fit.getByRole('form', { name: 'Your space' });
  const answer = fit.getByRole('status');
  await expect(answer).toHaveText('Goes in, with 2 mm to spare in width and 25 mm in height.');
  await expect(fit.getByText(/The maker advises air: 5 mm at each side \(you have 1 mm\)/)).toBeVisible();
  const [above, below] = [await form.boundingBox(), await answer.boundingBox()];
  expect(below?.y).toBeLessThan((above?.y ?? 0) + (above?.height ?? 0) + 40);
});

test('a browser without storage answers during the visit, and says that nothing is remembered', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    }),
  );
  await page.goto('/tarnside-tw-914-9kg-washing-machine');
  const fit = page.getByRole('region', { name: 'Will it fit?' });
  await fit.getByRole('button').first().press('Enter');
  await fit.getByLabel('Width', { exact: true }).fill('600');
  await fit.getByLabel('Height', { exact: true }).fill('870');
  await expect(fit.getByRole('status')).toHaveText(/^Goes in/);
  await expect(fit.getByText(/What you enter will not be remembered on this device/)).toBeVisible();

  await page.getByRole('button', { name: 'Use my own figures' }).press('Enter');
  await page.getByRole('link', { name: /everything else about my home$/ }).press('Enter');
  await page.waitForURL('**/my-home');
  await expect(page.getByText('600 mm wide', { exact: true })).toBeVisible();
});

test('the fit answer keeps the form as wide as it was on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tarnside-tw-914-9kg-washing-machine');
  const fit = page.getByRole('region', { name: 'Will it fit?' });
  await fit.getByRole('button').first().press('Enter');
  const form = fit.getByRole('form', { name: 'Your space' });
  const width = async () => (await form.boundingBox())?.width;
  const before = await width();
  await form.getByLabel('Width', { exact: true }).fill('600');
  await form.getByLabel('Height', { exact: true }).fill('850');
  await form.getByLabel('Depth', { exact: true }).fill('600');
  const table = fit.getByRole('table');
  await expect(table).toBeVisible();
  expect(await width()).toBe(before);
  expect(
    await table.evaluate(
      ({ parentElement, scrollWidth }) => scrollWidth <= (parentElement?.clientWidth ?? 0),
    ),
  ).toBe(true);
});

test('the fitter’s sheet, the fit answer and the way-in answer each print on one page', async ({ page }) => {
  const set =
    'OXLO-OC175-SS:1,PEND-PO76P-BL:1,CAST-MAESTRALE60-SS:1,ZEPH-ZC60-SS:1,SEOR-SD13LAKE-WH:1,TARN-TW914-WH:1';
  await page.goto(`/multibuy-list/fitter-pack?items=${set}`);
  await expect(page.getByRole('img', { name: /^The set from the front/ })).toBeVisible();
  expect(await pagesOf(page)).toBe(1);

  const told = { ...fridgeGap(1100), route: LONG_WAY };
  await page.addInitScript((home) => localStorage.setItem('home', JSON.stringify(home)), told);
  await page.goto('/seorin-sd636-lake-636litre-side-by-side-fridge-freezer-black');
  const fit = page.getByRole('region', { name: 'Will it fit?' });
  await expect(fit.getByRole('table')).toBeVisible();
  await page.evaluate(() => {
    window.print = () => {};
  });
  await fit.getByRole('button', { name: 'Print this answer' }).click();
  expect(await pagesOf(page)).toBe(1);

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  const access = page.getByRole('region', { name: 'Will it get into your home?' });
  await expect(access.getByRole('list', { name: /^The way in for/ }).getByRole('listitem')).toHaveCount(7);
  await access.getByRole('button', { name: 'Print this answer' }).click();
  expect(await pagesOf(page)).toBe(1);
});

/** Tabs back to a field, which selects its text. */
async function tabBackTo(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await field.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not come back to ${label}`);
}

test('a way in entered by keyboard at 320 px leaves the device only with the order, and reaches the crew', async ({
  page,
  stack,
  expectAccessible,
  expectedErrors,
}) => {
  test.slow();
  // Work in the home was chosen without the request to begin it early.
  expectedErrors.push(/422 .*\/api\/checkout\/delivery/);
  await page.setViewportSize({ width: 320, height: 720 });
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(new URL(request.url()).search + decodeURIComponent(request.postData() ?? '')),
  );
  const figures = /\b(717|1133)\b/;

  await page.goto('/tarnside-tw-914-9kg-washing-machine');
  const tool = page.getByRole('region', { name: 'Will it get into your home?' });
  await tool.getByRole('button', { name: 'Check my way in' }).focus();
  await page.keyboard.press('Enter');
  await expect(tool.getByLabel('The narrowest door, clear width')).toBeFocused();
  await tool.getByText('Describe the whole way, part by part').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(tool.getByRole('button', { name: 'Add steps' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabBackTo(page, 'How many steps and door sills');
  await page.keyboard.type('3');
  await tool.getByRole('button', { name: 'Add a door' }).focus();
  await page.keyboard.press('Enter');
  await tabBackTo(page, 'Clear width');
  await page.keyboard.type('717');
  await tool.getByLabel('The old one, if it is wider than 598 mm').focus();
  await page.keyboard.type('1133');
  await expect(tool.getByRole('status')).toHaveText('It will fit through.');
  await expect(tool.getByText('The old one can be taken out.')).toBeVisible();
  const way = tool.getByRole('list', { name: /^The way in for/ });
  await expect(way.getByRole('listitem')).toHaveText([/^doorstep 1, 3 steps/, /^door 1, 717 mm/]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);

  await choose(page.getByRole('checkbox', { name: /^Take your old appliance away/ }));
  await page
    .getByRole('region', { name: 'Buy' })
    .getByRole('button', { name: /^Add to basket/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Added to basket' })).toBeVisible();
  expect(sent.filter((text) => figures.test(text))).toEqual([]);

  await throughDelivery(page);
  await expect(page.getByLabel(/^Narrowest door/)).toHaveValue('717');
  await expect(page.getByLabel(/^The old one’s width/)).toHaveValue('1133');
  await expect(page.getByLabel(/^Steps on the way/)).toHaveValue('3');
  await expect(page.getByText(/The way: doorstep 1, 3 steps; door 1, 717 mm\.$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
  const onwards = page.getByRole('button', { name: 'Go to step 3, pay' });
  await onwards.click();
  await expect(
    page.getByRole('alert').getByRole('link', { name: /^Tick this to have the work done by/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await choose(page.getByRole('checkbox', { name: /^Please begin within the 14 days/ }));
  await onwards.click();
  await page.waitForURL('**step=pay*');
  await typeCard(page, CARDS.good);
  await pay(page);
  const order = await orderNumber(page);

  await page.goto(`/track-order?order=${order}`);
  const tracked = page.getByRole('main');
  await expect(
    tracked.getByText(/^Tarnside TW-914.*It will fit through\..*The way: doorstep 1, 3 steps/),
  ).toBeVisible();
  await expect(tracked.getByText(/^Begin within the 14 days; work done can’t be cancelled/)).toBeVisible();
  await expect(tracked.getByText(/Width of the old one \(mm\): 1133/)).toBeVisible();
  const sheet = await page.request.get(`${stack.sandbox}/console/orders/${order}`);
  expect(await sheet.text()).toMatch(/<br>Steps: 3<br>Narrowest door \(mm\): 717<br>.*<br>Way in: Tarnside/);
});
