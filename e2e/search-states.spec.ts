import { tabTo } from './support/keyboard';
import { onScreens } from './support/screens';
import { search, searchField } from './support/search';
import { expect, test } from './support/test';

for (const viewport of onScreens()) {
  test.describe(`the quick search at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('is accessible in every state', async ({ page, expectAccessible, expectedErrors }) => {
      const list = page.getByRole('listbox', { name: 'Suggestions' });
      await page.goto('/');
      await search(page, '');
      await expect(list.getByRole('option').first()).toBeVisible();
      await expectAccessible(page);

      const states = [
        ['quiet white washing machine under £500', page.getByRole('button', { name: 'Remove: white' })],
        ['bosch fridge freezer', page.getByText('We do not sell Bosch.')],
        ['do you take amex', list.getByRole('option', { name: /Ways to pay/ })],
        ['qzxv', page.getByRole('link', { name: 'See all results for “qzxv”' })],
      ] as const;
      for (const [typed, shown] of states) {
        await searchField(page).fill(typed);
        await expect(shown).toBeVisible();
        await expectAccessible(page);
      }

      expectedErrors.push(/Failed to load resource/);
      await page.route('**/api/quick-search**', (route) => route.abort());
      await searchField(page).fill('kettle for a boat');
      await expect(page.getByText('Search is not answering right now')).toBeVisible();
      await expectAccessible(page);
    });

    test('works by keyboard alone', async ({ page }) => {
      const active = page.locator('[role="option"][aria-selected="true"]');
      await page.goto('/');
      await search(page, 'white kettle');
      await expect(page.getByRole('button', { name: 'Remove: white' })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(active).toHaveCount(1);
      await page.keyboard.press('ArrowUp');
      await expect(active).toHaveCount(0);
      await expect(searchField(page)).toHaveValue('white kettle');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeHidden();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('button', { name: 'Remove: white' })).toBeVisible();
      await tabTo(page, /^'?button "Remove: white"/);
      await page.keyboard.press('Enter');
      await expect(searchField(page)).toHaveValue('kettle');
      await expect(searchField(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search-alg?q=kettle');
    });
  });
}
