import type { Page } from '@playwright/test';
import type { Stack } from '../scripts/lib/stack.ts';
import { setFault } from './support/fault';
import { expect, test } from './support/test';

test.use({ ownStack: '-moved', clock: 'moved' });
// One stack is enough for them.
test.describe.configure({ mode: 'default' });

const MINUTE_MS = 60_000;
const PRODUCT = '/tarnside-tw-914-9kg-washing-machine';

const policyOf = async ({ origin }: Stack, path: string) =>
  (await fetch(origin + path)).headers.get('content-security-policy') ?? '';
const submissions = async ({ sandbox }: Stack) => (await fetch(`${sandbox}/console/forms`)).text();
const later = (stack: Stack, minutes: number) =>
  stack.moveTo(new Date(stack.now().getTime() + minutes * MINUTE_MS));

/** Returns the checkbox of the reCAPTCHA stand-in in the form that has been begun. */
const box = (page: Page) => page.frameLocator('iframe[title="reCAPTCHA"]').getByRole('checkbox');

test.beforeEach(async ({ stack, request }) => {
  const console = `${stack.sandbox}/console/switches`;
  const drawn = await (await request.get(console)).text();
  const token = /name="token" value="([^"]+)"/.exec(drawn)?.[1] ?? '';
  const form = { token, productFiltering: 'on', reCaptcha: 'on', plan: 'standard' };
  expect((await request.post(`${console}/set`, { form })).ok()).toBe(true);
  // The setting is read again after a minute, and pages are re-rendered in the background of the next request.
  await later(stack, 2);
  for (const path of ['/contact', '/login', PRODUCT])
    await expect
      .poll(async () => (await fetch(stack.origin + path)).text(), { timeout: 20_000 })
      .toContain('which needs JavaScript');
  expect(await policyOf(stack, '/contact')).toContain(`${stack.sandbox}/recaptcha/api.js`);
});

test('a message is sent with the box ticked, and a missing or expired tick loses nothing typed', async ({
  page,
  stack,
  expectAccessible,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/contact');
  expect(loaded.filter((url) => url.includes('recaptcha'))).toEqual([]);
  const email = page.getByLabel('E-mail address').first();
  const words = page.getByLabel('Your message');
  const problem = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  const send = () => page.getByRole('button', { name: 'Send', exact: true }).click();
  await email.fill('ann@example.org');
  await words.fill('Does it hum?');
  await expect(box(page)).toBeVisible();

  await send();
  await expect(problem).toContainText('Tick the box “I’m not a robot”');
  await expectAccessible(page);

  await box(page).check();
  await expect(page.locator('[name="g-recaptcha-response"]')).not.toHaveValue('');
  await later(stack, 3);
  await send();
  await expect(problem).toContainText('has expired');
  await expect(words).toHaveValue('Does it hum?');
  await expect(email).toHaveValue('ann@example.org');
  await expect(box(page)).not.toBeChecked();
  expect(await submissions(stack)).not.toContain('Does it hum?');

  await box(page).check();
  await expect(page.locator('[name="g-recaptcha-response"]')).not.toHaveValue('');
  await send();
  await expect(page.locator('#sent')).toContainText(/Its reference is E-[0-9A-F]{8}/);
  expect(await submissions(stack)).toContain('Does it hum?');
});

test('a message that the platform cannot take is kept, and its sender is told', {
  tag: '@long',
}, async ({ page, stack }) => {
  await page.goto('/contact');
  await page.getByLabel('E-mail address').first().fill('ann@example.org');
  await page.getByLabel('Your message').fill('Is anybody there?');
  await box(page).check();
  await expect(page.locator('[name="g-recaptcha-response"]')).not.toHaveValue('');
  await setFault(stack, 'graphql', 'down');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  // It is in the page, hidden, before it is shown.
  await expect(page.locator('#sent-late')).toBeVisible();
  await expect(page.locator('#sent-late')).toContainText('the answer may take a day longer');
  await setFault(stack, 'graphql', 'none');
  await later(stack, 2);
  await expect
    .poll(async () => (await fetch(`${stack.sandbox}/mailbox`)).text(), { timeout: 30_000 })
    .toContain('Message from a visitor (contact');
});

test('a review and a question are sent with the box ticked, without leaving the page', async ({
  page,
  stack,
  expectAccessible,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  await page.goto(PRODUCT);
  await page.getByText('Write a review', { exact: true }).click();
  const review = page.locator('#review-form');
  await review.getByLabel('Stars').selectOption('4');
  await review.getByLabel('In a few words').fill('Quieter than the tap');
  await review.getByLabel('Your review').fill('It hums a little at the end.');
  await review.getByLabel('Name under the review').fill('Rosalind');
  await review.getByLabel('E-mail address').fill('rosalind@example.org');
  await expect(box(page)).toBeVisible();
  await review.getByRole('button').click();
  await expect(review.getByRole('alert')).toContainText('Tick the box');
  await expectAccessible(page);
  await box(page).check();
  await expect(review.locator('[name="g-recaptcha-response"]')).not.toHaveValue('');
  await review.getByRole('button').click();
  await expect(review).toContainText('before it is shown');
  expect(await (await fetch(`${stack.sandbox}/console/reviews`)).text()).toContain('Quieter than the tap');

  await page.getByText('Ask about this product', { exact: true }).click();
  const question = page.locator('#question-form');
  await question.getByLabel('Your question').fill('How loud is the spin?');
  await question.getByLabel('E-mail address').fill('rosalind@example.org');
  await box(page).check();
  await expect(question.locator('[name="g-recaptcha-response"]')).not.toHaveValue('');
  await question.getByRole('button').click();
  await expect(question).toContainText('We will answer by e-mail');
  expect(await submissions(stack)).toContain('How loud is the spin?');
});

test('an account is created with the box ticked, and refused without', { tag: '@long' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  await page.goto('/login');
  const form = page.locator('form#register');
  await form.getByLabel('First name').fill('Ines');
  await form.getByLabel('Last name').fill('Marlowe');
  await form.getByLabel('E-mail address').fill('ines.marlowe@example.org');
  await form.getByLabel('Password', { exact: true }).fill('Quiet-Kettle-9');
  await expect(box(page)).toBeVisible();
  await form.getByRole('button', { name: 'Create an account' }).click();
  await expect(form.getByRole('alert')).toContainText('Tick the box');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Quiet-Kettle-9');
  await box(page).check();
  await expect(form.locator('[name="g-recaptcha-response"]')).not.toHaveValue('');
  await form.getByRole('button', { name: 'Create an account' }).click();
  await expect(page).not.toHaveURL(/login/);
});

test('a visitor without scripts is told how else to reach the shop', { tag: '@long' }, async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin });
  const page = await context.newPage();
  for (const path of ['/contact', '/login']) {
    await page.goto(path);
    // Text locators ignore the content of `noscript`.
    await expect(page.locator('main noscript a[href^="tel:"]')).toBeVisible();
    await expect(page.locator('main noscript a[href^="mailto:"]')).toBeVisible();
  }
  await context.close();
});

test('the payment page allows no reCAPTCHA script', { tag: '@core' }, async ({ stack }) => {
  const policy = await policyOf(stack, '/checkout');
  expect(policy).not.toContain('recaptcha');
});
