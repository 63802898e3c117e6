import { choose } from './support/choose';
import { onScreens } from './support/screens';
import { ALIKE, expect, test } from './support/test';

for (const viewport of onScreens()) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test('the questions lead to three products with reasons, and one goes into the basket', {
      tag: '@core',
    }, async ({ page, expectAccessible }) => {
      await page.goto('/choose');
      await page.getByRole('main').getByRole('link', { name: 'Washing machines' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three for you: washing machines');
      await expectAccessible(page);
      await choose(page.getByLabel('The old one broke'));
      await choose(page.getByLabel('Four', { exact: true }));
      await choose(page.getByLabel('Quiet', { exact: true }));
      await page.getByLabel('Most you want to pay').fill('600');
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

test('a filtered list is sorted by what matters to the shopper, as its address says', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/washing-machines?capacity=9-kg');
  await page.getByLabel('Sort by').selectOption('Best for you');
  await expect(page).toHaveURL('/washing-machines?capacity=9-kg&sort=best');
  const plate = page.getByRole('region', { name: 'Best for you' });
  await expect(plate).toContainText('tell us what matters');
  await expectAccessible(page, ALIKE);
  await choose(plate.getByLabel('Four', { exact: true }));
  await choose(plate.getByLabel('Quiet', { exact: true }));
  await plate.getByRole('button', { name: 'Sort the list' }).click();
  await expect(page).toHaveURL('/washing-machines?capacity=9-kg&sort=best&for=4-people,quiet');
  await expect(plate).toContainText('for 4 people and quiet');
  await expectAccessible(page);
  const [first] = await page.locator('[data-results-list]').getByRole('heading').allInnerTexts();

  await page.getByRole('main').getByRole('link', { name: 'Three for you' }).click();
  for (const answer of ['We are moving', 'Four', 'Quiet'])
    await page.getByRole('button', { name: answer, exact: true }).click();
  const three = page.getByRole('region', { name: 'Three for you' });
  await expect(three.getByRole('status')).toContainText('in stock of your filters (Capacity 9 kg)');
  await expect(three.getByRole('listitem').first()).toContainText(first?.split('\n')[0] ?? 'nothing');
  await expectAccessible(page, ALIKE);
  await three.getByRole('link', { name: 'All of them, best for you first' }).click();
  await expect(page).toHaveURL('/washing-machines?capacity=9-kg&sort=best&for=4-people,quiet');
});

test('a choice that nothing meets offers to drop its limits', async ({ page, expectAccessible }) => {
  await page.goto('/choose?in=/washing-machines&most=100');
  await expect(page.getByText('Nothing here meets all of that.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask again without a price limit' }).click();
  await expect(page).toHaveURL(/\/choose\?in=\/washing-machines$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the chooser and the sorted list work', async ({ page }) => {
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
    await page.goto('/hobs?brand=tarnside&sort=best');
    const plate = page.getByRole('region', { name: 'Best for you' });
    await choose(plate.getByLabel('A low price'));
    await plate.getByRole('button', { name: 'Sort the list' }).click();
    await expect(page).toHaveURL('/hobs?brand=tarnside&sort=best&for=low-price');
    await expect(plate).toContainText('Best for you: a low price.');
    await page.getByRole('main').getByRole('link', { name: 'Three for you' }).click();
    await expect(page).toHaveURL(/\/choose\?in=\/hobs&of=brand/);
  });
});
