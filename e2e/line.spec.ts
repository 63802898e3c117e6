import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const WASHER = '/pendlewick-p8-12-8kg-washing-machine';
const gone = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)/;

/** Waits until the page has looked for a newer build after a failed script, without an answer. */
const askedInVain = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => request.url().includes('/builds/latest.json'));
const awake = (page: Page) => expect(page.locator('[data-early=asleep]')).toHaveCount(0);

test('a page stays usable while the connection is lost, and continues when it returns', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(gone);
  await page.goto(WASHER);
  await awake(page);
  await page.getByRole('button', { name: 'Enter postcode' }).click();
  await page.getByRole('textbox', { name: 'Your postcode' }).fill('LS6 3BN');
  await context.setOffline(true);
  const asked = askedInVain(page);
  await page.getByRole('button', { name: /full screen/ }).click();
  await asked;
  await expect(page.getByRole('button', { name: /full screen/ })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('textbox', { name: 'Your postcode' })).toHaveValue('LS6 3BN');
  expect(page.url()).toContain(WASHER);
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: /1 of/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your postcode', includeHidden: true })).toHaveValue(
    'LS6 3BN',
  );
});

test('a failed request that nobody pressed for does not take the page away', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(gone);
  await page.clock.install();
  await page.goto('/contact');
  await awake(page);
  await page.getByRole('textbox', { name: /name/i }).first().fill('Patricia');
  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
  await page.clock.runFor(10_000);
  await page.clock.runFor(1_000);
  await lost;
  await expect(page.getByRole('textbox', { name: /name/i }).first()).toHaveValue('Patricia');
  expect(page.url()).toContain('/contact');
});

test('a visitor whose browser blocks cookies is told so', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/403/);
  await page.goto(WASHER);
  await awake(page);
  await context.clearCookies();
  await context.route('**/api/**', async (route) => {
    const { cookie: _, ...headers } = await route.request().allHeaders();
    const response = await route.fetch({ headers });
    const { 'set-cookie': __, ...kept } = response.headers();
    // The test's own request may store cookies that a browser without cookies would not.
    await context.clearCookies();
    await route.fulfill({ response, headers: kept });
  });
  await page
    .getByRole('region', { name: 'Buy' })
    .getByRole('button', { name: /^Add to basket/ })
    .click();
  await expect(page.getByRole('region', { name: 'Notice' })).toContainText('is blocking cookies');
});
