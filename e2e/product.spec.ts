import type { Page } from '@playwright/test';
import { everyNth } from '../tests/support/sample';
import { documentSent } from './support/gateway';
import { pagesOf } from './support/paper';
import { choose } from './support/choose';
import { holdScripts, SCRIPTS } from './support/early';
import { readPage } from './support/reading';
import { onScreens } from './support/screens';
import { expectStill } from './support/still';
import { expect, settled, test } from './support/test';

const WASHER = '/tarnside-tw-914-9kg-washing-machine';

const firstOfList = (page: Page) =>
  page.locator('[data-results-list]').getByRole('heading').getByRole('link').first().click();

test.describe('a product page without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is complete, with structured data that agrees with it', { tag: '@core' }, async ({ page }) => {
    await page.goto(WASHER);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('TW-914 washing machine, 9 kg');
    const shown = await page.locator('main [data-price]').first().getAttribute('data-price');
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    const graph: unknown = JSON.parse(data ?? '');
    expect(graph).toMatchObject({
      '@graph': [
        { '@type': 'Product', offers: { price: Number(shown).toFixed(2), priceCurrency: 'GBP' } },
        { '@type': 'ProductGroup', variesBy: ['https://schema.org/color'] },
        { '@type': 'BreadcrumbList' },
      ],
    });
    await expect(
      page
        .getByRole('region', { name: /^Pictures of/ })
        .getByRole('img')
        .first(),
    ).toBeVisible();
    await expect(page.getByText(/, free on|^Free on|^£\d+ on/i).first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Connect a washing machine/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Capacity.*9 kg/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^[\d,]+ reviews$/ })).toBeVisible();
  });

  test('is also found by SKU, with the canonical address', async ({ stack }) => {
    for (const path of ['/p/TARN-TW914-WH', '/p/tarn-tw914-wh'])
      expect((await readPage(stack, path)).canonical).toBe(WASHER);
  });
});

for (const viewport of onScreens()) {
  test.describe(`a product at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('starts with no extra chosen, and shows label and dates by keyboard', { tag: '@core' }, async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(WASHER);
      const extras = page.locator('#extras');
      await expect(extras.getByRole('checkbox')).toHaveCount(3);
      await expect(extras.locator('input:checked')).toHaveCount(0);
      await expectAccessible(page);
      await choose(extras.getByRole('checkbox', { name: /^Connect a washing machine/ }));
      await expect(extras.getByRole('status')).toHaveText('With 1 extra and delivery£459.00');

      const arrow = page.locator('section[aria-label="Buy"] a[href="#energy-label"]');
      await arrow.focus();
      await page.keyboard.press('Enter');
      const label = page.getByRole('dialog', { name: 'Energy label' });
      await expect(label).toBeVisible();
      await expectAccessible(page);
      const sheet = { name: /^Product information sheet/ };
      for (const place of [label, page.getByRole('region', { name: 'Buy' })]) {
        await expect(place.getByRole('link', sheet)).toHaveAttribute('href', /^\/information-sheet\/tarn-/);
      }
      await page.keyboard.press('Escape');
      await expect(label).toBeHidden();
      await expect(arrow).toBeFocused();

      const buy = page.getByRole('region', { name: 'Buy' });
      await buy.getByRole('button', { name: 'Enter postcode' }).press('Enter');
      await buy.getByLabel('Your postcode').fill('ls63bn');
      await page.keyboard.press('Enter');
      await expect(buy.getByText('LS6 3BN')).toBeVisible();
      await page.reload();
      await expect(buy.getByText('LS6 3BN')).toBeVisible();
    });
  });
}

test('full-screen pictures are turned by arrow keys wherever the focus is, and return focus when closed', async ({
  page,
}) => {
  await page.goto(WASHER);
  const opener = page.getByRole('button', { name: /^See it full screen/ });
  const picture = (number: number) => page.getByRole('dialog', { name: new RegExp(`, ${number} of \\d+$`) });
  await opener.press('Enter');
  await expect(picture(1)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(picture(2)).toBeVisible();
  // Beside the picture nothing can be focused, even while the dialog is still animating.
  await page.mouse.click(200, 200);
  await page.keyboard.press('ArrowRight');
  await expect(picture(3)).toBeVisible();
  await page.getByRole('button', { name: 'Next picture' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(picture(2)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture(2)).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await picture(2).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(opener).toBeFocused();
});

test('a product prints on one page with its price, day, drawing and figures, and without controls', async ({
  page,
}) => {
  // A kettle and a hose have nothing to draw but their body.
  const printed = [
    [WASHER, true],
    ['/penhallick-mevagissey-17-1-7litre-kettle-clotted-cream', false],
    ['/thornacre-ih-10-trade-10mm-inlet-hose-grey', false],
    ['/seorin-sf582-pavilion-582litre-french-door-fridge-freezer-graphite', true],
  ] as const;
  for (const [path, isDrawn] of everyNth<(typeof printed)[number]>(printed, 2)) {
    await page.goto(path);
    expect(await pagesOf(page), path).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^As of \w+ \d{1,2} \w+ \d{4}\. Code /)).toBeVisible();
    const drawing = page.getByRole('region', { name: 'Drawn to scale' }).getByRole('img').first();
    if (isDrawn) await expect(drawing).toBeVisible();
    await expect(page.getByRole('row', { name: /^Weight/ })).toBeVisible();
    for (const role of ['button', 'checkbox', 'radio', 'textbox', 'navigation'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a folded section opens when the section bar leads to it', async ({ page, expectAccessible }) => {
    await page.goto(WASHER);
    const costs = page.getByRole('region', { name: 'What it really costs' });
    const sum = costs.getByRole('row', { name: /^Total/ });
    await settled(page);
    await expect(sum).toBeHidden();
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Cost' }).tap();
    await expect(sum).toBeVisible();
    await expectAccessible(page);
  });

  test('two reviews are shown, and the third on request', async ({ page }) => {
    await page.goto('/ferrowick-fw-g80-80cm-gas-hob-stainless-steel');
    const reviews = page.getByRole('region', { name: '3 reviews' });
    await expect(reviews.getByRole('article')).toHaveCount(2);
    await reviews.getByRole('button', { name: 'Show more reviews' }).tap();
    await expect(reviews.getByRole('article')).toHaveCount(3);
    await expect(reviews.getByRole('button', { name: 'Show more reviews' })).toHaveCount(0);
  });
});

// The reviews of this dryer, with their replies, are among the longest.
for (const path of [WASHER, '/oxlode-od9-9kg-vented-tumble-dryer-silver'])
  test(`the page ${path} is at most 5000 px long at 1440 px, and 8000 px at 390 px`, async ({ page }) => {
    await page.goto(path);
    for (const [width, height, most] of [
      [1440, 900, 5000],
      [390, 844, 8000],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('heading', { name: 'Often bought with it' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
    }
  });

test('scrolling to the end shifts nothing if no product is often bought with it', async ({ page }) => {
  await page.goto('/seorin-sh80f-studio-80cm-induction-hob');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await settled(page);
  await expect(page.getByRole('heading', { name: 'Similar products' })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Often bought with it' })).toHaveCount(0);
  await expectStill(page);
});

for (const viewport of onScreens())
  test(`features are shown with pictures, and the description below them, at ${viewport.width} px`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(WASHER);
    const about = page.getByRole('region', { name: 'About the TW-914' });
    await expect(about.getByRole('heading', { level: 3 }).first()).toHaveText('Room for 9 kg');
    const pictures = about.getByRole('img');
    await expect(pictures).toHaveCount(3);
    const reserved = await pictures.first().boundingBox();
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth > 0))
        .toBe(true);
    }
    expect((await pictures.first().boundingBox())?.height).toBe(reserved?.height);
    const words = about.getByText('Transit bolts');
    await expect(words).toBeHidden();
    await about.getByText('More about it').press('Enter');
    await expect(words).toBeVisible();
    await expectAccessible(page);
  });

test('reviews are filtered by a bar of the histogram, and more are shown on request', async ({ page }) => {
  await page.goto(WASHER);
  const reviews = page.getByRole('region', { name: /^[\d,]+ reviews$/ });
  await expect(reviews.getByRole('article')).toHaveCount(3);
  const sent = documentSent(page, 'ReviewsPage');
  await reviews.getByRole('button', { name: 'Show more reviews' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    graphqlQuery: { variables: { first: 5, after: expect.any(String) } },
    customerAccessToken: null,
    cacheTime: 60,
  });
  await expect(reviews.getByRole('article')).toHaveCount(10);
  await reviews.getByRole('button', { name: /^1 star\b/ }).click();
  await expect(reviews.getByRole('img', { name: '1.0 out of 5' }).first()).toBeVisible();
  await expect(reviews.getByRole('img', { name: '5.0 out of 5' })).toHaveCount(0);
});

test('a discontinued product cannot be bought and leads to its replacement', async ({ page }) => {
  await page.goto('/tarnside-tw-912-9kg-washing-machine');
  await expect(page.getByText('This one is no longer made.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^See its replacement \(the Tarnside TW-914/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TW-914');
});

test('a pre-order says when it is due and can be bought', async ({ page }) => {
  await page.goto('/pendlewick-pl131-131litre-under-counter-fridge');
  const buy = page.getByRole('region', { name: 'Buy' });
  await expect(buy.getByText(/^Pre-order, due \d{1,2} \w{3,4}$/)).toBeVisible();
  await expect(
    buy.getByText(/^This is a pre-order: it is due in on \w+ \d{1,2} \w+\. You pay for it when you order\./),
  ).toBeVisible();
  await buy.getByRole('button', { name: /^Pre-order ?:/ }).click();
  await expect(buy.getByRole('button', { name: /^Added to basket/ })).toBeVisible();
});

test('a size must be chosen before the product can be bought', { tag: '@core' }, async ({ page }) => {
  await page.goto('/steinhaupt-dhs-22-22mm-drain-hose');
  const buy = page.getByRole('region', { name: 'Buy' });
  await expect(buy.getByText('Choose one above to add it to your basket.')).toBeVisible();
  await choose(buy.getByRole('radio').first());
  const answered = page.waitForResponse('**/api/create-cart');
  await buy.getByRole('button', { name: /^Add to basket/ }).click();
  expect((await answered).ok()).toBe(true);
});

test('a press that comes before the script counts once the script has loaded', async ({ page }) => {
  const release = await holdScripts(page.context());
  await page.goto(WASHER, { waitUntil: 'commit' });
  const buy = page.getByRole('region', { name: 'Buy' });
  await buy.getByRole('button', { name: /^Add to basket/ }).click();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  release();
  await expect(buy.getByRole('button', { name: /^Added to basket/ })).toBeVisible();
  expect(calls.filter((path) => path === '/api/create-cart')).toHaveLength(1);
});

test('a part whose script fails to load stays as rendered, and a press on it counts later', {
  tag: '@long',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load|ERR_FAILED/);
  let isAway = true;
  await page.route(SCRIPTS, async (route) => {
    const answer = await route.fetch();
    return isAway && /Pictures of the/.test(await answer.text()) ? route.abort() : route.continue();
  });
  await page.goto(WASHER);
  await expect(
    page
      .getByRole('region', { name: /^Pictures of/ })
      .getByRole('img')
      .first(),
  ).toBeVisible();
  const add = page.getByRole('region', { name: 'Buy' }).getByRole('button', { name: /^Add to basket/ });
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  isAway = false;
  await expect(page.getByRole('dialog', { name: 'Added to basket' })).toBeVisible();
});

test('a descaler shows its hazards before it can be bought, and its maker', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/descalers');
  await firstOfList(page);
  const buy = page.getByRole('region', { name: 'Buy' });
  await expect(buy.getByRole('region', { name: /^(Danger|Warning)$/ })).toContainText(/Causes/);
  const safety = page.getByRole('region', { name: 'Maker and safety' });
  await expect(safety.getByRole('link', { name: /^safety@/ })).toBeVisible();
  await expectAccessible(page);
});

test('a smart product says until when it gets security updates', async ({ page }) => {
  await page.goto('/washing-machines?smart=yes');
  await firstOfList(page);
  await expect(
    page
      .getByRole('region', { name: 'Buy' })
      .getByText(/will provide security updates until at least 31 Dec/),
  ).toBeVisible();
});
