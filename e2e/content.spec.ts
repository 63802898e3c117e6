import { isAll } from '../scripts/lib/test-depth';
import { everyNth } from '../tests/support/sample';
import { choose } from './support/choose';
import { ALIKE, expect, test } from './support/test';

/** Texts that occur only in drafts of the demo content. */
const DRAFTS = [/and so are the appliances/, /Quiet kitchens/, /The quiet hour/, /A measuring service/];

test('an editor sees a change at once, and the shop shows it once it is published', { tag: '@core' }, async ({
  page,
  stack,
  expectedErrors,
}) => {
  // The console has no favicon.
  expectedErrors.push(/404/);
  const entry = `${stack.sandbox}/console/content/page-landlords`;
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/landlords');
  await expect(title).toHaveText('Appliances for a let');

  await page.goto(entry);
  await page.locator('[name="field.title"]').fill('Appliances for landlords');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  const draft = await page.goto(`${stack.origin}/landlords?preview=true`);
  await expect(title).toHaveText('Appliances for landlords');
  await expect(page.getByRole('complementary', { name: 'Draft' })).toBeVisible();
  expect(draft?.headers()['cache-control']).toContain('no-store');
  expect(draft?.headers()['x-robots-tag']).toContain('noindex');
  await page.goto(`${stack.origin}/landlords`);
  await expect(title).toHaveText('Appliances for a let');

  await page.goto(entry);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect
    .poll(async () => (await fetch(`${stack.origin}/landlords`)).text(), { timeout: 10_000 })
    .toContain('Appliances for landlords');
});

test('an editor stays in preview from page to page until leaving it', async ({ page }) => {
  const isDraft = page.getByRole('complementary', { name: 'Draft' });
  const home = page.getByRole('banner').getByRole('link', { name: /Hobwright/ });
  const cookies = page.getByRole('contentinfo').getByRole('link', { name: 'Cookies and storage' });
  await page.goto('/landlords?preview=true');
  await expect(home).toHaveAttribute('href', /\/\?preview=true$/);
  await home.click();
  await expect(page).toHaveURL('/?preview=true');
  await expect(isDraft).toBeVisible();
  await cookies.click();
  await expect(page).toHaveURL('/cookies?preview=true');
  await expect(isDraft).toBeVisible();
  // Opening a page without drafts does not leave the preview.
  await page.getByRole('link', { name: /^Basket/ }).click();
  await expect(page).toHaveURL('/cart?preview=true');
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await home.click();
  await expect(page).toHaveURL('/?preview=true');
  await isDraft.getByRole('link', { name: 'See what is published' }).click();
  await expect(page).toHaveURL('/');
  await expect(isDraft).toHaveCount(0);
  await cookies.click();
  await expect(page).toHaveURL('/cookies');
});

test('an editor previews pages as on a chosen day, with what is scheduled for it, and stays on that day', async ({
  page,
  expectAccessible,
}) => {
  const news = page.getByRole('complementary', { name: 'News' }).getByText('Vans run on 24 December');
  // The router keeps the previous page, hidden.
  const day = page.getByLabel('As of').filter({ visible: true });
  await page.goto('/help?preview=true&at=2026-11-20');
  await expect(page.getByText('It shows what is scheduled for Friday 20 November 2026.')).toBeVisible();
  await expect(news).toHaveCount(0);
  await day.fill('2026-12-20');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL('/help?preview=true&at=2026-12-20');
  await expect(page.getByText('It shows what is scheduled for Sunday 20 December 2026.')).toBeVisible();
  await expect(news).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies and storage' }).click();
  await expect(page).toHaveURL('/cookies?preview=true&at=2026-12-20');
  await expect(news).toBeVisible();
  await day.fill('2026-12-29');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL('/cookies?preview=true&at=2026-12-29');
  await expect(news).toHaveCount(0);
  await page.getByRole('link', { name: 'See what is published' }).click();
  await expect(page).toHaveURL('/cookies');
});

test('an editor finds an unpublished post in the blog and under its tag, and a visitor does not', async ({
  page,
  expectAccessible,
  expectedErrors,
}) => {
  // The router also prefetches the page without its query.
  expectedErrors.push(/404 .*\/blog\/the-quiet-hour\?_rsc=/);
  const post = page.getByRole('main').getByRole('link', { name: /^The quiet hour/ });
  await page.goto('/blog');
  await expect(post).toHaveCount(0);
  await page.goto('/blog?preview=true');
  await expect(post).toBeVisible();
  await expectAccessible(page, ALIKE);
  await page
    .getByRole('navigation', { name: 'What the posts are about' })
    .getByRole('link', { name: /^Noise/ })
    .click();
  await expect(page).toHaveURL('/blog?tag=noise&preview=true');
  await expect(page.getByRole('complementary', { name: 'Draft' })).toBeVisible();
  await post.click();
  await expect(page).toHaveURL('/blog/the-quiet-hour?preview=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The quiet hour/);
  for (const path of everyNth(['/contact', '/trade', '/brands'], 3)) {
    await page.goto(`${path}?preview=true`);
    await expect(page.getByRole('complementary', { name: 'Draft' }), path).toBeVisible();
    await expectAccessible(page, ALIKE);
  }
});

test('of many concurrent requests, no visitor’s answer contains any of a draft', async ({ stack }) => {
  const pages = [
    '/',
    '/quiet-kitchens',
    '/blog/the-quiet-hour',
    '/measuring-service',
    '/help',
    '/delivery',
    '/brands/tarnside',
    '/buying-guides',
    '/washing-machines',
    '/blog',
  ];
  const asked = Array.from({ length: isAll ? 200 : 60 }, (_, n) => ({
    path: pages[n % pages.length] ?? '/',
    isEditor: n % 20 < 10,
  }));
  const answers: { isEditor: boolean; status: number; body: string }[] = [];
  const worker = async () => {
    for (let next = asked.shift(); next; next = asked.shift()) {
      const { path, isEditor } = next;
      const answer = await fetch(`${stack.origin}${path}${isEditor ? '?preview=true' : ''}`);
      answers.push({ isEditor, status: answer.status, body: await answer.text() });
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  const drafts = answers.filter(({ isEditor }) => isEditor).map(({ body }) => body);
  expect(DRAFTS.filter((words) => drafts.some((body) => words.test(body)))).toEqual(DRAFTS);
  const leaks = answers.filter(({ isEditor, body }) => !isEditor && DRAFTS.some((words) => words.test(body)));
  expect(leaks.length).toBe(0);
  // A busy machine may answer 503 for a moment; nothing else may fail.
  expect(answers.map(({ status }) => status).filter((status) => ![200, 404, 503].includes(status))).toEqual(
    [],
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the chooser of a guide leads to a list', async ({ page }) => {
    await page.goto('/buying-guides/washing-machines');
    await choose(page.getByLabel('Three or four'));
    await choose(page.getByLabel('Real knobs'));
    await page.getByRole('button', { name: 'Show me the list' }).click();
    await expect(page).toHaveURL(/\/washing-machines\?capacity=8-kg,9-kg&controls=knobs$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Washing machines');
  });
});

test('every answer of every chooser finds something', { tag: '@long' }, async ({ stack }) => {
  test.slow();
  test.slow();
  const index = await (await fetch(`${stack.origin}/buying-guides`)).text();
  const guides = [...new Set(index.match(/\/buying-guides\/[a-z-]+(?=")/g))];
  expect(guides).toHaveLength(16);
  const lists = new Set<string>();
  for (const guide of guides) {
    const html = await (await fetch(stack.origin + guide)).text();
    const category = /name="in" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const filters = [...html.matchAll(/name="q\d" value="([^"]*)"/g)].map(([, filter = '']) => filter);
    expect(filters.length, guide).toBeGreaterThan(10);
    for (const filter of filters) {
      const query = new URLSearchParams({ in: category, q1: filter.replaceAll('&amp;', '&') });
      const answer = await fetch(`${stack.origin}/choose?${query}`, { redirect: 'manual' });
      lists.add(answer.headers.get('location') ?? '');
    }
  }
  const empty: string[] = [];
  for (const list of lists) {
    const url = new URL(list, stack.origin);
    const html = await (await fetch(stack.origin + url.pathname + url.search)).text();
    if (!/data-price=/.test(html)) empty.push(list);
  }
  expect(empty).toEqual([]);
});

test('the home page leads to the offers, and a department shows its best sellers', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  const sold = page.getByRole('region', { name: 'Best sellers' });
  await expect(sold.getByRole('link', { name: 'All tumble dryers' })).toBeVisible();
  await page.getByRole('link', { name: 'All offers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers');
  await expectAccessible(page);
  const jumps = page.getByRole('navigation', { name: 'On this page' });
  await jumps.getByRole('link', { name: 'Small appliances' }).press('Enter');
  await expect(page).toHaveURL(/\/all-offers#small-appliances$/);
  await expect(page.getByRole('heading', { name: 'Small appliances' })).toBeInViewport();
  await expect(jumps).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000);
  const row = page.getByRole('region', { name: 'Laundry' });
  await expect(row.getByRole('listitem').first()).toContainText(/Was £\d/);
  const all = row.getByRole('link', { name: /^All \d+ offers in laundry$/ });
  const [, offers = ''] = /All (\d+)/.exec(await all.innerText()) ?? [];
  await all.click();
  await expect(page).toHaveURL(/\/laundry\/all\?reduced=yes$/);
  await expect(page.getByRole('main')).toContainText(new RegExp(`${offers} of \\d+ products`));
  await expect(page.getByRole('checkbox', { name: /^Reduced only/ })).toBeChecked();
  await expect(
    page
      .getByRole('main')
      .getByText(/^Was £/)
      .first(),
  ).toBeVisible();
  await page.goto('/laundry');
  await page
    .getByRole('region', { name: 'Best sellers' })
    .getByRole('link', { name: 'See them all' })
    .click();
  await expect(page).toHaveURL(/\/laundry\/all$/);
});
