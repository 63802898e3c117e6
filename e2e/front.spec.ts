import { connect } from 'node:net';
import { expect, test } from './support/test';

test('the first response decides: 404 for unknown, 308 for moved, 200 for the home page', {
  tag: '@core',
}, async ({ request }) => {
  const unknown = await request.get('/no-such-thing', { maxRedirects: 0 });
  expect(unknown.status()).toBe(404);
  const html = await unknown.text();
  expect(html).toContain('Page not found');
  expect(html).toContain('/no-such-thing');
  expect((await request.get('/', { maxRedirects: 0 })).status()).toBe(200);
  const tidied = await request.get('/Washing-Machines/', { maxRedirects: 0 });
  expect([tidied.status(), tidied.headers()['location']]).toEqual([308, '/washing-machines']);
  const old = await request.get('/login.php?action=change_password&c=1&t=x', { maxRedirects: 0 });
  expect([old.status(), old.headers()['location']]).toEqual([302, '/reset-password?c=1&t=x']);
  const words = await request.get('/search.php?search_query=oven', { maxRedirects: 0 });
  expect([words.status(), words.headers()['location']]).toEqual([301, '/search?q=oven']);
});

test('a path of several segments is resolved by the platform, with the first response', async ({
  request,
}) => {
  const answer = async (path: string) => {
    const given = await request.get(path, { maxRedirects: 0 });
    return [given.status(), given.headers()['location']];
  };
  expect(await answer('/products/tw-914')).toEqual([308, '/tarnside-tw-914-9kg-washing-machine']);
  expect(await answer('/recalls')).toEqual([308, 'https://www.gov.uk/product-safety-alerts-reports-recalls']);
  expect(await answer('/shop/kitchen/cooking/ovens/built-in')).toEqual([404, undefined]);
  expect(await answer('/api/no-such-call')).toEqual([404, undefined]);
  expect(await answer('/_next/static/chunks/no-such-file.js')).toEqual([404, undefined]);
});

test('unknown query keys stay in the address, and the page is the prerendered one', {
  tag: '@core',
}, async ({ request }) => {
  const campaign = 'utm_source=awin&awc=2_3&ttclid=E.C.P&irclickid=abc';
  const ask = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location'], answer.headers()['cache-control']];
  };
  for (const path of ['/tarnside-tw-914-9kg-washing-machine', '/help', '/washing-machines', '/laundry/all']) {
    const [, , made] = await ask(path);
    expect(made).toMatch(/^public/);
    // The filters of a list are known once it has been rendered: for the URL without a query, or else by this request.
    await ask(`${path}?${campaign}`);
    expect(await ask(`${path}?${campaign}`), path).toEqual([200, undefined, made]);
  }
  // Rendered for this request, and cached for everybody for a few seconds.
  expect(await ask(`/washing-machines?${campaign}&spin-speed=1400-rpm`)).toEqual([
    200,
    undefined,
    expect.stringMatching(/^public, max-age=0, s-maxage=(\d|10)\b/),
  ]);
  expect((await ask(`/search?q=oven&${campaign}`)).slice(0, 2)).toEqual([200, undefined]);
});

test('an information sheet is made once for everyone', async ({ request }) => {
  const ask = () => request.get('/information-sheet/tarn-tw914-wh');
  const [first, second] = [await ask(), await ask()];
  expect(first.headers()['content-type']).toBe('application/pdf');
  expect((await first.body()).toString('latin1')).toMatch(/^%PDF-/);
  // Every sheet contains the time it was made, so equal bytes prove caching.
  expect((await second.body()).equals(await first.body())).toBe(true);
});

test('the shop listens on its own address, and on no other of this machine', async ({ stack }) => {
  const tryAt = (host: string) =>
    new Promise((settle) => {
      const socket = connect(Number(stack.env['PORT']), host, () => settle(true));
      socket.once('error', () => settle(false));
      socket.once('connect', () => socket.destroy());
    });
  expect([await tryAt('127.0.0.1'), await tryAt('::1')]).toEqual([true, false]);
});

test('a page hydrates under its policy, and the 404 page shows the path', { tag: '@core' }, async ({
  page,
  expectedErrors,
}) => {
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  expectedErrors.push(/404 \(Not Found\)/);
  const answer = await page.goto('/no-such-thing');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('/no-such-thing')).toBeVisible();
  await page.getByRole('link', { name: 'Go back home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('a page paints before it loads its scripts, even without any interaction', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ baseURL: stack.origin });
  const page = await context.newPage();
  await page.goto('/washing-machines');
  const started = () =>
    page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return scripts.map(({ startTime }) => startTime > (painted?.startTime ?? Infinity));
    });
  await expect.poll(async () => (await started()).length).toBeGreaterThan(5);
  expect(await started()).not.toContain(false);
  await expect(page.locator('script[type=waiting]')).toHaveCount(0);
  await context.close();
});

test('a page loads its styles in one file, and the next page only what it lacks', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = /\/([^/]+)\.css$/.exec(new URL(request.url()).pathname)?.[1];
    if (name) fetched.push(name);
  });
  await page.goto('/');
  const [joint = '', ...others] = fetched;
  const [names = ''] = joint.split('.');
  expect(names.split('+').length).toBeGreaterThan(1);
  expect(others).toEqual([]);
  await page.getByRole('navigation').getByRole('link', { name: 'Laundry' }).first().click();
  await expect(page).toHaveURL(/\/laundry$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Laundry' })).toBeVisible();
  expect(names.split('+').filter((name) => fetched.includes(name))).toEqual([]);
});

test('only the shop’s own combinations of style sheets are served', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [address = ''] = /\/_next\/static\/chunks\/[^"]*\+[^"]*\.css/.exec(html) ?? [];
  expect((await request.get(address)).status()).toBe(200);
  expect((await request.get(address.replace(/\/([\w~-]+)\+([\w~-]+)/, '/$2+$1'))).status()).toBe(404);
});

test('a call with an unsupported method is a 405 that names the supported ones', async ({ request }) => {
  for (const [path, allow] of [
    ['/api/create-cart', 'POST'],
    ['/api/update-customer', 'PUT'],
  ] as const) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()['allow'], answer.headers()['cache-control']]).toEqual([
      405,
      allow,
      'no-store',
    ]);
    expect(await answer.json()).toMatchObject({ statusCode: 405 });
  }
});

test('an unknown path is not cached, whatever its extension', { tag: '@core' }, async ({ request }) => {
  const answer = await request.get('/brands.rsc');
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([404, 'no-store']);
});

test('an unknown path is shown as written, before and after scripts run', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[04]/);
  for (const [path, shown] of [
    ['/no%20such%2Fplace', '/no such%2Fplace'],
    ['/100%25', '/100%25'],
    ['/%E2%82%AC+%F0%9F%A7%8A', '/€+🧊'],
    ['/what%3Fnot%23this', '/what%3Fnot%23this'],
    ['//no//such', '/no/such'],
    [`/${'%F0%9F%A7%8A'.repeat(160)}`, `/${'🧊'.repeat(160)}`],
    [`/${'a'.repeat(1_000)}`, `/${'a'.repeat(199)}…`],
  ] as const) {
    const answer = await page.goto(stack.origin + path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.locator('code[data-path]')).toHaveText(shown);
  }
  for (const path of ['/%00', '/%E0%A4%A']) {
    const answer = await page.goto(stack.origin + path);
    expect(answer?.status(), path).toBe(400);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bad request');
  }
});

test.describe('without the sandbox', () => {
  test.describe.configure({ mode: 'serial' });

  test('cached pages stay, others and their router data are 503, and all recovers when it returns', {
    tag: '@core',
  }, async ({ request, stack }) => {
    expect((await request.get('/washing-machines')).status()).toBe(200);
    await stack.stopSandbox();
    expect((await request.get('/washing-machines')).status()).toBe(200);
    const unseen = await request.get('/never-seen-before');
    expect(unseen.status()).toBe(503);
    expect(Number(unseen.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await unseen.text()).toMatch(/Go back home.*Try again/s);
    const data = await request.get('/never-seen-before?_rsc=abc', { headers: { rsc: '1' } });
    expect([data.status(), data.headers()['content-type']]).toEqual([503, 'text/plain; charset=utf-8']);
    expect(Number(data.headers()['retry-after'])).toBeGreaterThanOrEqual(5);
    await stack.startSandbox();
    await expect
      .poll(async () => (await request.get('/never-seen-before')).status(), { timeout: 10_000 })
      .toBe(404);
  });
});

test.describe('a visitor without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('gets the locale cookie once, on a private page, and shared answers set none', {
    tag: '@core',
  }, async ({ page, context, request }) => {
    const path = '/washing-machines';
    const first = await page.goto(path);
    expect(first?.headers()['cache-control']).toBe('private, no-cache');
    const locale = (await context.cookies()).find(({ name }) => name === 'locale');
    expect(locale).toMatchObject({ value: 'en-GB', path: '/', sameSite: 'Lax', httpOnly: false });
    expect((locale?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(364 * 86_400);
    const again = await page.goto('/tumble-dryers');
    expect(again?.headers()['cache-control']).toMatch(/^public/);
    const shared = await request.get(path);
    expect([shared.headers()['set-cookie'], shared.headers()['vary']]).toEqual([
      undefined,
      expect.not.stringMatching(/cookie|language/i),
    ]);
    const { etag = '' } = shared.headers();
    const held = await request.get(path, { headers: { accept: 'text/html', 'if-none-match': etag } });
    expect([held.status(), held.headers()['set-cookie']]).toEqual([304, expect.stringMatching(/^locale=/)]);
    for (const file of ['/robots.txt', '/sitemap.xml']) {
      const answer = await request.get(file, { headers: { accept: 'text/html' } });
      expect(answer.headers()['set-cookie']).toBeUndefined();
    }
  });
});
