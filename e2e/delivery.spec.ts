import { pay, orderNumber, typeCard, CARDS, WASHER } from './support/checkout';
import { atDelivery, withOne } from './support/calls';
import { ALIKE, expect, test } from './support/test';

const HOSE = '/tarnside-dh-21-19-21mm-drain-hose-grey';
const SLOT = /(?:four|4)-hour/;

test('a hose comes by parcel, with its price, without a slot or access questions, up to the confirmation', {
  tag: '@core',
}, async ({ page, expectAccessible, stack }) => {
  await page.goto(HOSE);
  await expect(page.getByText('£3.95 by ')).toBeVisible();
  await expect(page.getByText('Delivery is £3.95.')).toBeVisible();
  await withOne(page, stack, HOSE);
  await page.goto('/cart');
  await expect(page.getByRole('complementary', { name: 'Totals' })).toContainText(/Parcel delivery\s*£3\.95/);
  await expect(page.getByText('A parcel service brings it')).toBeVisible();
  await expectAccessible(page, ALIKE);
  await atDelivery(page, stack);
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('radio')).toBeChecked();
  await expect(page.getByRole('group', { name: 'Getting it in' })).toHaveCount(0);
  await expect(page.getByText(SLOT)).toHaveCount(0);
  await expectAccessible(page, ALIKE);
  await page.getByRole('button', { name: 'Go to step 3, pay' }).click();
  await page.waitForURL('**step=pay*');
  await typeCard(page, CARDS.good);
  await pay(page);
  await orderNumber(page);
  await expect(page.getByText(/^Parcel delivery, /)).toBeVisible();
  await expect(page.getByText(SLOT)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'change the day' })).toHaveCount(0);
  await expectAccessible(page, ALIKE);
});

test('a hose ordered with a washing machine adds no delivery charge, and both name their delivery', async ({
  page,
  expectAccessible,
  stack,
}) => {
  await withOne(page, stack, WASHER);
  await withOne(page, stack, HOSE);
  await page.goto('/cart');
  await expect(page.getByRole('complementary', { name: 'Totals' })).toContainText(
    /Two-person delivery\s*Free/,
  );
  const who = page.getByRole('list', { name: 'Who brings it' });
  await expect(who).toContainText('By two-person van: Tarnside');
  await expect(who).toContainText('By parcel service, no later than the day the van comes: Tarnside DH-21');
  await expectAccessible(page);
  await atDelivery(page, stack);
  await expect(page.getByRole('group', { name: 'Getting it in' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to step 3, pay' }).click();
  await page.waitForURL('**step=pay*');
  await typeCard(page, CARDS.good);
  await pay(page);
  await orderNumber(page);
  await expect(
    page.getByText(/^By parcel service, no later than the same day: Tarnside DH-21/),
  ).toBeVisible();
  await expect(page.getByText(SLOT).filter({ visible: true }).first()).toBeVisible();
});
