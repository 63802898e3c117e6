import { withOne } from './support/calls';
import { expect, test } from './support/test';

test.use({ ownStack: '-finance' });

const PRODUCT = '/tarnside-tw-914-9kg-washing-machine';

test('credit is mentioned only while its entry is published and approved, and always with its example', async ({
  page,
  stack,
  expectAccessible,
  expectedErrors,
}) => {
  // The console has no favicon.
  expectedErrors.push(/404/);
  const words = async (path: string) => (await fetch(`${stack.origin}${path}`)).text();
  const mentionsCredit = async () => /\bAPR\b/.test(await words(PRODUCT));
  for (const path of ['/', '/washing-machines', PRODUCT, '/cart'])
    expect(await words(path), path).not.toMatch(/\bAPR\b/);

  const content = `${stack.sandbox}/console/content`;
  const row = page.getByRole('row', { name: /Pay monthly over two years/ });
  await page.goto(content);
  await row.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(mentionsCredit, { timeout: 10_000 }).toBe(true);
  expect(await words('/washing-machines')).not.toMatch(/\bAPR\b/);

  const example = page.getByRole('table', { name: 'Representative example' });
  await page.goto(`${stack.origin}${PRODUCT}`);
  await example.scrollIntoViewIfNeeded();
  await expect(example).toContainText('Cash price£429.00');
  await expect(example).toContainText('Representative APR14.9% APR');
  await expectAccessible(page);
  await withOne(page, stack, PRODUCT);
  await page.goto(`${stack.origin}/cart`);
  await expect(example).toContainText('Representative APR');
  const due = await page.getByRole('complementary', { name: 'Totals' }).locator('dd').last().innerText();
  await expect(example).toContainText(`Cash price${due}`);
  await expectAccessible(page);

  await page.goto(`${content}/financeOffer`);
  await page.locator('[name="field.approvedUntil"]').fill('2026-01-31');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect.poll(mentionsCredit, { timeout: 10_000 }).toBe(false);
  await page.goto(`${stack.origin}/sync`);
  await expect(page.getByText(/not shown, because its approval ended on 31 Jan 2026/)).toBeVisible();
  await expectAccessible(page);
});
