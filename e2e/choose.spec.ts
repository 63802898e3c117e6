import { choose } from './support/choose';
import { onScreens } from './support/screens';
import { expect, test } from './support/test';

for (const viewport of onScreens()) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });
    test('three questions lead to three with their reasons, and one goes into the basket', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto('/choose');
      await page.getByRole('main').getByRole('link', { name: 'Washing machines' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three for you: washing machines');
      await expectAccessible(page);
      await choose(page.getByLabel('The old one broke'));
      await choose(page.getByLabel('Four', { exact: true }));
      await choose(page.getByLabel('Quiet', { exact: true }));
      await page.getByLabel('At the most').fill('600');
      await page.getByRole('button', { name: 'Show my three' }).click();

      const three = page.getByRole('main').getByRole('list').filter({ hasText: 'Most for the money' });
      await expect(three.getByRole('listitem')).toHaveCount(3);
      await expect(page.getByText(/Chosen from \d+ in stock: for 4 people, quiet, up to £600/)).toBeVisible();
      await expectAccessible(page);

      await page.getByLabel('Name or model number').fill('WS 1216');
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: 'WS 1216' })).toContainText(
        'more than you want to spend',
      );
      await page
        .getByRole('button', { name: /Add to basket/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Added to basket' })).toBeVisible();
    });
  });
}

test('nothing that meets all of it leads on without its limits', async ({ page, expectAccessible }) => {
  await page.goto('/choose?in=/washing-machines&most=100');
  await expect(page.getByText('Nothing here meets all of that.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask again without size, price and day' }).click();
  await expect(page).toHaveURL(/\/choose\?in=\/washing-machines$/);
});

test('all of it without scripts', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin });
  const page = await context.newPage();
  await page.goto('/choose?in=/tumble-dryers');
  await choose(page.getByLabel('Cheap to run'));
  await page.getByRole('button', { name: 'Show my three' }).click();
  await expect(page).toHaveURL(/want=cheap-to-run/);
  await page
    .getByRole('button', { name: /Add to basket/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cart\/plain/);
  await expect(page.getByText(/Added to basket: /)).toBeVisible();
  await context.close();
});
