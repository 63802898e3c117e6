import type { Page } from '@playwright/test';
import { closeGateway, documentSent } from './support/gateway';
import { choose } from './support/choose';
import { onScreens } from './support/screens';
import { ALIKE, expect, test } from './support/test';

const WASHER = '/tarnside-tw-914-9kg-washing-machine';
test.describe.configure({ timeout: 150_000 });

const EMPTY = 'Your favorites list is empty. Add products to your list!';
const NEW_PASSWORD = 'Enamel-and-steel-7';

/** Sends JSON like the shop's own script, with the anti-forgery token. */
const post = (page: Page, url: string, body: object) =>
  page.evaluate(
    async ([to, text]) => {
      await fetch('/api/session');
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': decodeURIComponent(token) };
      return (await fetch(to, { method: 'POST', body: text, headers })).status;
    },
    [url, JSON.stringify(body)] as const,
  );

const register = (page: Page, email: string) =>
  post(page, '/api/register', {
    firstName: 'Ann',
    lastName: 'Other',
    phone: '',
    email,
    password: NEW_PASSWORD,
  });
const signIn = (page: Page, email: string) => post(page, '/api/login', { email, password: NEW_PASSWORD });

const heart = (page: Page) =>
  page.getByRole('region', { name: 'Buy' }).getByRole('button', { name: /^(Save|Saved) to wishlist/ });
const listed = (page: Page) => page.getByRole('main').getByRole('article');
const MULTIBUY_EMPTY = 'Your kitchen set is empty';
const keptItems = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('multibuy-account') ?? '[]') as unknown[]).length);
const saved = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') });

/** Adds the product of the current page to the kitchen set. */
async function toMultibuy(page: Page): Promise<void> {
  const buy = page.getByRole('region', { name: 'Buy' });
  await buy.getByRole('button', { name: /^Add to kitchen set/ }).click();
  await expect(buy.getByRole('button', { name: /^Added to kitchen set/ })).toBeVisible();
}

/** Saves the washing machine and the first few products of a list. */
async function saveWith(page: Page, list: string, count: number): Promise<void> {
  await page.goto(WASHER);
  await heart(page).click();
  await expect(heart(page)).toHaveAccessibleName(/^Saved/);
  await page.goto(list);
  for (let at = 0; at < count; at += 1) {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Save to wishlist/ })
      .first()
      .click();
  }
  await expect(page.getByRole('main').getByRole('button', { name: /^Saved to wishlist/ })).toHaveCount(count);
}

for (const viewport of onScreens()) {
  test.describe(`the lists at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a visitor saves, selects, moves, shares and restores products', { tag: '@core' }, async ({
      page,
      expectAccessible,
    }) => {
      await page.goto('/wishlist');
      await expect(page.getByText(EMPTY)).toBeVisible();
      await expectAccessible(page);
      await saveWith(page, '/tumble-dryers', 2);
      await page.goto('/wishlist');
      await expect(saved(page)).toHaveCount(3);
      await expectAccessible(page);

      await page
        .getByRole('button', { name: /^Saved to wishlist/ })
        .first()
        .click();
      await expect(saved(page)).toHaveCount(2);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(saved(page)).toHaveCount(3);

      await choose(page.getByRole('checkbox', { name: 'Select all' }));
      await page.getByRole('button', { name: 'Move to kitchen set' }).click();
      await expect(page.getByText(EMPTY)).toBeVisible();
      await page.goto('/multibuy-list');
      await expect(page.getByRole('article')).toHaveCount(3);
      await page.getByRole('button', { name: 'One more' }).first().click();
      await expectAccessible(page, ALIKE);

      const total = page.getByRole('complementary', { name: 'Totals' });
      const link = await total.getByRole('textbox', { name: /^Link to this kitchen set/ }).inputValue();
      await total.getByRole('button', { name: 'Add all to basket' }).click();
      await expect(total.getByRole('button', { name: 'All added to basket' })).toBeAttached();

      await page.evaluate(() => localStorage.clear());
      await page.goto(link);
      await expect(page.getByText('4 appliances, shared with you')).toBeVisible();
      await expectAccessible(page);
      await expect(page.getByRole('button', { name: 'Copy to my kitchen set' })).toBeVisible();
      // On a phone this button is below all products; until it is reached, the bar at the foot of the screen has
      // another.
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Copy the set' }).click();
      await expect(page).toHaveURL(/\/multibuy-list$/);
      await expect(page.getByRole('button', { name: /^Remove ?: / })).toHaveCount(3);
    });
  });
}

test('the wishlist is read through the gateway, and keeps what it showed while the gateway is down', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/503/);
  await saveWith(page, '/tumble-dryers', 2);
  const sent = documentSent(page, 'CardsByIds');
  await page.goto('/wishlist');
  await expect(saved(page)).toHaveCount(3);
  const ids = await page.evaluate(() =>
    (JSON.parse(localStorage.getItem('wishlist') ?? '[]') as { entityId: number }[]).map(
      (each) => each.entityId,
    ),
  );
  expect((await sent).method()).toBe('POST');
  expect((await sent).postDataJSON()).toEqual({
    graphqlQuery: { query: expect.stringMatching(/^query CardsByIds\(/), variables: { ids } },
    customerAccessToken: null,
    cacheTime: 60,
  });
  await closeGateway(page);
  const again = documentSent(page, 'CardsByIds');
  await page
    .getByRole('button', { name: /^Saved to wishlist/ })
    .first()
    .click();
  await again;
  await expect(saved(page)).toHaveCount(2);
  await expect(page.getByText('We can’t show your wishlist right now')).toHaveCount(0);
});

test('two browsers merge their lists into one account without loss or duplicates, and signing out leaves none', async ({
  page,
  browser,
  stack,
  expectAccessible,
}) => {
  test.slow();
  const email = `lists-${Date.now()}@example.org`;
  await saveWith(page, '/tumble-dryers', 2);
  await page.goto(WASHER);
  await toMultibuy(page);
  expect(await register(page, email)).toBe(200);
  await page.goto('/wishlist');
  await expect(saved(page)).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlist'))).toBe('[]');

  const other = await (await browser.newContext({ baseURL: stack.origin })).newPage();
  // The washing machine is on both lists.
  await saveWith(other, '/dishwashers', 1);
  await other.getByRole('main').getByRole('listitem').locator('h3 a').first().click();
  await toMultibuy(other);
  await other.goto('/wishlist');
  await expect(saved(other)).toHaveCount(2);
  expect(await signIn(other, email)).toBe(200);
  await other.goto('/wishlist');
  await expect(saved(other)).toHaveCount(4);
  await other.goto('/multibuy-list');
  await expect(listed(other)).toHaveCount(2);

  // The platform signs a customer in on one device at a time.
  expect(await signIn(page, email)).toBe(200);
  await page.goto('/wishlist');
  await expect(saved(page)).toHaveCount(4);
  await page.goto('/multibuy-list');
  await expect(listed(page)).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Remove ?: / })
    .first()
    .click();
  await expect.poll(() => keptItems(page)).toBe(1);
  expect(await signIn(other, email)).toBe(200);
  await other.goto('/multibuy-list');
  await expect(listed(other)).toHaveCount(1);
  await expectAccessible(other);

  await other.goto('/wishlist');
  await other.getByRole('button', { name: 'Create a link' }).click();
  const link = await other.getByRole('textbox', { name: 'Link to this list' }).inputValue();
  await expectAccessible(other);
  const stranger = await (await browser.newContext({ baseURL: stack.origin })).newPage();
  await stranger.goto(link);
  await expect(saved(stranger)).toHaveCount(4);
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(stranger);
  await other.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(other.getByRole('button', { name: 'Create a link' })).toBeVisible();
  expect((await stranger.goto(link))?.status()).toBe(404);

  expect(await post(other, '/api/logout', {})).toBe(200);
  await other.goto('/wishlist');
  await expect(other.getByText(EMPTY)).toBeVisible();
  await other.goto('/multibuy-list');
  await expect(other.getByText(MULTIBUY_EMPTY)).toBeVisible();
});

test('a kitchen set that cannot be bought as a whole is not bought at all, and the line says why', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  const buy = page.getByRole('region', { name: 'Buy' });
  await page.goto(WASHER);
  await buy.getByRole('button', { name: /^Add to kitchen set/ }).click();
  await buy.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(page.getByRole('dialog', { name: 'Added to basket' })).toBeVisible();
  const want = (quantity: number) =>
    page.evaluate((wanted) => {
      const [item] = JSON.parse(localStorage.getItem('multibuy') ?? '[]') as { entityId: number }[];
      localStorage.setItem('multibuy', JSON.stringify([{ ...item, quantity: wanted }]));
    }, quantity);
  const line = page.getByRole('article');

  await want(99);
  await page.goto('/multibuy-list');
  await expect(line).toContainText(/There are only \d+ left/);
  await expect(page.getByRole('button', { name: 'Add all to basket' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /trade price/ })).toHaveAttribute(
    'href',
    /^\/trade\?items=TARN-.*:99$/,
  );

  const left = /only (\d+) left/.exec(await line.innerText())?.[1];
  await want(Number(left));
  await page.reload();
  await page.getByRole('button', { name: 'Add all to basket' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing was added.');
  await expect(line).toContainText(
    `Only ${left} of Tarnside TW-914 washing machine, 9 kg available, including those in your basket.`,
  );
  await expect(page.getByRole('link', { name: /Basket.* 1 product|£429\.00/ }).first()).toBeVisible();
});

test('invalid lists in the browser’s storage are ignored', async ({ page }) => {
  await page.goto('/wishlist');
  for (const text of ['not json', '{"__proto__":{"x":1}}', '[{"entityId":"1"}]']) {
    await page.evaluate((stored) => {
      localStorage.setItem('wishlist', stored);
      localStorage.setItem('multibuy', stored);
    }, text);
    await page.goto('/wishlist');
    await expect(page.getByText(EMPTY)).toBeVisible();
    await page.goto('/multibuy-list?items=<script>:1,:,%00');
    await expect(page.getByText('Your kitchen set is empty')).toBeVisible();
  }
});

test('a product that the merchant took out of the shop is named, and a replacement is offered', async ({
  page,
  stack,
  expectedErrors,
}) => {
  // The console has no favicon.
  expectedErrors.push(/404/);
  await page.goto(`${stack.sandbox}/console/products?q=TARN-TW914-WH`);
  await page.getByRole('link', { name: /TW-914/ }).click();
  await page.getByRole('button', { name: 'Take it out of the shop' }).click();
  await expect(page.getByText('The product is hidden from the shop.')).toBeVisible();
  const answers = async () => (await page.request.get(WASHER)).status();
  await expect.poll(answers).toBe(404);

  await page.goto('/multibuy-list?items=TARN-TW914-WH:2,BRA-NOSUCH:1');
  const gone = page.getByText('2 products in this kitchen set are no longer sold: Tarnside TW-914');
  await expect(gone).toContainText('BRA-NOSUCH');
  const other = page
    .getByRole('group', { name: /^Instead of Tarnside TW-914/ })
    .getByRole('link')
    .first();
  await expect(other).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search for “BRA-NOSUCH”' })).toHaveAttribute(
    'href',
    '/search-alg?q=BRA-NOSUCH',
  );

  await page.goto(`${stack.sandbox}/console/products?q=TARN-TW914-WH`);
  const id = Number(
    /\d+$/.exec((await page.getByRole('link', { name: /TW-914/ }).getAttribute('href')) ?? '')?.[0],
  );
  await page.goto('/multibuy-list');
  await page.evaluate((entityId) => {
    localStorage.setItem('multibuy', JSON.stringify([{ entityId, quantity: 1 }]));
  }, id);
  await page.reload();
  await expect(page.getByText('One product is no longer sold: Tarnside TW-914')).toBeVisible();
  await page
    .getByRole('button', { name: /^Use this/ })
    .first()
    .click();
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.goto(`${stack.sandbox}/console/products/${id}`);
  await page.getByRole('button', { name: 'Put it back into the shop' }).click();
  await expect(page.getByText('The product is in the shop again.')).toBeVisible();
  await expect.poll(answers).toBe(200);
});
