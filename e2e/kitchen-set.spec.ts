import { onScreens } from './support/screens';
import { expect, test } from './support/test';

for (const viewport of onScreens()) {
  test.describe(`a kitchen set at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('shows its places from the start, and takes the home page’s set in one press', {
      tag: '@core',
    }, async ({ page, expectAccessible }) => {
      await page.goto('/multibuy-list');
      const places = page.getByRole('list', { name: 'Places of the set' });
      await expect(places.getByRole('link')).toHaveCount(7);
      await expect(page.getByRole('link', { name: 'Put these 5 in my kitchen set' })).toBeVisible();
      if (viewport.width >= 1024) {
        const bottoms = [places, page.getByRole('region', { name: /^Or start with these/ })].map((part) =>
          part.evaluate((element) => Math.round(element.getBoundingClientRect().bottom)),
        );
        const [left, right] = await Promise.all(bottoms);
        expect(left, 'nothing is left blank below the places').toBe(right);
      }
      await expectAccessible(page);

      await page.goto('/');
      await page.getByRole('link', { name: 'Put these 5 in my kitchen set' }).press('Enter');
      await expect(page).toHaveURL(/\/multibuy-list$/);
      await expect(page.getByRole('article')).toHaveCount(5);
      await expect(places.getByRole('link')).toHaveText([
        'Choose a washing machine',
        'Choose a tumble dryer',
      ]);
      await expect(page.getByRole('complementary', { name: 'Totals' })).toContainText(/Set discount−£\d/);
      const bar = page.getByRole('main').locator('[data-foot-bar]').filter({ visible: true });
      await expect(bar).toHaveCount(viewport.width < 1024 ? 1 : 0);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Your kitchen set is empty')).toBeVisible();
    });
  });
}
