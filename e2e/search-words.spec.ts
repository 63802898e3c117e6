import { cards, search, searchField } from './support/search';
import { ALIKE, expect, test } from './support/test';

test('editors see searches without results, and add a synonym for one', async ({
  page,
  stack,
  expectAccessible,
  expectedErrors,
}) => {
  // The console has no favicon.
  expectedErrors.push(/404/);
  await page.goto('/');
  const given = { version: 2, statistics: true, on: new Date().toISOString().slice(0, 10) };
  await page.evaluate((record) => localStorage.setItem('consent', JSON.stringify(record)), given);
  const counted = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"clickAnalytics":true') ?? false,
  );
  await page.goto('/search-alg?q=zibberette');
  await expect(page.getByText('No results found, try searching another term.')).toBeVisible();
  await counted;

  const row = page.getByRole('row', { name: /^zibberette / });
  await expect(async () => {
    await page.goto(`${stack.sandbox}/console/searches`);
    await expect(row).toContainText(/zibberette\s*\d+\s*[1-9]/, { timeout: 500 });
  }).toPass();
  await page.getByLabel('Name').fill('Slang of the north');
  await page.getByLabel('What people type, one phrase a line').fill('zibberette');
  await page.getByLabel('Search for this instead').fill('tumble dryer');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Added: it applies from the next search.')).toBeVisible();

  for (const path of ['/search-alg', '/search']) {
    await expect(async () => {
      await page.goto(`${stack.origin}${path}?q=zibberette`);
      await expect(cards(page).first()).toContainText('tumble dryer', { timeout: 1_000 });
    }).toPass();
    await expectAccessible(page);
  }
});

test('the search field shows how words were read, and each part has a button to remove it', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await search(page, 'white washing machine under £400');
  const read = page.getByRole('group', { name: 'How we read your search' });
  await expect(read.getByRole('button')).toHaveText(['white', 'washing machine', 'under £400']);
  await expectAccessible(page, ALIKE);
  await read.getByRole('button', { name: 'Remove: white' }).click();
  await expect(searchField(page)).toHaveValue('washing machine under £400');
  await expect(searchField(page)).toBeFocused();
  await expect(read.getByRole('button')).toHaveText(['washing machine', 'under £400']);
});
