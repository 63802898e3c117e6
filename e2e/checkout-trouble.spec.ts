import { DEMO, signInAs } from './support/account';
import { atPayment, signedInAs, withOne } from './support/calls';
import { CARDS, cardField, orderNumber, pay, typeCard } from './support/checkout';
import { setFault } from './support/fault';
import { choose } from './support/choose';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 150_000 });

test('a customer whose session ended at the payment step is told, signs in again and finds the basket', async ({
  page,
  context,
  expectedErrors,
  expectAccessible,
  stack,
}) => {
  // The session and its CSRF token are gone, and with them the basket.
  expectedErrors.push(/40[134]/);
  await withOne(page, stack);
  await signedInAs(page, stack, DEMO, '/checkout');
  await page.getByRole('button', { name: 'Go to step 2, delivery' }).click();
  await page.waitForURL('**step=delivery*');
  await choose(page.getByRole('group', { name: 'Which day?' }).getByRole('radio').first());
  await page.getByLabel('Which floor?').selectOption('Ground floor');
  await page.getByRole('button', { name: 'Go to step 3, pay' }).click();
  await page.waitForURL('**step=pay*');
  await context.clearCookies({ name: 'shopToken' });
  await typeCard(page, CARDS.good);
  await pay(page);
  await expect(page.getByText('your basket is kept in your account')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'sign in again' })).toHaveAttribute(
    'href',
    '/login?redirect=/checkout',
  );
  await signInAs(page, DEMO, '/checkout');
  await typeCard(page, CARDS.good);
  await pay(page);
  await orderNumber(page);
});

test('while the platform is down nothing is paid or lost, and afterwards the checkout continues', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/503|500/);
  await atPayment(page, stack);
  await typeCard(page, CARDS.good);
  await setFault(stack, 'graphql', 'down');
  await pay(page);
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'We can’t do this right now. Nothing is lost',
  );
  expect((await page.goto('/checkout'))?.status()).toBe(503);
  await expect(page.getByRole('main')).toContainText('your basket');
  await setFault(stack, 'graphql', 'none');
  await expect.poll(async () => (await page.request.get('/checkout')).status()).toBe(200);
  await page.goto('/checkout?step=pay');
  await typeCard(page, CARDS.good);
  await pay(page);
  await orderNumber(page);
});

test('a bank that does not answer leaves nothing paid, and the next attempt succeeds', async ({
  page,
  expectedErrors,
  stack,
}) => {
  expectedErrors.push(/504/);
  await atPayment(page, stack);
  await typeCard(page, CARDS.silent);
  await pay(page);
  const word = page.getByRole('alert').filter({ hasText: 'Your bank has not answered.' });
  await expect(word).toContainText('it can’t be paid twice');
  await word.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'Nothing has been paid so far.',
  );
  await cardField(page, 'Security code').fill('123');
  await pay(page);
  await orderNumber(page);
});

test('card fields that fail to load are reported, nothing is paid, and loading them again works', async ({
  page,
  expectAccessible,
  expectedErrors,
  stack,
}) => {
  expectedErrors.push(/ERR_|Failed to load/);
  const away = '**/checkout/payment/hosted-field?**';
  await page.route(away, (route) => route.abort());
  await atPayment(page, stack);
  const word = page.getByRole('alert').filter({ hasText: 'The card fields come from the payments service' });
  await expect(word).toContainText('Nothing is paid and your basket is kept.', { timeout: 15_000 });
  await expectAccessible(page);
  await page.unroute(away);
  await word.getByRole('button', { name: 'Load the card fields again' }).click();
  await typeCard(page, CARDS.good);
  await pay(page);
  await orderNumber(page);
});
