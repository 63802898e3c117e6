import { join } from 'node:path';
import { DEMO } from './support/account';
import { signedInAs } from './support/calls';
import { CARDS, orderNumber, pay, putIn, typeCard } from './support/checkout';
import { harmIn, harmOn, NAME, SHORT, spoilNames, spoilStore, WASHER, watchFor } from './support/injected';
import { mailAbout } from './support/mail';
import { choose } from './support/choose';
import { expect, test as base } from './support/test';

/** A store in which every text contains injections; prepared once per worker, whichever tests it runs. */
const test = base.extend<object, { injected: undefined }>({
  injected: [
    async ({ stack }, use) => {
      const file = join(stack.env['SANDBOX_DATA'] ?? '', 'sandbox.sqlite');
      await stack.stopSandbox();
      spoilStore(file);
      spoilNames(file);
      await stack.startSandbox();
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

test.use({ ownStack: '-injected' });
test.describe.configure({ timeout: 150_000 });

/** Failed loads of pictures that the corpus names and that do not exist. */
const MISSING = /Failed to load resource/;

test('nothing that merchants, editors or visitors wrote is executed, or even blocked by the policy', {
  tag: '@long',
}, async ({ page, stack, expectedErrors }) => {
  test.slow();
  expectedErrors.push(MISSING);
  await watchFor(page);
  const blog = await (await fetch(`${stack.origin}/blog`)).text();
  const post = /href="(\/blog\/[^"?]+)"/.exec(blog)?.[1] ?? '/blog';
  const written = [
    '/',
    '/washing-machines',
    WASHER,
    '/brands/tarnside',
    '/blog',
    post,
    '/buying-guides',
    '/buying-guides/hobs',
    '/landlords',
    '/delivery',
    `/search?q=${encodeURIComponent(SHORT)}`,
    `/search-alg?q=${encodeURIComponent(SHORT)}`,
    `/washing-machines?brand=${encodeURIComponent(SHORT)}`,
    `/blog?tag=${encodeURIComponent(SHORT)}`,
    `/login?redirect=${encodeURIComponent('javascript:alert(1)')}`,
    `/${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
  ];
  for (const path of written) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await harmOn(page), path).toEqual([]);
  }
});

test('nothing in the names, homes and lists of shoppers is executed', { tag: '@long' }, async ({
  page,
  stack,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(MISSING);
  await watchFor(page);
  const look = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await harmOn(page), path).toEqual([]);
  };
  await signedInAs(page, stack, DEMO);
  await expect(page.locator('header')).toContainText(`Hi, Maureen${NAME}`);
  await page.goto('/account/order-history');
  const order = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .first()
    .getAttribute('href');
  for (const path of [
    '/account',
    '/account/order-history',
    order ?? '',
    `${order}/invoice`,
    '/account/address-book',
    '/account/personal-details',
    '/account/wishlist',
    '/wishlist',
    '/contact',
  ])
    await look(path);

  // A new order under such names, step by step.
  await putIn(page);
  for (const path of ['/cart', '/checkout?step=contact']) await look(path);
  await page.getByRole('button', { name: 'Go to step 2, delivery' }).click();
  await page.waitForURL('**step=delivery*');
  await choose(page.getByRole('group', { name: 'Which day?' }).getByRole('radio').first());
  await page.getByLabel('Which floor?').selectOption('Ground floor');
  expect(await harmOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go to step 3, pay' }).click();
  await page.waitForURL('**step=pay*');
  await typeCard(page, CARDS.good);
  expect(await harmOn(page)).toEqual([]);
  await pay(page);
  const number = await orderNumber(page);
  expect(await harmOn(page)).toEqual([]);
  await look(`/account/order-history/${number}`);

  // The e-mails about it to the merchant and the shopper.
  await mailAbout(page.request, stack.sandbox, number);
  const list = await (await page.request.get(`${stack.sandbox}/mailbox`)).text();
  for (const [, id = ''] of list.matchAll(/\/mailbox\/(\d+)"/g)) {
    const mail = await page.request.get(`${stack.sandbox}/mailbox/${id}/body?as=html`);
    expect(harmIn(await mail.text()), `mail ${id}`).toEqual([]);
  }
  for (const section of [
    'customers',
    'carts',
    'checkouts',
    'orders',
    `orders/${number}`,
    'products',
    'forms',
    'questions',
    'reviews',
    'events',
    'content',
  ])
    await look(`${stack.sandbox}/console/${section}`);
  await look(`${stack.sandbox}/mailbox`);
});
