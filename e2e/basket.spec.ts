import type { Page } from '@playwright/test';
import type { Stack } from '../scripts/lib/stack.ts';
import { withOne } from './support/calls';
import { choose } from './support/choose';
import { onScreens } from './support/screens';
import { ALIKE, expect, test } from './support/test';

const WASHER = '/tarnside-tw-914-9kg-washing-machine';

/** Adds the washing machine with its connection to the basket, and opens the basket. */
async function fillBasket(page: Page): Promise<void> {
  await page.goto(WASHER);
  await choose(page.getByRole('checkbox', { name: /^Connect a washing machine/ }));
  await page
    .getByRole('region', { name: 'Buy' })
    .getByRole('button', { name: /^Add to basket/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Added to basket' });
  await expect(panel.getByText(/^Connect a washing machine/)).toBeVisible();
  await panel.getByRole('link', { name: 'Go to basket' }).click();
  await expect(page.getByRole('heading', { name: 'Your basket' })).toBeVisible();
}

/** The same without visiting the product page. */
async function toBasket(page: Page, stack: Stack): Promise<void> {
  await withOne(page, stack, WASHER, 'connect');
  await page.goto('/cart');
  await expect(page.getByRole('complementary', { name: 'Totals' })).toContainText('Total£459.00');
}

for (const viewport of onScreens()) {
  test.describe(`the basket at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('holds what was chosen, can be changed and emptied, and undoes a removal', { tag: '@core' }, async ({
      page,
      expectAccessible,
    }) => {
      await fillBasket(page);
      const line = page.getByRole('article', { name: /TW-914/ });
      const totals = page.getByRole('complementary', { name: 'Totals' });
      await expect(line.getByRole('list', { name: /^Extras for/ })).toContainText('£30.00');
      await expect(totals).toContainText('Total£459.00');
      await expectAccessible(page);

      await line.getByRole('button', { name: 'One more' }).click();
      await expect(totals).toContainText('Total£888.00');
      await expect(page.getByRole('link', { name: /£888\.00/ })).toBeVisible();

      await line.getByRole('button', { name: /^Remove\b.*TW-914/ }).click();
      await expect(page.getByText('Your basket is empty')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Your basket' })).toBeFocused();
      const undo = page.getByRole('button', { name: 'Undo' });
      await expect(undo).toBeVisible();
      await expectAccessible(page);

      await undo.click();
      await expect(totals).toContainText('Total£888.00');
      await expect(page.getByRole('list', { name: /^Extras for/ })).toContainText(
        'Connect a washing machine',
      );
      await expect(line.getByRole('heading').getByRole('link')).toBeFocused();
    });
  });
}

test('the basket saves a product with its extras for later, and takes both back', async ({
  page,
  stack,
  expectAccessible,
}) => {
  await toBasket(page, stack);
  await page.getByRole('button', { name: /^Save for later/ }).click();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await page.reload();
  const later = page.getByRole('region', { name: 'Saved for later' });
  await expect(later).toContainText('£429.00');
  await expect(later.getByRole('list', { name: /^Extras for/ })).toContainText('£30.00');
  await expectAccessible(page);
  await later.getByRole('button', { name: /^Move to basket/ }).click();
  await expect(page.getByRole('complementary', { name: 'Totals' })).toContainText('Total£459.00');
  await expect(later).toHaveCount(0);
});

test('the basket is the same in two tabs, and after a reload', async ({ context, page, stack }) => {
  await toBasket(page, stack);
  const second = await context.newPage();
  await second.goto('/cart');
  await expect(second.getByRole('complementary', { name: 'Totals' })).toContainText('Total£459.00');
  await second.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('complementary', { name: 'Totals' })).toContainText('Total£888.00');
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Totals' })).toContainText('Total£888.00');
});

test('a double click adds once, and a second press adds another', async ({ page, stack }) => {
  await withOne(page, stack);
  await page.goto(WASHER);
  const add = page.getByRole('region', { name: 'Buy' }).getByRole('button', { name: /^Add(ed)? to basket/ });
  const panel = page.getByRole('dialog', { name: 'Added to basket' });
  await add.dblclick();
  await expect(panel.getByText('2 products in your basket')).toBeVisible();
  await panel.getByRole('button', { name: 'Continue shopping' }).click();
  await add.click();
  await expect(panel.getByText('3 products in your basket')).toBeVisible();
});

test('a change without a connection survives a reload and is sent once', async ({
  context,
  page,
  stack,
  expectedErrors,
  expectAccessible,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await toBasket(page, stack);
  const totals = page.getByRole('complementary', { name: 'Totals' });
  await expect(totals).toContainText('Total£459.00');
  const other = await context.newPage();
  await other.goto('/cart');
  await page.bringToFront();
  const keys = new Set<string | undefined>();
  context.on('requestfinished', (request) => {
    if (request.url().endsWith('-cart-item')) keys.add(request.headers()['idempotency-key']);
  });

  await context.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'One more' }).click();
  const waits = page.getByRole('listitem').filter({ hasText: '2 of Tarnside TW-914' });
  await expect(waits).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await expect(totals).toContainText('Total£459.00');
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await expect(waits).toBeVisible();

  await context.unroute('**/api/**');
  await Promise.all(
    [page, other].map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))),
  );
  for (const tab of [page, other]) {
    await expect(tab.getByRole('complementary', { name: 'Totals' })).toContainText('Total£888.00');
    await expect(tab.getByText('Waiting for a connection').first()).toBeHidden();
  }
  await expect.poll(() => keys.size).toBe(1);
});

test('the basket says that the platform cannot be reached, loses nothing, and recovers', {
  tag: '@core',
}, async ({ page, stack, expectedErrors }) => {
  // Its pictures come from the platform as well.
  expectedErrors.push(/500|503|ERR_CONNECTION_REFUSED/);
  await toBasket(page, stack);
  await stack.stopSandbox();
  await page.reload();
  await expect(page.getByText(/Nothing in it is lost/)).toBeVisible({ timeout: 20_000 });
  await stack.startSandbox();
  await expect(async () => {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('complementary', { name: 'Totals' })).toContainText('Total£459.00', {
      timeout: 2_000,
    });
  }).toPass({ timeout: 20_000 });
});

test('the browser keeps wishlist and kitchen set, and the header counts them', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(WASHER);
  const buy = page.getByRole('region', { name: 'Buy' });
  await buy.getByRole('button', { name: /^Save to wishlist/ }).click();
  await expect(buy.getByRole('button', { name: /^Saved to wishlist/ })).toBeVisible();
  await buy.getByRole('button', { name: /^Add to kitchen set/ }).click();
  await expect(buy.getByRole('button', { name: /^Added to kitchen set/ })).toBeVisible();
  await page.getByRole('link', { name: /^Wishlist 1/ }).click();
  await expect(page.getByRole('heading', { name: 'Wishlist' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Tarnside TW-914/ })).toBeVisible();
  await expectAccessible(page, ALIKE);
  await page.getByRole('link', { name: /^Kitchen set 1/ }).click();
  await expect(page.getByText('Total', { exact: true }).first()).toBeVisible();
  await expectAccessible(page, ALIKE);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the total and the checkout link stay in reach, and cover nothing that has focus', async ({
    page,
    stack,
  }) => {
    await toBasket(page, stack);
    const bar = page.getByRole('main').locator('[data-foot-bar]');
    await expect(bar).toContainText('£459.00');
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      // The page moves what a bar that has just appeared would cover.
      const covered = async () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          const bar = document.querySelector('main [data-foot-bar]');
          // Between the page's end and its start, the browser itself has the focus.
          if (!focused || focused === document.body || !bar || bar.contains(focused)) return null;
          const [mine, its] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
          return mine.height > 0 && mine.bottom > its.top + 1 && mine.top < its.bottom
            ? focused.outerHTML.slice(0, 120)
            : null;
        });
      await expect.poll(covered).toBeNull();
    }
    await page.getByRole('heading', { name: 'Your basket', exact: true }).focus();
    await bar.getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(/\/checkout$/);
  });

  test('services are offered where a product was added, and added with one press', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(WASHER);
    await page
      .getByRole('region', { name: 'Buy' })
      .getByRole('button', { name: /^Add to basket/ })
      .click();
    const panel = page.getByRole('dialog', { name: 'Added to basket' });
    await expect(panel).toContainText('£429.00');
    const offer = panel.getByRole('listitem').filter({ hasText: /^Connect a washing machine£30\.00/ });
    await expectAccessible(page);
    await offer.getByRole('button', { name: /^Add/ }).press('Enter');
    await expect(offer.getByRole('button', { name: /^Added/ })).toBeFocused();
    await expect(panel).toContainText('£459.00');
  });
});
