import { readdirSync, readFileSync } from 'node:fs';
import { PROMISED_PAGES } from '../lib/routing/data/places.ts';
import { routeAt } from '../lib/routing/match.ts';
import { OWN_ROUTES, routeEntries } from '../lib/routing/routes.ts';
import { crawl } from '../scripts/lib/crawl.ts';
import { expect, test } from './support/test';

// Run serially in one shop, so that a page requested by several tests is rendered once.
test.describe.configure({ mode: 'default' });

/** One page of each kind. */
const MAIN_PAGES = [
  '/',
  '/washing-machines',
  '/laundry/all',
  '/tarnside-tw-914-9kg-washing-machine',
  '/brands',
  '/brands/tarnside',
  '/blog',
  '/buying-guides',
  '/help',
  '/search-alg?q=oven',
  '/compare',
  '/cart',
  '/multibuy-list',
  '/login',
  '/track-order',
  '/site-map',
];

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
const text = async (url: string) => (await fetch(url)).text();

/** Returns the faults of a page as a crawler without scripts sees it. */
function faultsOf(url: string, status: number, html: string): string[] {
  const faults: string[] = [];
  const expectIt = (holds: boolean, what: string) => {
    if (!holds) faults.push(`${new URL(url).pathname}: ${what}`);
  };
  expectIt(status === 200, `answers ${status}`);
  // Prerendered pages contain the origin given to the build.
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? 'http://none/none';
  expectIt(new URL(canonical).pathname === new URL(url).pathname, 'is not canonical to itself');
  expectIt(!/<meta name="robots" content="[^"]*noindex/.test(html), 'is not to be listed');
  expectIt(/<title>[^<]{3,}<\/title>/.test(html), 'has no title');
  expectIt(
    (html.match(/<h1\b/g) ?? []).length === 1,
    `has ${(html.match(/<h1\b/g) ?? []).length} first headings`,
  );
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
    const { '@graph': graph } = JSON.parse(json) as {
      '@graph': { '@type': string; offers?: { price: string } }[];
    };
    const product = graph.find((node) => node['@type'] === 'Product');
    if (!product?.offers) continue;
    const price = Number(product.offers.price).toLocaleString('en-GB', { minimumFractionDigits: 0 });
    expectIt(
      html.includes(`£${price}`) || html.includes(`£${product.offers.price}`),
      `does not show ${price}`,
    );
  }
  return faults;
}

test('every page in the sitemap exists, is canonical to itself, and has a title and the right price', {
  tag: '@long',
}, async ({ stack }) => {
  test.setTimeout(240_000);
  const parts = locations(await text(`${stack.origin}/sitemap.xml`));
  expect(parts.map((part) => new URL(part).pathname)).toEqual(
    ['products-0001', 'categories', 'brands', 'blog', 'guides', 'pages'].map(
      (part) => `/sitemaps/${part}.xml`,
    ),
  );
  const urls: string[] = [];
  for (const part of parts) {
    const all = locations(await text(part)).filter((url) => url.startsWith(stack.origin));
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(part.includes('products') ? 1_000 : 5);
    // There are two thousand products, so only every 50th is checked.
    urls.push(...(part.includes('products') ? all.filter((_, at) => at % 50 === 0) : all));
  }
  const faults: string[] = [];
  const worker = async () => {
    for (let url = urls.pop(); url; url = urls.pop()) {
      const answer = await fetch(url, { redirect: 'manual' });
      faults.push(...faultsOf(url, answer.status, await answer.text()));
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  expect(faults).toEqual([]);
});

test('the first 300 links of a crawl work', { tag: '@long' }, async ({ stack }) => {
  test.setTimeout(240_000);
  const { asked, broken } = await crawl(stack.origin, {
    most: 300,
    from: ['/site-map', '/', '/blog', '/buying-guides', '/help', '/landlords', '/small-kitchens'],
  });
  expect(asked).toBe(300);
  expect(broken).toEqual([]);
});

test('every file named in the head of a page exists', async ({ stack }) => {
  for (const path of [
    '/',
    '/washing-machines',
    '/tarnside-tw-914-9kg-washing-machine',
    '/cart',
    '/search?q=oven',
  ]) {
    const head = (await text(stack.origin + path)).split('</head>')[0] ?? '';
    const named = [...head.matchAll(/<link [^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    expect(named.some((href) => href.startsWith('/apple-icon.png?'))).toBe(true);
    const answers = named.map(async (href) => [href, (await fetch(stack.origin + href)).status]);
    expect(await Promise.all(answers)).toEqual(named.map((href) => [href, 200]));
  }
});

test('the route table lists exactly the built routes', { tag: '@core' }, () => {
  const manifest = readFileSync('.next/app-path-routes-manifest.json', 'utf8');
  const routes = new Set(Object.values(JSON.parse(manifest) as Record<string, string>));
  const built = [...routes, ...readdirSync('public').map((file) => `/${file}`)];
  const known = routeEntries().flatMap(([pattern, route]) => {
    const { answers, keeper, shows, movedTo, behind } = route;
    return (answers ?? keeper ?? shows ?? movedTo ?? behind) ? [] : [pattern];
  });
  expect(built.filter((route) => !route.startsWith('/_')).toSorted()).toEqual(known.toSorted());
});

test('exactly the routes that the table says are prerendered are', { tag: '@core' }, () => {
  type Made = { srcRoute?: string; _isEnsureStaticPage?: boolean };
  const manifest = readFileSync('.next/prerender-manifest.json', 'utf8');
  const { routes, dynamicRoutes } = JSON.parse(manifest) as Record<string, Record<string, Made>>;
  const made = Object.entries({ ...routes, ...dynamicRoutes })
    .filter(([, { _isEnsureStaticPage: isWhole }]) => isWhole)
    .map(([path, { srcRoute }]) => srcRoute ?? path);
  const known = routeEntries().flatMap(([pattern, { rendered: how, keeper, shows, movedTo, behind }]) =>
    how === 'ahead' && !(keeper ?? shows ?? movedTo ?? behind) ? [pattern] : [],
  );
  expect([...new Set(made)].toSorted()).toEqual(known.toSorted());
});

/** The shop's own static URLs. */
const OURS = Object.keys(OWN_ROUTES).filter((pattern) => !/\[|^\/api\//.test(pattern));

test('an unknown query key does not change the status of any of the shop’s own pages', async ({ stack }) => {
  const ours = OURS.filter((address) => address !== '/preview');
  expect(ours.length).toBeGreaterThan(40);
  const status = async (address: string) =>
    (await fetch(stack.origin + address, { redirect: 'manual' })).status;
  for (const address of ours)
    expect(await status(`${address}?awc=2_3&v=1`), address).toBe(await status(address));
});

test('the shop’s own pages are indexed as the route table says', async ({ stack }) => {
  const wrong: string[] = [];
  for (const path of OURS) {
    const answer = await fetch(stack.origin + path, { redirect: 'manual' });
    if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) continue;
    const isAway = /<meta name="robots" content="[^"]*noindex/.test(await answer.text());
    if (isAway !== (routeAt(path).route.engines === 'away')) wrong.push(path);
  }
  expect(wrong).toEqual([]);
});

test('every link of the main pages is in the route table or kept by the merchant, and works', {
  tag: '@long',
}, async ({ stack }) => {
  test.setTimeout(240_000);
  const named = new Map<string, string>(PROMISED_PAGES.map((path) => [path, 'the shop’s words']));
  const forms = new Set<string>();
  for (const page of MAIN_PAGES) {
    const html = await text(stack.origin + page);
    for (const [, tag, address = ''] of html.matchAll(
      /<(a|link|form)\b[^>]*? (?:href|action)="(\/[^"]*)"/g,
    )) {
      const path = address.replaceAll('&amp;', '&').split('#')[0] ?? '';
      if (tag === 'form') forms.add(path.split('?')[0] ?? '');
      else if (!path.startsWith('/_next/')) named.set(path, page);
    }
  }
  expect(named.size).toBeGreaterThan(200);
  expect([...forms].filter((path) => routeAt(path).route.keeper && !MAIN_PAGES.includes(path))).toEqual([]);
  const inside = [...named.keys()].filter((path) => routeAt(path.split('?')[0] ?? '').route.inside);
  expect(inside).toEqual([]);
  const broken: string[] = [];
  const waiting = [...named];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [path, from] = next;
      const { status } = await fetch(stack.origin + path, { redirect: 'manual' });
      // An overloaded machine may answer 503 once.
      if (status === 503 && named.delete(path)) waiting.unshift(next);
      else if (status >= 400) broken.push(`${from} leads to ${path}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  expect(broken).toEqual([]);
});

test('robots.txt, manifest and the other files for programs have the right content', async ({ stack }) => {
  expect(await text(`${stack.origin}/robots.txt`)).toContain(`Sitemap: ${stack.origin}/sitemap.xml`);
  expect(await text(`${stack.origin}/.well-known/security.txt`)).toMatch(/^Contact: mailto:.+\nExpires: 20/);
  expect(await text(`${stack.origin}/llms.txt`)).toMatch(/^# Hobwright\n/);
  const manifest = await (await fetch(`${stack.origin}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: 'Hobwright', lang: 'en-GB' });
  for (const path of ['/icon-192.png', '/icon-512.png', '/social.png', '/apple-icon.png'])
    expect((await fetch(stack.origin + path)).headers.get('content-type'), path).toContain('image/png');
  // Browsers request it on their own while they know of no other icon.
  expect((await fetch(`${stack.origin}/favicon.ico`)).status).toBe(200);
  expect((await fetch(`${stack.origin}/sitemaps/products-9999.xml`)).status).toBe(404);
  const { id } = (await (await fetch(`${stack.origin}/builds/latest.json`)).json()) as { id: string };
  const meta = await (await fetch(`${stack.origin}/builds/meta/${id}.json`)).json();
  const rules = { static: { '/contact-us': { redirect: '/contact' } } };
  expect(meta).toMatchObject({ id, matcher: rules, prerendered: [] });
  expect((await fetch(`${stack.origin}/builds/meta/other.json`)).status).toBe(404);
});
