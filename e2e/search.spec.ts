import type { Page } from '@playwright/test';
import { paying } from './support/calls';
import { CARDS, pay, putIn, typeCard } from './support/checkout';
import { cards, expectCheapestFirst, pricesIn, search, searchField } from './support/search';
import { choose } from './support/choose';
import { ALIKE, expect, settled, test } from './support/test';

const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const option = (page: Page, name: RegExp) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name });
const total = (page: Page) => page.locator('[data-total]').filter({ visible: true }).first();

test.describe('the quick search', () => {
  test('loads nothing before focus, then suggests while typing', { tag: '@core' }, async ({
    page,
    expectAccessible,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await settled(page);
    expect(asked.filter((url) => /quick-search/.test(url))).toEqual([]);
    await search(page, 'washing m');
    await expect(option(page, /^washing machine$/)).toBeVisible();
    await expect(option(page, /^Washing machines in Laundry/)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Products' }).getByRole('option').first()).toContainText(
      '£',
    );
    expect(await options(page).count()).toBeLessThanOrEqual(10);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(searchField(page)).toHaveValue('washing machine');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search-alg?q=washing+machine');
    await expect(total(page)).toBeVisible();
    await expect(page.locator('#q').filter({ visible: true })).toHaveValue('washing machine');
  });

  test('forgives typos, suggests help first if help is meant, and leads straight to a model', async ({
    page,
  }) => {
    await page.goto('/');
    await search(page, 'dishwahser');
    await expect(option(page, /dishwasher/i).first()).toBeVisible();
    await searchField(page).fill('send it back');
    await expect(options(page).first()).toHaveText(/Returns/);
    await searchField(page).fill('tw914');
    await expect(option(page, /^Go to TW-914/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tarnside-tw-914/);
  });

  test('fills the screen of a phone', async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await search(page, 'kettle');
    await expect(page.getByRole('group', { name: 'Products' })).toBeVisible();
    expect(await options(page).count()).toBeLessThanOrEqual(8);
    await expectAccessible(page, ALIKE);
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect(page.getByRole('group', { name: 'Products' })).toBeHidden();
  });
});

for (const path of ['/search', '/search-alg']) {
  test.describe(`results at ${path}`, () => {
    test('are filtered, sorted and paged by the address, and Back returns to the previous state', {
      tag: '@core',
    }, async ({ page, expectAccessible }) => {
      await page.goto(`${path}?q=washing+machine`);
      await expect(page.locator('[data-listing][data-ready]').filter({ visible: true })).toHaveCount(1);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByLabel(/^Show \d+ products/).filter({ visible: true })).toHaveValue('24');
      const before = Number(await total(page).getAttribute('data-total'));
      await expectAccessible(page, ALIKE);
      await choose(page.getByRole('checkbox', { name: /^9 kg,/ }));
      await expect(page).toHaveURL(`${path}?q=washing+machine&capacity=9-kg`);
      await expect
        .poll(async () => Number(await total(page).getAttribute('data-total')))
        .toBeLessThan(before);
      await page.getByLabel('Sort by').filter({ visible: true }).selectOption('Price, low to high');
      await expect(page).toHaveURL(`${path}?q=washing+machine&capacity=9-kg&sort=price-up`);
      await expectCheapestFirst(page);
      await page.goBack();
      await expect(page).toHaveURL(`${path}?q=washing+machine&capacity=9-kg`);
      await expect(page.getByRole('checkbox', { name: /^9 kg,/ })).toBeChecked();
    });

    test('accept the platform’s sort names, and drop the page number if the order changes', async ({
      page,
    }) => {
      await page.goto(`${path}?q=machine&sort=LOWEST_PRICE&page=2`);
      await expect(page).toHaveURL(/sort=price-up&page=2/);
      await expect(page.locator('[data-listing][data-ready]').filter({ visible: true })).toHaveCount(1);
      await page.getByLabel('Sort by').filter({ visible: true }).selectOption('Price, high to low');
      await expect(page).not.toHaveURL(/page=/);
    });

    test('say if there are none, and where to go next', async ({ page, expectAccessible }) => {
      await page.goto(`${path}?q=qqqqzzzz`);
      await expect(page.getByText('No results found, try searching another term.')).toBeVisible();
      await expect(
        page.getByRole('link', { name: 'Laundry' }).filter({ visible: true }).first(),
      ).toBeVisible();
      await expectAccessible(page);
    });

    test('are filtered by the words typed, and each filter can be removed', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(`${path}?q=white+washing+machine+under+%C2%A3400+without+wifi`);
      await expect(page.locator('[data-listing][data-ready]').filter({ visible: true })).toHaveCount(1);
      const prices = await pricesIn(page);
      expect(prices.length).toBeGreaterThan(0);
      expect(Math.max(...prices)).toBeLessThanOrEqual(400);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Remove filter: Up to £400' }).filter({ visible: true }).click();
      await expect(page).toHaveURL(`${path}?q=washing+machine&colour=white&smart=no`);
      await expect(page.getByRole('button', { name: /Remove filter: .*White/ }).first()).toBeVisible();
    });

    test('for a gap start with products that fill it, right below the filters', async ({ page }) => {
      await page.goto(`${path}?q=dishwasher+for+a+600+mm+gap`);
      await expect(page.getByText('For a gap 600 mm wide: products that fit and fill it.')).toBeVisible();
      const chips = await page
        .getByRole('button', { name: /^Remove filter: .*Fits a gap 600 mm/ })
        .first()
        .boundingBox();
      const card = await cards(page).first().boundingBox();
      expect((card?.y ?? Infinity) - (chips?.y ?? 0)).toBeLessThan(120);
    });

    test('name brands that are not sold, and are sorted by a superlative', async ({ page }) => {
      await page.goto(`${path}?q=bosch+dishwasher`);
      await expect(page.getByText('We do not sell Bosch.')).toBeVisible();
      await expect(cards(page).first()).toContainText(/dishwasher/i);
      await page.goto(`${path}?q=widest+hob`);
      await expect(page.getByLabel('Sort by').filter({ visible: true })).toHaveValue('widest');
    });

    test('for a model number are the product, and for a question the help page', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(`${path}?q=TARN-TW914-WH`);
      await expect(page).toHaveURL(/\/tarnside-tw-914/);
      await page.goto(`${path}?q=returns`);
      const help = page.getByRole('navigation', { name: 'Help with what you asked' });
      await expect(help.getByRole('link').first()).toHaveAttribute('href', '/returns');
      await expect(help).toContainText('How to start, what it costs');
      const laundry = page.getByRole('main').getByRole('link', { name: 'Laundry' });
      await expect(laundry).toHaveAttribute('href', '/laundry');
      await expectAccessible(page);
    });
  });
}

test('clicks are counted only after consent, under a random token', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/insights/1/events')) sent.push(request.postData() ?? '');
  });
  const look = () => page.goto('/search-alg?q=kettle');
  const openOne = async () => {
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page).not.toHaveURL(/search-alg/);
  };
  await look();
  await openOne();
  expect(sent).toEqual([]);
  const given = { version: 2, statistics: true, on: new Date().toISOString().slice(0, 10) };
  await page.evaluate((record) => localStorage.setItem('consent', JSON.stringify(record)), given);
  await look();
  await expect.poll(() => sent.join()).toContain('"eventType":"view"');
  await openOne();
  await expect.poll(() => sent.join()).toContain('"eventType":"click"');
  expect(sent.join()).toMatch(/"userToken":"anonymous-[0-9a-f-]{36}"/);
  expect(sent.join()).toMatch(/"queryID":"[0-9a-f]{32}"/);

  const kept = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join(' '));
  const traces = /searchToken|searchFinds|AlgoliaObjectQueryCache|userId/;
  expect(await kept()).toMatch(traces);
  await page.goto('/cookies');
  await page.getByRole('link', { name: 'Cookie choices' }).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect.poll(kept).not.toMatch(traces);
});

test('filters and purchases are counted, and an order once however often it is shown', async ({
  page,
  stack,
}) => {
  test.slow();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/insights/1/events')) sent.push(request.postData() ?? '');
  });
  const told = (what: RegExp) => sent.filter((events) => what.test(events));
  const given = { version: 2, statistics: true, on: new Date().toISOString().slice(0, 10) };
  await page.addInitScript((record) => localStorage.setItem('consent', JSON.stringify(record)), given);
  await page.goto('/search-alg?q=washing+machine');
  await choose(page.getByRole('checkbox', { name: /^9 kg,/ }));
  await expect(page).toHaveURL(/=9-kg/);
  await expect
    .poll(() => told(/"eventType":"view".*"filters":\["card.attributes.\w+%3A9%20kg"/))
    .toHaveLength(1);
  await expect
    .poll(() => told(/"eventType":"click".*"filters":\["card.attributes.\w+%3A9%20kg"/))
    .toHaveLength(1);
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).not.toHaveURL(/search-alg/);
  await putIn(page, new URL(page.url()).pathname);
  await expect.poll(() => told(/"eventSubtype":"addToCart"/)).toHaveLength(1);
  await paying(page, stack);
  await typeCard(page, CARDS.good);
  await pay(page);
  await page.waitForURL('**/checkout/order/**');
  const purchase = /"eventSubtype":"purchase".*"queryID":"[0-9a-f]{32}".*"currency":"GBP"/;
  await expect.poll(() => told(purchase)).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your order is placed');
  await settled(page);
  expect(told(/purchase/)).toHaveLength(1);
});

test('editors see the age of index and caches, and renew both', async ({ page, expectAccessible }) => {
  test.slow();
  await page.goto('/sync');
  await expect(page.getByRole('heading', { name: 'Search index and caches' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^products/ })).toContainText(/\d/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Expire all caches' }).click();
  await expect(page).toHaveURL('/sync?started=caches');
  await expect(page.getByText('All caches have expired.')).toBeVisible();
  await page.getByRole('button', { name: 'Rebuild the index' }).click();
  await expect(page.getByText('The index is being rebuilt.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Last rebuilt here')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
});
