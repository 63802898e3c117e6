import type { Locator, Page } from '@playwright/test';
import { onScreens } from './support/screens';
import { expectStill } from './support/still';
import { ALIKE, expect, settled, test } from './support/test';

const LIST = '/freestanding-washing-machines';
const WASHER = '/tarnside-tw-914-9kg-washing-machine';
const THREE = '/compare?sku=TARN-TW914-WH,PEND-P812-WH,OXLO-OW7-WH';
test.describe.configure({ timeout: 150_000 });

const tick = (page: Page, at: number) =>
  page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Compare ?:/ })
    .nth(at);
const tray = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true });
const table = (page: Page) => page.getByRole('table', { name: /side by side$/ });
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });

for (const viewport of onScreens({ width: 320, height: 700 })) {
  test.describe(`choosing at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('two products are chosen by keyboard, compared, removed and put in the basket', {
      tag: '@core',
    }, async ({ page, expectAccessible }) => {
      await page.goto(LIST);
      await tick(page, 0).press('Space');
      await expect(tray(page)).toContainText('Choose another of its kind.');
      await tick(page, 1).press('Space');
      await expect(tick(page, 1)).toBeFocused();
      await expect(tick(page, 1)).toBeInViewport();
      await expectAccessible(page);
      await tray(page).getByRole('link', { name: 'Compare 2' }).press('Enter');
      await expect(page).toHaveURL(/\/compare\?sku=/);

      await expect(table(page).getByRole('columnheader')).toHaveCount(2);
      await expect(row(page, 'Price')).toContainText('Class');
      await expect(page.getByRole('heading', { name: /^Why pay £/ })).toBeVisible();
      await expectAccessible(page, ALIKE);
      const { overflow } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - innerWidth,
      }));
      expect(overflow).toBeLessThanOrEqual(0);

      // The basket buttons stay in view down to the last row.
      const add = table(page)
        .getByRole('button', { name: /^Add to basket/ })
        .first();
      await table(page).getByRole('row').last().scrollIntoViewIfNeeded();
      await expect(add).toBeInViewport();

      const rows = () => table(page).getByRole('row').count();
      const before = await rows();
      await page.getByRole('checkbox', { name: 'Only differences' }).press('Space');
      await expect.poll(rows).toBeGreaterThan(before);
      await expect(page).toHaveURL(/rows=all/);
      await expectAccessible(page);

      await add.click();
      await expect(page.getByRole('dialog', { name: 'Added to basket' })).toBeVisible();
      await page.keyboard.press('Escape');

      await table(page)
        .getByRole('button', { name: /^Remove/ })
        .first()
        .press('Enter');
      await expect(table(page).getByRole('columnheader')).toHaveCount(1);
      await expect(table(page).getByRole('button', { name: /^Remove/ })).toBeFocused();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(table(page).getByRole('columnheader')).toHaveCount(2);
    });
  });
}

test('a phone shows two of three columns and swaps them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(THREE);
  const shown = table(page).getByRole('columnheader');
  await expect(shown).toHaveText(['Tarnside TW-914', 'Pendlewick P8-12']);
  await page.getByRole('combobox', { name: 'Column 2' }).selectOption({ label: 'Oxlode OW7' });
  await expect(shown).toHaveText(['Tarnside TW-914', 'Oxlode OW7']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison is complete, and not indexed', async ({ page }) => {
    await page.goto(THREE);
    await expect(table(page).getByRole('columnheader')).toHaveCount(3);
    await expect(page.getByText('The Oxlode OW7 is £40 cheaper than any other.')).toBeVisible();
    await expect(row(page, 'Noise').first()).toContainText('for its kind');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'All rows' }).click();
    await expect(row(page, 'Width').first()).toBeVisible();
  });
});

test('a comparison prints on one page', async ({ page }) => {
  await page.goto(THREE);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a product that is gone, of another kind or unknown is named as such', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/compare');
  await expect(page.getByText('There is nothing to compare yet.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/compare?sku=TARN-TW914-WH,PEND-P812-WH,NO-SUCH-1,ARKW-AD7C-WH');
  await expect(page.getByText('One product in this comparison is no longer sold: NO-SUCH-1.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Arkwell AD7C/ })).toHaveAttribute(
    'href',
    '/compare?sku=ARKW-AD7C-WH',
  );
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  await expectAccessible(page);
});

test('a product page compares the nearest products, calculates running costs, and is remembered', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(WASHER);
  // Before its script has loaded, the link leads to the compare page.
  await settled(page);
  await page.getByRole('link', { name: 'Compare them' }).click();
  const nearest = page.getByRole('table', { name: /others of its kind$/ });
  await expect(nearest.getByRole('columnheader')).toHaveCount(4);
  await expect(nearest.getByRole('row')).toHaveCount(7);
  await page.getByRole('button', { name: 'Use my own figures' }).click();
  await page.getByRole('textbox', { name: 'Electricity, pence a kWh' }).fill('30');
  await expect(page.getByText('Based on your own price, 30p a kWh.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/my-home');
  await expect(page.getByRole('textbox', { name: 'Electricity, pence a kWh' })).toHaveValue('30');
  await expectAccessible(page);

  await page.goto('/cart');
  const seen = page.getByRole('region', { name: 'Recently viewed' });
  await expect(seen.getByRole('link', { name: /Tarnside TW-914/ })).toBeVisible();
  await expectAccessible(page);
  await seen.getByRole('button', { name: 'Clear' }).click();
  await expect(seen).toBeHidden();
});

test.describe('the question about statistics', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    const question = (page: Page) =>
      page.getByRole('region', { name: 'May we count searches to improve them?' });
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox();
      if (!box) throw new Error('It is not to be seen.');
      return { top: box.y, bottom: box.y + box.height, height: box.height };
    };

    test('is one line at the foot, with the compare tray and the buy bar above it', async ({ page }) => {
      await page.goto(LIST);
      const asked = await boxOf(question(page));
      expect(asked.bottom).toBe(844);
      expect(asked.height).toBeLessThanOrEqual(64);
      for (const name of ['Refuse', 'Accept'])
        expect((await boxOf(question(page).getByRole('button', { name }))).height).toBeGreaterThanOrEqual(44);
      await tick(page, 0).press('Space');
      await tick(page, 1).press('Space');
      await expect(tray(page).getByRole('link', { name: /^Compare/ })).toBeVisible();
      expect((await boxOf(tray(page))).bottom).toBeLessThanOrEqual(asked.top);

      await page.goto(WASHER);
      await page.getByRole('heading', { name: 'Figures', exact: true }).scrollIntoViewIfNeeded();
      const buy = page.locator('[data-foot-bar]').getByRole('button', { name: /^Add to basket/ });
      await expect(buy).toBeInViewport();
      expect((await boxOf(buy)).bottom).toBeLessThanOrEqual((await boxOf(question(page))).top);
      expect((await boxOf(tray(page))).bottom).toBeLessThanOrEqual((await boxOf(buy)).top);
      await buy.tap();
      await expect(page.getByRole('dialog', { name: 'Added to basket' })).toBeVisible();
    });

    test('covers nothing that has focus, down to the last tab stop', async ({ page }) => {
      await page.goto('/delivery');
      await page.getByRole('button', { name: 'Sign up' }).focus();
      const { top } = await boxOf(question(page));
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press(stop === 0 ? 'Shift+Tab' : 'Tab');
        const focused = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body ? null : activeElement?.getBoundingClientRect().bottom;
        });
        if (focused === null) break;
        expect(focused).toBeLessThanOrEqual(top);
      }
    });
  });

  for (const viewport of onScreens({ width: 320, height: 700 })) {
    test(`is asked once, moves nothing and can be changed in the footer at ${viewport.width} px`, async ({
      page,
      expectAccessible,
    }) => {
      await page.setViewportSize(viewport);
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (/insights|events/.test(new URL(request.url()).pathname)) elsewhere.push(request.url());
      });
      await page.goto('/');
      const question = page.getByRole('region', { name: 'May we count searches to improve them?' });
      await expect(question).toBeVisible();
      await expectAccessible(page);
      await expectStill(page, 0.01);
      const [refuse, accept] = await Promise.all(
        ['Refuse', 'Accept'].map((name) =>
          question.getByRole('button', { name }).evaluate((button) => {
            const { width, height } = button.getBoundingClientRect();
            const { backgroundColor, color, borderColor } = getComputedStyle(button);
            return { width, height, backgroundColor, color, borderColor };
          }),
        ),
      );
      expect(refuse).toEqual(accept);
      await question.getByRole('button', { name: 'Refuse' }).press('Enter');
      await expect(question).toBeHidden();
      await page.reload();
      await expect(question).toBeHidden();
      const fold = page.getByRole('contentinfo').locator('summary', { hasText: 'The company' });
      if (await fold.isVisible()) await fold.press('Enter');
      await page.getByRole('link', { name: 'Cookie choices' }).press('Enter');
      await expect(question).toContainText('You said no.');
      await question.getByRole('button', { name: 'Accept' }).press('Enter');
      await expect(page.getByRole('link', { name: 'Cookie choices' })).toBeFocused();
      expect(elsewhere).toEqual([]);
    });
  }
});
