import type { Page } from '@playwright/test';
import { everyNth } from '../tests/support/sample';
import { choose } from './support/choose';
import { expectCheapestFirst } from './support/search';
import { expect, OWN, settled, test } from './support/test';

const LIST = '/washing-machines';

const total = (page: Page) => page.locator('[data-total]').filter({ visible: true }).first();
const cards = (page: Page) =>
  page.locator('[data-results-list]').getByRole('listitem').filter({ visible: true });
const nineKilos = (page: Page) => page.getByRole('checkbox', { name: /^9 kg,/ });
/** Opens a list and waits for its script. */
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('[data-listing][data-ready]').filter({ visible: true })).toHaveCount(1);
};
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

test.describe('a list', () => {
  test('is filtered without a reload, announces its total once, keeps focus and supports Back', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, LIST);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const before = Number(await total(page).getAttribute('data-total'));
    await choose(nineKilos(page));
    await expect(page).toHaveURL(`${LIST}?capacity=9-kg`);
    await expect(total(page)).not.toHaveAttribute('data-total', String(before));
    await expect(nineKilos(page)).toBeChecked();
    await expect(nineKilos(page)).toBeFocused();
    const now = await total(page).getAttribute('data-total');
    await expect(page.locator('[data-live-region]')).toHaveText(new RegExp(`^${now} washing machines`));
    await page.goBack();
    await expect(page).toHaveURL(LIST);
    await expect(nineKilos(page)).not.toBeChecked();
    await page.goForward();
    await expect(page).toHaveURL(`${LIST}?capacity=9-kg`);
    await expect(nineKilos(page)).toBeChecked();
    await choose(page.getByRole('checkbox', { name: /^8 kg,/ }));
    await expect(page).toHaveURL(`${LIST}?capacity=9-kg,8-kg`);
    await expect(page.getByRole('checkbox', { name: /^8 kg,/ })).toBeFocused();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('widens within a facet, narrows across facets, and counts without a facet’s own selection', async ({
    request,
  }) => {
    const read = async (query: string) => {
      const html = await (await request.get(`${LIST}?${query}`)).text();
      const figure = (pattern: RegExp) => Number(pattern.exec(html)?.[1]);
      return {
        total: figure(/data-total="(\d+)"/),
        nine: figure(/aria-label="9 kg, (\d+) /),
        eight: figure(/aria-label="8 kg, (\d+) /),
      };
    };
    const { total: nine, ...offered } = await read('capacity=9-kg');
    expect(offered.nine).toBe(nine);
    expect((await read('capacity=9-kg,8-kg')).total).toBe(nine + offered.eight);
    expect((await read('capacity=9-kg&energy-class=a-of-a-g')).total).toBeLessThan(nine);
  });

  test('shows filters as chips, and removing one by keyboard focuses the next', async ({ page }) => {
    await open(page, `${LIST}?capacity=9-kg&energy-class=a-of-a-g`);
    const remove = (name: RegExp) => page.getByRole('button', { name });
    await expect(remove(/^Remove filter: In stock only$/)).toBeVisible();
    await remove(/^Remove filter: Capacity 9 kg$/).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${LIST}?energy-class=a-of-a-g`);
    await expect(remove(/^Remove filter: Energy class A$/)).toBeFocused();
    await expect(nineKilos(page)).not.toBeChecked();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(LIST);
  });

  test('returns with its filters, scroll position and focused card', async ({ page }) => {
    await open(page, `${LIST}?capacity=9-kg,8-kg&sort=price-up`);
    const link = cards(page).nth(9).getByRole('heading').getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const name = await link.textContent();
    const at = await page.evaluate(() => scrollY);
    await link.click();
    await expect(page).not.toHaveURL(/capacity/);
    await expect(page.locator('h1').filter({ visible: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/capacity=9-kg,8-kg&sort=price-up/);
    await expect.poll(() => focused(page)).toBe(name);
    expect(Math.abs((await page.evaluate(() => scrollY)) - at)).toBeLessThanOrEqual(100);
    await expect(page.getByLabel('Sort by').filter({ visible: true })).toHaveValue('price-up');
  });

  test('is sorted and sized as asked, and its form follows Back', async ({ page }) => {
    await open(page, LIST);
    await page.getByLabel('Sort by').filter({ visible: true }).selectOption('Price, low to high');
    await expect(page).toHaveURL(/sort=price-up/);
    await expectCheapestFirst(page);
    await page.getByRole('combobox', { name: 'Show 24 products' }).selectOption('Show 48 products');
    await expect(page).toHaveURL(/show=48/);
    await expect(cards(page)).toHaveCount(48);
    await page.goBack();
    await expect(cards(page)).toHaveCount(24);
    await expect(page.getByRole('combobox', { name: /^Show \d+ products$/ })).toHaveValue('24');
  });

  test('loads more and focuses the first new card', async ({ page }) => {
    await open(page, LIST);
    await page.getByRole('button', { name: 'Load 24 more' }).click();
    await expect(page).toHaveURL(`${LIST}?show=48`);
    await expect(cards(page)).toHaveCount(48);
    await expect(cards(page).nth(24).getByRole('heading').getByRole('link')).toBeFocused();
  });

  test('sets a price by keyboard, and omits an end that equals the list’s own', async ({ page }) => {
    await open(page, LIST);
    const low = page.getByRole('slider', { name: 'Minimum price' });
    await low.focus();
    await page.keyboard.press('PageUp');
    await expect(page).toHaveURL(/\?price=\d+-$/);
    await expect(low).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page).toHaveURL(LIST);
    const high = page.getByRole('slider', { name: 'Maximum price' });
    await high.focus();
    await page.keyboard.press('PageDown');
    await expect(page).toHaveURL(/\?price=-\d+$/);
    await expect(high).toBeFocused();
    await page.keyboard.press('End');
    await expect(page).toHaveURL(LIST);
    const to = page.getByLabel('To', { exact: true }).filter({ visible: true });
    await to.fill('abc');
    await page.keyboard.press('Enter');
    const error = page
      .getByRole('main')
      .getByText('Enter a price in pounds, such as 450')
      .filter({ visible: true });
    await expect(error).toHaveCount(1);
    await to.fill('500');
    await expect(error).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?price=-500$/);
  });

  test('continues from its heading on another page, and stays on that page until a filter is chosen', async ({
    page,
  }) => {
    await open(page, LIST);
    // Before the router's script has loaded, the link is a full navigation, which starts at the top.
    await settled(page);
    await page.getByRole('link', { name: 'Page 2' }).press('Enter');
    await expect(page).toHaveURL(`${LIST}?page=2`);
    await expect(page.locator('[data-results]').filter({ visible: true })).toBeFocused();
    await expect(page.locator('[data-live-region]')).toHaveText(/^Page 2, 25 to 48 of \d+ washing machines/);
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-results-list] :focus')).toHaveCount(1);
    await expect(page).toHaveTitle(/– page 2/);
    await choose(nineKilos(page));
    await expect(page).toHaveURL(`${LIST}?capacity=9-kg`);
  });

  test('says which filter to drop if nothing matches', { tag: '@core' }, async ({ page }) => {
    await open(page, `${LIST}?capacity=6-kg&price=1200-`);
    await expect(page.getByText('No washing machines match all of these filters')).toBeVisible();
    const drop = page.getByRole('button', { name: /^Without “From £1,200”: \d+ washing machines$/ });
    const count = Number(/: (\d+)/.exec((await drop.textContent()) ?? '')?.[1]);
    await drop.click();
    await expect(page).toHaveURL(`${LIST}?capacity=6-kg`);
    await expect(total(page)).toHaveAttribute('data-total', String(count));
  });

  test('remembers the compact view', async ({ page }) => {
    await open(page, LIST);
    await page.getByRole('button', { name: 'Compact list' }).click();
    await expect(page).toHaveURL(`${LIST}?view=list`);
    const height = async () => (await cards(page).first().boundingBox())?.height ?? 0;
    await expect.poll(height).toBeLessThan(160);
    await open(page, '/tumble-dryers');
    await expect.poll(height).toBeLessThan(160);
    await expect(page.getByRole('button', { name: 'Compact list' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('list addresses', () => {
  for (const [asked, status, to] of [
    [`${LIST}?page=1`, 307, LIST],
    [`${LIST}?page=99`, 404, null],
    [`${LIST}?sort=price-up&capacity=9-kg`, 307, `${LIST}?capacity=9-kg&sort=price-up`],
    [`${LIST}?stock=in&price-from=&price-to=`, 307, LIST],
    [`${LIST}?unknown-fact=1`, 200, null],
    [`${LIST}?page=2`, 200, null],
    ['/listing/washing-machines', 404, null],
    ['/brands/nobody', 404, null],
  ] as const) {
    test(`${asked} answers ${status}`, { tag: '@core' }, async ({ request }) => {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect(answer.status()).toBe(status);
      if (to)
        expect(new URL(answer.headers()['location'] ?? '', 'http://x').href).toBe(
          new URL(to, 'http://x').href,
        );
    });
  }

  test('are indexed as experience §4.2 says', async ({ request }) => {
    const seen = async (path: string) => {
      const html = await (await request.get(path)).text();
      const found = (pattern: RegExp) => pattern.exec(html)?.[1];
      const { pathname, search } = new URL(found(/<link rel="canonical" href="([^"]*)"/) ?? '');
      return {
        title: found(/<title>([^<]*)/),
        canonical: pathname + search,
        robots: found(/<meta name="robots" content="([^"]*)"/),
      };
    };
    const title = expect.stringContaining('– page 2');
    expect(await seen(`${LIST}?page=2`)).toMatchObject({
      title,
      canonical: `${LIST}?page=2`,
      robots: undefined,
    });
    expect(await seen(`${LIST}?capacity=9-kg`)).toMatchObject({ canonical: LIST, robots: 'noindex' });
    expect(await seen(`${LIST}?sort=price-up`)).toMatchObject({ canonical: LIST, robots: undefined });
  });

  for (const path of [LIST, `${LIST}?page=2`]) {
    test(`give crawlers no filter to use: ${path}`, async ({ request }) => {
      const boxesFor = async (headers: Record<string, string>) => {
        const answer = await request.get(path, { headers });
        const boxes = (await answer.text()).match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];
        expect(boxes.length).toBeGreaterThan(5);
        expect(answer.headers()['vary']).not.toContain('User-Agent');
        return {
          isShared: !answer.headers()['cache-control']?.includes('private'),
          etag: answer.headers()['etag'],
          open: boxes.filter((box) => !box.includes('disabled')).length,
        };
      };
      const person = await boxesFor({});
      expect(person.open).toBeGreaterThan(5);
      const crawler = await boxesFor({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
      expect(crawler.open).toBe(0);
      expect(crawler.isShared).toBe(false);
      if (person.etag) expect(crawler.etag).not.toBe(person.etag);
      expect((await boxesFor({})).open).toBe(person.open);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('filters open as a sheet that shows the count, keeps its place and returns focus', {
    tag: '@core',
  }, async ({ page, expectAccessible }) => {
    await open(page, LIST);
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeFocused();
    await expectAccessible(page, OWN);
    await nineKilos(page).tap();
    await expect(page).toHaveURL(/capacity=9-kg/);
    const done = page.getByRole('button', { name: /^Show \d+ results?$/ });
    await expect(done).toHaveText(
      `Show ${await page.locator('[data-total]').first().getAttribute('data-total')} results`,
    );
    await done.tap();
    await expect(page.getByRole('button', { name: /^Filters \(1\)/ })).toBeFocused();
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await page.keyboard.press('Escape');
    await expect(done).toBeHidden();
  });

  test('filters, sort order and total stay in view down to the last card', async ({
    page,
    expectAccessible,
  }) => {
    await open(page, LIST);
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeInViewport();
    await expect(page.getByLabel('Sort by').filter({ visible: true })).toBeInViewport();
    await expect(total(page)).toBeInViewport();
    await expectAccessible(page, OWN);
  });

  test('the number of products on a page is chosen at its foot', async ({ page }) => {
    await open(page, LIST);
    await page.getByRole('button', { name: 'Show 48 products' }).tap();
    await expect(page).toHaveURL(`${LIST}?show=48`);
    await expect(cards(page)).toHaveCount(48);
    await expect(page.getByRole('button', { name: 'Show 48 products' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  for (const path of everyNth(['/range-cookers', '/cooker-hoods', '/microwaves'], 3))
    test(`the text of a card of ${path} stays within it, with space between its facts`, async ({ page }) => {
      await open(page, path);
      const wrong = await cards(page).evaluateAll((all) =>
        all.flatMap((card) => {
          const inside =
            card.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(card).paddingRight);
          const said = [...card.querySelectorAll('a[href$="#energy-label"], dt:not(.vh), dd')];
          const endOf = (part: Element) => {
            const text = document.createRange();
            text.selectNodeContents(part);
            return part.matches('a')
              ? part.getBoundingClientRect().right
              : text.getBoundingClientRect().right;
          };
          const over = said.filter((part) => endOf(part) > inside + 1);
          const close = said.filter((part) => {
            const own = part.closest('dl > div');
            const next = own?.nextElementSibling;
            const isBeside = next?.getBoundingClientRect().top === own?.getBoundingClientRect().top;
            return next && isBeside && next.getBoundingClientRect().left - endOf(part) < 4;
          });
          return [...over, ...close].map(
            (part) => `${card.querySelector('h2, h3')?.textContent}: ${part.textContent}`,
          );
        }),
      );
      expect(wrong).toEqual([]);
    });

  test('a promoted filter is one tap away and is also selected in its facet', async ({ page }) => {
    await open(page, LIST);
    await page
      .getByRole('group', { name: /quick filters/ })
      .getByRole('button', { name: /^Class A/ })
      .tap();
    await expect(page).toHaveURL(/energy-class=a-of-a-g/);
    await expect(page.getByRole('button', { name: 'Remove filter: Energy class A' })).toBeFocused();
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await expect(page.getByRole('checkbox', { name: /^Energy class A, \d+$/ })).toBeChecked();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is filtered, sorted, paged and cleared as a plain form', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto(LIST);
    await nineKilos(page).check({ force: true });
    await page.getByLabel('To', { exact: true }).fill('600');
    await page.getByLabel('Sort by').selectOption('Price, high to low');
    await page.getByRole('button', { name: 'Apply the filters' }).click();
    await expect(page).toHaveURL(`${LIST}?capacity=9-kg&price=-600&sort=price-down`);
    await page.getByRole('button', { name: 'Remove filter: Capacity 9 kg' }).click();
    await expect(page).toHaveURL(`${LIST}?price=-600&sort=price-down`);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2$/);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(`${LIST}?sort=price-down`);
  });
});

test.describe('departments and brands', () => {
  test('a department leads to its kinds', async ({ page }) => {
    await page.goto('/laundry');
    await page.getByRole('link', { name: 'Washing machines', exact: true }).last().click();
    await expect(page).toHaveURL(LIST);
  });

  test('brands are found by name', async ({ page }) => {
    await page.goto('/brands');
    await page.getByLabel('Find a maker').fill('tarn');
    await expect(page.locator('[data-maker]').filter({ visible: true })).toHaveCount(1);
    await page.getByRole('link', { name: /^Tarnside/ }).click();
    await expect(page).toHaveURL('/brands/tarnside');
    await expect(page.getByRole('heading', { level: 1, name: 'Tarnside' })).toBeVisible();
  });
});

test.describe('the cards on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('have no badge over a dimension', async ({ page }) => {
    await page.goto('/kitchen-taps');
    const covered = await page.getByRole('main').evaluate((main) => {
      const boxes = (text: RegExp) =>
        [...main.querySelectorAll('[role=listitem] span')]
          .filter((span) => text.test(span.textContent))
          .map((span) => span.getBoundingClientRect());
      const measures = boxes(/^\d+$/);
      const badges = boxes(/^Save £/);
      const isOver = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      return {
        badges: badges.length,
        covered: measures.filter((measure) => badges.some((badge) => isOver(badge, measure))).length,
      };
    });
    expect(covered.badges).toBeGreaterThan(0);
    expect(covered.covered).toBe(0);
  });

  for (const path of everyNth(['/hoses-and-trays', '/range-cookers'], 2)) {
    test(`show their facts in one row: ${path}`, async ({ page }) => {
      await page.goto(path);
      const rows = await page
        .getByRole('main')
        .getByRole('listitem')
        .locator('dl')
        .evaluateAll((lists) =>
          lists.map(
            ({ children }) =>
              new Set(
                [...children]
                  .filter((fact) => fact.checkVisibility())
                  .map((fact) => fact.getBoundingClientRect().top),
              ).size,
          ),
        );
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows)).toEqual(new Set([1]));
    });
  }
});
