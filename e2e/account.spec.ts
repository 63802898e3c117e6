import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DEMO, NOBODY } from './support/account';
import { signedInAs } from './support/calls';
import { merchant } from './support/orders';
import { BOTH, expect, test } from './support/test';

const PAGES = [
  '/account',
  '/account/order-history',
  '/account/address-book',
  '/account/address-book/new',
  '/account/personal-details',
  '/account/login-security',
  '/account/wishlist',
  '/account/multibuy',
];
const refused = /status of 4(01|22)/;

const orderLinks = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link');

test('a visitor is sent to sign in, whatever the request, and sees nobody’s data', {
  tag: '@core',
}, async ({ request }) => {
  const transports = [
    {},
    { RSC: '1' },
    { RSC: '1', 'Next-Router-Prefetch': '1' },
    { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
    { 'x-middleware-subrequest': 'middleware:middleware:middleware' },
    { cookie: 'shopToken=forged' },
  ];
  for (const path of [...PAGES, '/account/order-history/1522248721', '/account/personal-details/delete']) {
    for (const headers of transports) {
      const answer = await request.get(path, { headers: { ...headers }, maxRedirects: 0 });
      const body = await answer.text();
      expect(body, `${path} ${JSON.stringify(headers)}`).not.toMatch(/Hartley|Beckside|demo@hobwright/);
      if (Object.keys(headers).length === 0) {
        expect([answer.status(), answer.headers()['location']]).toEqual([307, `/login?redirect=${path}`]);
      }
    }
  }
});

test('every account page is accessible, no wider than the screen, and not cached', async ({
  page,
  expectAccessible,
  stack,
}) => {
  test.slow();
  await signedInAs(page, stack, DEMO);
  for (const path of PAGES) {
    const answer = await page.goto(path);
    expect(answer?.headers()['cache-control'], path).toContain('no-store');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page, BOTH);
  }
});

test('the overview shows the next delivery, the last orders and the guarantees', { tag: '@core' }, async ({
  page,
  stack,
}) => {
  await signedInAs(page, stack, DEMO);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Next delivery' })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(3);
  await expect(main.getByText('Covered until at least').first()).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Your account' }).locator('[aria-current=page]'),
  ).toHaveText('Overview');
});

test('an empty account says what will appear there', async ({ page, expectAccessible, stack }) => {
  await signedInAs(page, stack, NOBODY);
  await expect(page.getByText('You have not ordered anything yet')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/account/address-book');
  await expect(page.getByText('No addresses yet')).toBeVisible();
});

test('orders of every status are shown in full, found by number, printed and bought again', async ({
  page,
  expectAccessible,
  stack,
}) => {
  test.slow();
  await signedInAs(page, stack, DEMO, '/account/order-history');
  const paths: string[] = [];
  for (const number of [1, 2]) {
    const html = await (await page.request.get(`/account/order-history?page=${number}`)).text();
    const links = html.matchAll(/<article\b.*?href="(\/account\/order-history\/\d+)"/gs);
    paths.push(...[...links].map(([, path = '']) => path));
  }
  expect(paths.length).toBeGreaterThan(12);
  const statuses = new Set<string>();
  for (const path of paths) {
    const html = await (await page.request.get(stack.origin + path)).text();
    expect(html, path).toMatch(/<h1[^>]*>Order (?:<!-- -->)?\d+</);
    expect(html, path).toContain('Order total');
    statuses.add(/ data-status="[^"]*">([^<]+)/.exec(html)?.[1] ?? '');
  }
  expect(statuses.size).toBeGreaterThanOrEqual(13);

  const number = paths[0]?.split('/').at(-1) ?? '';
  await page.getByLabel('Find an order').fill(number);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(orderLinks(page)).toHaveCount(1);
  await orderLinks(page).click();
  await page.waitForURL(`**/${number}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  await expect(page.getByText('Order total')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Buy this again' }).click();
  await page.getByRole('link', { name: 'Go to the basket' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  await page.goto(`/account/order-history/${number}/invoice`);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row', { name: /^VAT/ })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('another customer’s order and one that does not exist are both not found', { tag: '@core' }, async ({
  page,
  request,
  stack,
}) => {
  const theirs = (await merchant(request, stack).orders()).find(
    ({ billing_address: { email } }) => email === DEMO,
  );
  if (!theirs) throw new Error('The demo customer has no order.');
  await signedInAs(page, stack, NOBODY);
  for (const asked of [
    `/account/order-history/${theirs.id}`,
    '/account/order-history/2147483646',
    '/account/order-history/x',
    '/account/address-book/1',
  ]) {
    const answer = await page.request.get(asked);
    expect(answer.status(), asked).toBe(404);
    expect(await answer.text(), asked).toMatch(/<h1[^>]*>Page not found</);
  }
});

test('an address is added, changed, deleted and restored', async ({ page, expectAccessible, stack }) => {
  await signedInAs(page, stack, NOBODY, '/account/address-book/new');
  const add = page.getByRole('button', { name: 'Add this address' });
  await page.getByLabel('First name').fill('Zoë');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('ls6');
  await add.click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Enter a full postcode, such as LS6 3BN' }).click();
  await expect(page.getByRole('textbox', { name: 'Postcode' })).toBeFocused();

  await page.getByLabel('Last name').fill('Moß');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('ls62xx');
  await page.getByLabel('House and street').fill('1 Łódź Road');
  await page.getByLabel('Town or city').fill('Leeds');
  await page.getByLabel('Phone').fill('+44 (0)113 496 0107');
  await add.click();
  await page.waitForURL('**/account/address-book?note=*');
  await expect(page.getByRole('status').filter({ hasText: 'Added: 1 Łódź Road, Leeds' })).toBeVisible();
  await expect(page.getByText('LS6 2XX')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Change 1 Łódź Road' }).click();
  // The router keeps pages that were left in the document; role locators find only visible elements.
  await page.getByRole('textbox', { name: 'Town or city' }).fill('York');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('Changed: 1 Łódź Road, York')).toBeVisible();

  await page.getByRole('link', { name: 'Delete 1 Łódź Road' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('Deleted: 1 Łódź Road, York')).toBeVisible();
  await expect(page.getByText('No addresses yet')).toBeVisible();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByRole('link', { name: 'Change 1 Łódź Road' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused address form comes back filled in, and is then accepted', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/login?redirect=%2Faccount%2Faddress-book%2Fnew');
    const form = page.locator('#sign-in');
    await form.getByLabel('E-mail address').fill(DEMO);
    await form.getByLabel('Password', { exact: true }).fill('Enamel-works-14');
    await form.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('First name').fill('Maureen');
    await page.getByLabel('Last name').fill('Hartley');
    await page.getByRole('textbox', { name: 'Postcode' }).fill('S1 2AB');
    await page.getByRole('button', { name: 'Add this address' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Enter a town or city');
    await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('S1 2AB');
    await page.getByLabel('House and street').fill('9 Plain Post Road');
    await page.getByLabel('Town or city').fill('Sheffield');
    await page.getByLabel('Phone').fill('0114 496 0142');
    await page.getByRole('button', { name: 'Add this address' }).click();
    await expect(page.getByText('Added: 9 Plain Post Road, Sheffield')).toBeVisible();
  });
});

test('changing the e-mail address or the password needs the current password', async ({
  page,
  expectedErrors,
  stack,
}) => {
  expectedErrors.push(refused);
  await signedInAs(page, stack, DEMO, '/account/personal-details');
  await page.getByRole('main').getByLabel('E-mail address').fill('somebody@example.org');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Enter your current password');

  await page.goto('/account/login-security');
  await page.getByLabel('Current password').fill('wrong');
  await page.getByLabel('New password').fill('Calm-Ladle-77');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This is not your current password');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible();
});

test('customers can download their data', async ({ page, stack }) => {
  await signedInAs(page, stack, DEMO, '/account/personal-details');
  const arriving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download your data' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('my-data.json');
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({
    profile: { email: 'demo@hobwright.example' },
    wishlist: expect.arrayContaining([
      { productId: expect.any(Number), sku: expect.any(String), name: expect.any(String) },
    ]),
  });
});

test('the order history answers 503 while the platform is down', async ({ page, stack, expectedErrors }) => {
  expectedErrors.push(/503/, /Failed to load/, /ERR_/);
  await signedInAs(page, stack, DEMO);
  await stack.stopSandbox();
  try {
    const answer = await page.goto('/account/order-history');
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('link', { name: 'Go back home' })).toBeVisible();
  } finally {
    await stack.startSandbox();
  }
});
