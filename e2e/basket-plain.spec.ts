import type { Page } from '@playwright/test';
import { withOne } from './support/calls';
import { choose } from './support/choose';
import { onScreens } from './support/screens';
import { BOTH, expect, test } from './support/test';

const WASHER = '/tarnside-tw-914-9kg-washing-machine';

test.use({ javaScriptEnabled: false });

const line = (page: Page) => page.getByRole('article', { name: /TW-914/ });
const totals = (page: Page) => page.getByRole('complementary', { name: 'Totals' });

for (const viewport of onScreens()) {
  test.describe(`without scripts at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a basket is filled, changed, taken to the checkout and emptied', { tag: '@core' }, async ({
      page,
    }) => {
      await page.goto(WASHER);
      await choose(page.getByRole('checkbox', { name: /^Connect a washing machine/ }));
      await page
        .getByRole('region', { name: 'Buy' })
        .getByRole('button', { name: /^Add to basket/ })
        .click();
      await expect(page.getByRole('main').getByRole('status')).toContainText(
        'Added to basket: Tarnside TW-914',
      );
      await expect(line(page).getByRole('list', { name: /^Extras for/ })).toContainText('£30.00');
      await expect(totals(page)).toContainText('Total£459.00');

      await line(page)
        .getByLabel(/^Quantity/)
        .fill('2');
      await line(page)
        .getByRole('button', { name: /^Change the quantity/ })
        .click();
      await expect(totals(page)).toContainText('Total£888.00');
      await line(page)
        .getByRole('button', { name: /^Remove: Connect a washing machine/ })
        .click();
      await expect(totals(page)).toContainText('Total£858.00');

      await page.getByRole('link', { name: 'Go to checkout' }).click();
      await page.getByLabel('E-mail address').fill('hana@post.example');
      await page.getByLabel('Phone', { exact: true }).fill('07700 900318');
      await page.getByRole('button', { name: 'Go to step 2, delivery' }).click();
      await expect(page.getByLabel('Postcode', { exact: true })).toBeVisible();

      await page.getByRole('link', { name: 'Back to basket' }).click();
      await expect(page).toHaveURL(/\/cart\/plain$/);
      await line(page)
        .getByRole('button', { name: /^Remove\b.*TW-914/ })
        .click();
      await expect(page.getByText('Your basket is empty')).toBeVisible();
      await expect(page.getByRole('main').getByRole('status')).toContainText('Removed from your basket.');
    });
  });
}

test('work in the home starts within the cancellation period only at the customer’s request', async ({
  page,
  stack,
}) => {
  await withOne(page, stack, WASHER, 'connect');
  await page.goto('/checkout');
  await page.getByLabel('E-mail address').fill('hana@post.example');
  await page.getByLabel('Phone', { exact: true }).fill('07700 900318');
  await page.getByRole('button', { name: 'Go to step 2, delivery' }).click();
  await page.getByLabel('Postcode', { exact: true }).fill('LS6 3BN');
  await page.getByRole('button', { name: 'Show the days' }).click();
  await page.getByRole('group', { name: 'Which day?' }).getByRole('radio').first().check();
  await page.getByLabel('Full name', { exact: true }).fill('Hana Akhtar');
  await page.getByLabel('House and street', { exact: true }).fill('12 Hessle Mount');
  await page.getByLabel('Town or city', { exact: true }).fill('Leeds');
  await page.getByLabel('Which floor?').selectOption('First floor');
  const onwards = page.getByRole('button', { name: 'Go to step 3, pay' });
  await onwards.click();
  await expect(
    page.getByRole('alert').getByRole('link', { name: /^Tick this to have the work done by/ }),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: /^Please begin within the 14 days/ }).check();
  await onwards.click();
  await expect(page).toHaveURL(/step=pay/);
});

// The accessibility check is itself a script.
test.describe('the server-rendered basket', () => {
  test.use({ javaScriptEnabled: true });

  test('is accessible and no wider than the screen, full and empty', async ({
    page,
    stack,
    expectAccessible,
  }) => {
    await page.goto('/cart/plain');
    await expect(page.getByText('Your basket is empty')).toBeVisible();
    await expectAccessible(page, BOTH);
    const form = { product: '1', quantity: '2', sku: 'TARN-TW914-WH' };
    await page.request.post('/api/basket/add', { form, headers: { Origin: stack.origin } });
    await page.reload();
    await expect(totals(page)).toContainText('Total£858.00');
    await expectAccessible(page, BOTH);
  });
});

test('an impossible quantity is refused with a message, and the basket stays as it was', async ({ page }) => {
  await page.goto(WASHER);
  await page
    .getByRole('region', { name: 'Buy' })
    .getByRole('button', { name: /^Add to basket/ })
    .click();
  const change = async (quantity: string) => {
    await line(page)
      .getByLabel(/^Quantity/)
      .fill(quantity);
    await line(page)
      .getByRole('button', { name: /^Change the quantity/ })
      .click();
  };
  const alert = page.getByRole('main').getByRole('alert');
  await change('two');
  await expect(alert).toHaveText('Give the quantity as a whole number from 0 to 99.');
  await change('99');
  await expect(alert).toContainText(/Only \d+ of .*TW-914.* available/);
  await expect(totals(page)).toContainText('Total£429.00');
});

test('a double click adds once', async ({ page }) => {
  await page.goto(WASHER);
  const add = page.getByRole('region', { name: 'Buy' }).getByRole('button', { name: /^Add to basket/ });
  await add.click();
  await expect(totals(page)).toContainText('Total£429.00');
  await page.goto(WASHER);
  await add.dblclick();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Added to basket');
  await expect(totals(page)).toContainText('Total£858.00');
});

test('one of several sizes is chosen and added', async ({ page }) => {
  await page.goto('/steinhaupt-dhs-22-22mm-drain-hose');
  await choose(page.getByRole('radio', { name: /2\.5 m/ }));
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
  await expect(page.getByRole('article', { name: /2\.5 m/ })).toBeVisible();
});

test('a form on another site cannot change a basket', { tag: '@core' }, async ({ request, stack }) => {
  const form = { product: '1', quantity: '1', sku: 'X' };
  for (const headers of [
    { Origin: 'https://evil.example' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ]) {
    const answer = await request.post('/api/basket/add', { form, headers, maxRedirects: 0 });
    expect(answer.status()).toBe(403);
    expect(answer.headers()['set-cookie']).toBeUndefined();
  }
  const own = await request.post('/api/basket/add', {
    form,
    headers: { Origin: stack.origin },
    maxRedirects: 0,
  });
  expect([own.status(), own.headers()['location']]).toEqual([303, expect.stringContaining('/cart/plain')]);
});
