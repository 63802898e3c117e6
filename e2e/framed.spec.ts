import type { APIRequestContext } from '@playwright/test';
import { payloadOf } from '../lib/platform/edge/document/flight-rows.ts';
import { expect, test } from './support/test';

/** Crawlers get the page as rendered by the framework in one piece. */
const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };

const PATHS = [
  '/washing-machines?capacity=9-kg',
  '/washing-machines?price=200-900&page=2',
  '/washing-machines?capacity=9-kg&sort=best&for=4-people,quiet',
  '/laundry/all?brand=tarnside,ottermere',
  '/brands/tarnside?type=washing-machine',
  '/search?q=%22quiet%22+dryer+%3Cb%3E%26amp;',
  '/search-alg?q=oven',
];

async function read(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await request.get(path, { headers });
  const html = await answer.text();
  const rows = payloadOf(html).toString().split('\n');
  const root = rows.find((row) => row.startsWith('0:{')) ?? '';
  const head = rows.find((row) => row.includes('["$","title"')) ?? '[]';
  const elements = JSON.parse(head.slice(head.indexOf('['))) as [string, string, string, unknown][];
  return {
    status: answer.status(),
    html,
    // The elements of the head, and what React's payload says of them, without their keys.
    head: elements
      .filter(([, tag]) => /^(title|meta|link)$/.test(tag))
      .map(([, tag, , attributes]) => JSON.stringify([tag, attributes]))
      .toSorted(),
    address: /"c":\[[^\]]*\],"q":"[^"]*"/.exec(root)?.[0],
    place: rows.join('\n').match(/"n":"path","t":"c","k":"[^"]*"/)?.[0],
    shown: html
      .replace(/<head>.*?<\/head>/s, '')
      .replace(/<script[^>]*>.*?<\/script>/gs, '')
      // React separates adjacent texts with a marker.
      .replaceAll('<!-- -->', '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
    headShown: (
      /<head>.*<\/head>/s.exec(html)?.[0].match(/<(?:title>[^<]*|(?:meta|link rel="canonical") [^>]*)/g) ?? []
    )
      .map(String)
      .toSorted(),
  };
}

for (const path of PATHS) {
  test(`${path} is the same in a frame as rendered whole by the framework`, { tag: '@core' }, async ({
    request,
  }) => {
    const [framed, whole] = [await read(request, path), await read(request, path, CRAWLER)];
    expect(framed.status).toBe(200);
    expect(framed.html).toContain('data-finished="page"');
    expect(whole.html).not.toContain('data-finished="page"');
    expect(framed.head).toEqual(whole.head);
    expect(framed.headShown).toEqual(whole.headShown);
    expect(framed.address).toEqual(whole.address);
    expect(framed.place).toEqual(whole.place);
    expect(framed.shown).toEqual(whole.shown);
    expect(framed.html).not.toContain('shop-mark');
  });
}

test('pages that do not exist or redirect do so in a frame too', async ({ request }) => {
  const away = await request.get('/washing-machines?capacity=9-kg&page=900', { maxRedirects: 0 });
  expect(away.status()).toBe(404);
  expect(await away.text()).toContain('Page not found');
  const tidied = await request.get('/washing-machines?capacity=9-kg&page=1', { maxRedirects: 0 });
  expect(tidied.status()).toBe(307);
  expect(tidied.headers()['location']).toBe('/washing-machines?capacity=9-kg');
  for (const path of ['/content/listing/washing-machines', '/content/search?q=oven'])
    expect((await request.get(path)).status(), path).toBe(404);
});
