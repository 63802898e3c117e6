import type { Page } from '@playwright/test';
import { CARDS, orderNumber, pay, typeCard } from './support/checkout';
import { choose } from './support/choose';
import { tabTo } from './support/keyboard';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 150_000 });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Completes steps 1 to 3, with the day chosen beforehand; its radio button is in step 2. */
async function payFor(page: Page, day: string): Promise<void> {
  await page.goto('/checkout?step=contact');
  await page.getByLabel('E-mail address').fill('hana@post.example');
  await page.getByLabel('Phone', { exact: true }).fill('07700 900318');
  await page.getByRole('button', { name: 'Go to step 2, delivery' }).tap();
  await page.waitForURL('**step=delivery*');
  await expect(page.getByLabel('Postcode', { exact: true })).toHaveValue('LS6 3BN');
  await page.getByRole('button', { name: 'Show the days' }).tap();
  await expect(
    page.getByRole('group', { name: 'Which day?' }).getByRole('radio', { checked: true }),
  ).toHaveAccessibleName(new RegExp(`^${day.replace(/^\w+ /, '')}`));
  await page.getByLabel('Full name', { exact: true }).fill('Hana Akhtar');
  await page.getByLabel('House and street', { exact: true }).fill('12 Hessle Mount');
  await page.getByLabel('Town or city', { exact: true }).fill('Leeds');
  await page.getByLabel('Which floor?').selectOption('First floor');
  await choose(page.getByRole('checkbox', { name: /^Please begin within the 14 days/ }));
  await page.getByRole('button', { name: 'Go to step 3, pay' }).tap();
  await page.waitForURL('**step=pay*');
  await typeCard(page, CARDS.good);
  await pay(page);
  await orderNumber(page);
}

test('a broken machine is replaced by touch, with delivery day, fitting and removal, and paid for', {
  tag: '@core',
}, async ({ page, expectAccessible }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^My washing machine broke/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My washing machine broke');
  await expectAccessible(page);
  await choose(page.getByLabel('It roars on the spin'));
  await choose(page.getByLabel('9 or more'));
  await page.getByLabel('Its model number or size').fill('TW-914');
  await page.getByLabel('Postcode', { exact: true }).fill('ls6 3bn');
  await page.getByRole('button', { name: 'Repair or replace?' }).tap();
  await expect(page.getByRole('heading', { name: 'We would replace it' })).toBeVisible();
  await expect(page.getByText(/They fit where your Tarnside TW-914/)).toBeVisible();
  await expectAccessible(page);

  const [first] = await page.getByRole('listitem').filter({ hasText: 'Most for the money' }).all();
  if (!first) throw new Error('Nothing was chosen.');
  const second = first.getByRole('group', { name: 'When?' }).getByRole('radio').nth(1);
  const day = (
    (await first.getByRole('group', { name: 'When?' }).locator('label').nth(1).innerText()).split('\n')[0] ??
    ''
  ).trim();
  await choose(second);
  await expect(first.getByLabel(/Old one out, new one in/)).not.toBeChecked();
  await choose(first.getByLabel(/Old one out, new one in/));
  await first.getByRole('button', { name: /Put it in the basket/ }).tap();
  await expect(page.getByText(/^Added to basket: /)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Connect a washing machine');
  await expect(main).toContainText('Take your old appliance away');
  await payFor(page, day);
});

test('a replacement is put in the basket with the keyboard alone', async ({ page, expectAccessible }) => {
  await page.goto('/it-broke');
  await expectAccessible(page);
  await tabTo(page, /^link "Dishwasher"/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My dishwasher broke');
  await tabTo(page, /^radio "It leaks"/);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, /^radio "Under 2 years"/);
  await page.keyboard.press('Space');
  await tabTo(page, /^button "Repair or replace\?"/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Ask the seller first/ })).toBeVisible();
  await tabTo(page, /^radio /);
  await page.keyboard.press('Space');
  await tabTo(page, /^'?button "Put it in the basket/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Added to basket: /)).toBeVisible();
});
