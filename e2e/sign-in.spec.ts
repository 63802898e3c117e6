import type { Page } from '@playwright/test';
import { registered, withOne } from './support/calls';
import { mailAbout, resetLink } from './support/mail';
import { onScreens } from './support/screens';
import { ALIKE, expect, settled, test } from './support/test';

const PASSWORD = 'Three-Warm-Ovens-1';
const refused = /Failed to load resource: the server responded with a status of 4\d\d/;
/** The basket's own URL, not that of a sign-in that leads to it. */
const BASKET = /^[^?]*\/cart$/;
const header = (page: Page) => page.getByRole('banner');

let made = 0;
const newAddress = () => `pat-${Date.now()}-${(made += 1)}@example.org`;

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/login?redirect=/cart');
  const form = page.locator('#register');
  await form.getByLabel('First name').fill('Patricia');
  await form.getByLabel('Last name').fill('Moss');
  await form.getByLabel('E-mail address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Create an account' }).click();
  await page.waitForURL(BASKET);
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.locator('#sign-in');
  await form.getByLabel('E-mail address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

test('an account is created, greets, signs out, and keeps the basket for the next time', {
  tag: '@core',
}, async ({ page, stack, expectAccessible }) => {
  const email = newAddress();
  await register(page, email);
  await expect(header(page).getByText('Hi, Patricia')).toBeVisible();

  await withOne(page, stack);
  await page.goto('/logout');
  await expect(header(page).getByText('Hi, Patricia')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/');
  await expect(header(page).getByText('Sign in')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Your basket is empty')).toBeVisible();

  await page.goto('/login?redirect=/cart');
  await signIn(page, email, PASSWORD);
  await page.waitForURL(BASKET);
  await expect(page.getByRole('article', { name: /TW-914/ })).toBeVisible();
});

for (const viewport of onScreens()) {
  test.describe(`the forms at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('say what is wrong in a summary and at the fields, and keep what was typed', async ({
      page,
      expectAccessible,
      expectedErrors,
    }) => {
      expectedErrors.push(refused);
      await page.goto('/login');
      await expectAccessible(page);
      const form = page.locator('#register');
      await form.getByLabel('First name').fill('Pat');
      await form.getByLabel('Password', { exact: true }).fill('short');
      await form.getByRole('button', { name: 'Create an account' }).click();
      const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(summary.getByRole('link')).toHaveText([
        'Enter your last name',
        'Enter your e-mail address',
        'Make the password 8 characters or longer',
      ]);
      await expect(form.getByLabel('First name')).toHaveValue('Pat');
      await expect(form.getByLabel('Last name')).toHaveAccessibleDescription(/Enter your last name/);
      await expectAccessible(page);
      await summary.getByRole('link', { name: 'Enter your last name' }).click();
      await expect(form.getByLabel('Last name')).toBeFocused();

      await signIn(page, 'nobody@example.org', 'Wrong-word-1');
      await expect(
        page.getByRole('alert').filter({ hasText: 'The e-mail address or the password is wrong' }),
      ).toBeFocused();
      await expect(page.locator('#sign-in').getByLabel('E-mail address')).toHaveValue('nobody@example.org');
      await expectAccessible(page, ALIKE);
    });
  });
}

test('a password can be shown, and filled in by a password manager', async ({ page }) => {
  await page.goto('/login');
  const form = page.locator('#sign-in');
  const password = form.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(form.getByLabel('E-mail address')).toHaveAttribute('autocomplete', 'username');
  await password.fill('Quiet-Kettle-9');
  await form.getByRole('button', { name: 'Show the password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.locator('#register').getByLabel('Password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'new-password',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer signs in and out', async ({ page, stack }) => {
    await page.goto('/login?redirect=/delivery');
    await page.locator('#sign-in').getByLabel('E-mail address').fill('demo@hobwright.example');
    await page.locator('#sign-in').getByLabel('Password', { exact: true }).fill('wrong');
    await page.locator('#sign-in').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${stack.origin}/login?redirect=/delivery#problem-sign-in`);
    await expect(page.getByText('You are not signed in.')).toBeVisible();
    await page.locator('#sign-in').getByLabel('E-mail address').fill('demo@hobwright.example');
    await page.locator('#sign-in').getByLabel('Password', { exact: true }).fill('Enamel-works-14');
    await page.locator('#sign-in').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${stack.origin}/delivery`);
    const names = async () => (await page.context().cookies()).map(({ name }) => name);
    expect(await names()).toContain('shopToken');
    await page.goto('/logout');
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    expect(await names()).not.toContain('shopToken');
  });
});

test('a form sent before scripts ran comes back filled in, with its errors', async ({ page }) => {
  await page.goto('/login');
  await page.locator('#sign-in').getByLabel('E-mail address').fill('pat@');
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#sign-in')?.submit());
  await page.waitForURL('**/login#problem-sign-in');
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await expect(page.locator('#sign-in').getByLabel('E-mail address')).toHaveValue('pat@');
});

test('a reset link sets a new password, leaves the address bar, and ends every session', {
  tag: '@core',
}, async ({ page, browser, stack, expectAccessible, expectedErrors }) => {
  expectedErrors.push(refused);
  const email = newAddress();
  await registered(page, stack, email, PASSWORD);
  const elsewhere = await (await browser.newContext({ baseURL: stack.origin })).newPage();
  await elsewhere.goto('/forgot-password');
  await expectAccessible(elsewhere);
  await elsewhere.getByLabel('E-mail address').fill(email);
  await elsewhere.getByRole('button', { name: 'E-mail me a link' }).click();
  await expect(
    elsewhere.getByText('If there is an account with this address, a link is on its way.'),
  ).toBeVisible();
  await expectAccessible(elsewhere);

  const { link } = await resetLink(page.request, stack.sandbox);
  const visit = await elsewhere.goto(link);
  expect(visit?.headers()['referrer-policy']).toBe('no-referrer');
  expect(elsewhere.url()).toBe(`${stack.origin}/reset-password`);
  await expectAccessible(elsewhere);
  await elsewhere.getByLabel('New password').fill('Four-Cold-Fridges-2');
  await elsewhere.getByRole('button', { name: 'Save the new password' }).click();
  await expect(elsewhere.getByText('Password updated successfully.')).toBeVisible();
  await expectAccessible(elsewhere);

  expect((await page.request.get('/api/customer')).status()).toBe(401);
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('Invalid password reset token.')).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.goto('/login?redirect=/cart');
  await signIn(elsewhere, email, 'Four-Cold-Fridges-2');
  await elsewhere.waitForURL(BASKET);
});

test('a mailed link signs in on a press, once, and returns to where the shopper was', async ({
  page,
  browser,
  stack,
  expectAccessible,
}) => {
  const email = newAddress();
  await registered(page, stack, email, PASSWORD);
  const elsewhere = await (await browser.newContext({ baseURL: stack.origin })).newPage();
  await elsewhere.goto('/login?redirect=/cart');
  // Only the page's script knows the page to return to.
  await settled(elsewhere);
  await elsewhere.getByRole('link', { name: 'E-mail me a link instead' }).click();
  await elsewhere.waitForURL('**/login/link?redirect=/cart');
  await expect(elsewhere).toHaveTitle(/^A link to sign in/);
  await expectAccessible(elsewhere);
  const form = elsewhere.locator('#link');
  await form.getByLabel('E-mail address').fill(email);
  await form.getByRole('button', { name: 'E-mail me a link' }).click();
  await expect(
    elsewhere.getByText('If there is an account with this address, a link is on its way.'),
  ).toBeVisible();
  const text = await mailAbout(page.request, stack.sandbox, 'Your link to sign in', email);
  const link = /https?:\S+\/login\/open\?t=\S+/.exec(text)?.[0] ?? '';
  for (const press of ['first', 'second']) {
    const visit = await elsewhere.goto(link);
    expect(visit?.headers()['referrer-policy']).toBe('no-referrer');
    expect(elsewhere.url()).toBe(`${stack.origin}/login/open`);
    await expectAccessible(elsewhere, press === 'first' ? [] : ALIKE);
    await elsewhere.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    if (press === 'first') await elsewhere.waitForURL(BASKET);
    else await expect(elsewhere.getByText('This link has been used or has expired.')).toBeVisible();
  }
});

test('the account asks a visitor to sign in', async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login\?redirect=\/account$/);
});

test('signing out in one tab removes the customer’s data from another', async ({
  page,
  context,
  stack,
  expectedErrors,
}) => {
  // Requests that the first tab was about to send in their name.
  expectedErrors.push(/40[13] .*\/api\/account\/multibuy/);
  const email = newAddress();
  await registered(page, stack, email, PASSWORD);
  await page.goto('/account/personal-details');
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Moss');
  const other = await context.newPage();
  await other.goto('/logout');
  await other.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await other.waitForURL(/\/$/);
  await expect(page.getByText('You have signed out', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=\/account\/personal-details$/);
});
