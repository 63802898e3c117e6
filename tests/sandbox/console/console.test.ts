import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSandbox } from '../../../sandbox/app.ts';
import { readConfig } from '../../../sandbox/config.ts';
import { demoStore } from '../../../sandbox/demo/store.ts';
import { seedContent } from '../../../sandbox/demo/content/seed-content.ts';
import type { Store } from '../../../sandbox/store/store.ts';
import { seededStore } from '../../support/seeded-store.ts';

let app: FastifyInstance;
let store: Store;

beforeEach(async () => {
  store = seededStore({ products: 60 });
  seedContent(store);
  app = await buildSandbox({ ...readConfig({}), dataFolder: null, database: ':memory:' }, demoStore, {
    store,
  });
});
afterEach(() => app.close());

const host = { host: '127.0.0.1:4000' };
const get = (url: string) => app.inject({ url, headers: host });

/** Loads a page as a browser does, then posts one of its forms with the page's own token. */
async function post(
  page: string,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const loaded = await get(page);
  const cookie = String(loaded.headers['set-cookie']).split(';')[0] ?? '';
  const token = /name="token" value="([^"]+)"/.exec(loaded.body)?.[1] ?? '';
  return app.inject({
    method: 'POST',
    url,
    headers: { ...host, cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ token, ...fields }).toString(),
  });
}

const firstProduct = () =>
  store.prepare('SELECT id, price, stock FROM product ORDER BY popularity DESC LIMIT 1').get() as {
    id: number;
    price: number;
    stock: number;
  };

async function priceInShop(id: number): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: 'Bearer dev' },
    payload: {
      query: `{ site { product(entityId: ${id}) { prices(includeTax: true) { price { value } } } } }`,
    },
  });
  return answer.json().data.site.product.prices.price.value;
}

const UNESCAPED: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

describe('the console', () => {
  it('shows every section without a script', async () => {
    const paths = [
      '',
      '/products',
      '/carts',
      '/orders',
      '/customers',
      '/content',
      '/forms',
      '/events',
      '/faults',
    ];
    for (const path of paths) {
      const page = await get(`/console${path}`);
      expect(page.statusCode, path).toBe(200);
      expect(page.body).not.toContain('<script');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  it.each([
    ['/console/products/999999', '/console/products'],
    ['/console/content/nothing', '/console/content'],
    ['/console/nope', '/console'],
    ['/console/nope/further', '/console'],
  ])('answers 404 for %s, with a link back to %s', async (path, back) => {
    const page = await get(path);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('<h1>Not found</h1>');
    expect(page.body).toContain(`<a href="${back}">Back to`);
    expect((await app.inject({ url: path, remoteAddress: '10.0.0.7' })).statusCode).toBe(403);
  });

  it('finds products by name and by SKU', async () => {
    const { sku, name } = store.prepare('SELECT sku, name FROM product LIMIT 1').get() as {
      sku: string;
      name: string;
    };
    expect((await get(`/console/products?q=${encodeURIComponent(sku)}`)).body).toContain(sku);
    expect((await get(`/console/products?q=${encodeURIComponent(name.slice(0, 12))}`)).body).toContain(sku);
    expect((await get('/console/products?q=%22%29%3Bdrop')).statusCode).toBe(200);
  });

  it('escapes what people wrote', async () => {
    store
      .prepare('INSERT INTO form_submission (form, fields, created_at) VALUES (?, ?, 0)')
      .run('trade', '{"email":"<script>alert(1)</script>"}');
    expect((await get('/console/forms')).body).toContain('&lt;script&gt;');
  });
});

describe('changes in the console', () => {
  it('a new price is in the shop at once', async () => {
    const { id } = firstProduct();
    const answer = await post(`/console/products/${id}`, `/console/products/${id}/price`, {
      price: '123.45',
      sale: '',
    });
    expect(answer.statusCode).toBe(303);
    expect(await priceInShop(id)).toBe(123.45);
    await post(`/console/products/${id}`, `/console/products/${id}/price`, { price: '123.45', sale: '99' });
    expect(await priceInShop(id)).toBe(99);
  });

  it('a price can be corrected as a mistake for two hours, which is recorded', async () => {
    const { id } = firstProduct();
    const page = `/console/products/${id}`;
    await post(page, `${page}/price`, { price: '4.79', sale: '', by: 'Ann' });
    expect((await get(page)).body).toContain('a correction of a mistake');
    const answer = await post(page, `${page}/price`, { price: '479', sale: '', by: 'Pat <b>', slip: 'yes' });
    expect(decodeURIComponent(String(answer.headers.location))).toContain('The mistake is recorded');
    const { body } = await get(page);
    expect(body).toContain('A mistake, corrected by Pat &lt;b&gt;. Left out of the price history.');
    expect(body).toContain('£4.79');
    store.prepare('UPDATE price_event SET starts_at = starts_at - 7200001 WHERE ends_at IS NULL').run();
    expect((await get(page)).body).not.toContain('a correction of a mistake');
  });

  it('an invalid price is refused with the reason', async () => {
    const { id, price } = firstProduct();
    for (const bad of ['0', '-1', '1e9', 'free', '1.234']) {
      const answer = await post(`/console/products/${id}`, `/console/products/${id}/price`, {
        price: bad,
        sale: '',
      });
      expect(decodeURIComponent(String(answer.headers.location))).toContain('Not changed.');
    }
    expect(firstProduct().price).toBe(price);
  });

  it('a stock level is saved unless it is invalid', async () => {
    const { id } = firstProduct();
    await post(`/console/products/${id}`, `/console/products/${id}/stock`, { stock: '7' });
    expect(firstProduct().stock).toBe(7);
    await post(`/console/products/${id}`, `/console/products/${id}/stock`, { stock: '-1' });
    await post(`/console/products/${id}`, `/console/products/${id}/stock`, { stock: '' });
    expect(firstProduct().stock).toBe(7);
  });

  it('an entry is a draft for preview only until it is published, which raises an event', async () => {
    const read = async (base: string, token: string) => {
      const url = `/${base}/spaces/hobwright/environments/master/entries/bannerDryerLabels`;
      const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      return answer.json().fields?.title;
    };
    const fields = { 'field.title': 'A new line', 'field.paths': '["/laundry"]' };
    const page = '/console/content/bannerDryerLabels';
    const before = await read('content', 'dev');
    await post(page, page, { ...fields, deed: 'save' });
    expect(await read('content', 'dev')).toBe(before);
    expect(await read('content-preview', 'dev-preview')).toBe('A new line');
    await post(page, page, { ...fields, deed: 'publish' });
    expect(await read('content', 'dev')).toBe('A new line');
    await post(page, page, { deed: 'unpublish' });
    expect(await read('content', 'dev')).toBeUndefined();
    const scopes = store.prepare('SELECT scope FROM event ORDER BY id').all() as { scope: string }[];
    expect(scopes.map(({ scope }) => scope)).toEqual(
      expect.arrayContaining(['ContentManagement.Entry.publish', 'ContentManagement.Entry.unpublish']),
    );
  });

  describe('rich text', () => {
    const page = '/console/content/page-landlords';
    const stored = () => {
      const row = store.prepare("SELECT draft FROM content_entry WHERE id = 'page-landlords'").get() as {
        draft: string;
      };
      return JSON.parse(row.draft).body['en-GB'];
    };
    /** The fields of the form as a browser would send them, untouched. */
    const formOf = async () => {
      const { body } = await get(page);
      const unescaped = (text: string) =>
        text.replace(/&(lt|gt|quot|#39|amp);/g, (whole) => UNESCAPED[whole] ?? whole);
      const areas = [...body.matchAll(/<textarea name="([^"]+)"[^>]*>([^<]*)<\/textarea>/g)];
      const inputs = [
        ...body.matchAll(/<input[^>]* name="((?:field|format)\.[^"]+)"(?:[^>]* value="([^"]*)")?/g),
      ];
      return Object.fromEntries(
        [...areas, ...inputs].map(([, name = '', value = '']) => [name, unescaped(value)]),
      );
    };

    it('is written as Markdown, and saving it unchanged changes nothing', async () => {
      const before = stored();
      const form = await formOf();
      expect(form['field.body']).not.toContain('nodeType');
      await post(page, page, { ...form, deed: 'save' });
      expect(stored()).toEqual(before);
      await post(page, page, { ...form, 'field.body': '## New\r\n\r\n- a **b**', deed: 'save' });
      expect(stored().content).toMatchObject([
        { nodeType: 'heading-2', content: [{ value: 'New' }] },
        { nodeType: 'unordered-list' },
      ]);
    });

    it('that Markdown cannot express is written as JSON', async () => {
      const picture = {
        nodeType: 'embedded-asset-block',
        data: { target: { sys: { type: 'Link', linkType: 'Asset', id: 'x' } } },
        content: [],
      };
      const document = { nodeType: 'document', data: {}, content: [picture] };
      store
        .prepare(
          `UPDATE content_entry SET draft = json_set(draft, '$.body."en-GB"', json(?)) WHERE id = 'page-landlords'`,
        )
        .run(JSON.stringify(document));
      const form = await formOf();
      expect(form['field.body']).toContain('embedded-asset-block');
      await post(page, page, { ...form, deed: 'save' });
      expect(stored()).toEqual(document);
    });
  });

  it('a draft can be published from the list as it is', async () => {
    const published = () =>
      app.inject({
        url: '/content/spaces/hobwright/environments/master/entries/financeOffer',
        headers: { authorization: 'Bearer dev' },
      });
    expect((await published()).statusCode).toBe(404);
    await post('/console/content', '/console/content/financeOffer', { deed: 'publish-draft' });
    expect((await published()).json().fields).toMatchObject({ apr: 14.9, approvedUntil: '2027-12-31' });
    const button = /action="\/console\/content\/financeOffer"/;
    expect((await get('/console/content')).body).not.toMatch(button);
    await post('/console/content', '/console/content/financeOffer', { deed: 'unpublish' });
    expect((await get('/console/content')).body).toMatch(button);
  });

  it('an entry is not saved if its form cannot be read', async () => {
    const page = '/console/content/bannerDryerLabels';
    const answer = await post(page, page, { 'field.title': 'x', 'field.paths': '[', deed: 'publish' });
    expect(decodeURIComponent(String(answer.headers.location))).toContain('is not valid JSON');
    expect(
      decodeURIComponent(String((await post(page, page, { deed: 'publish' })).headers.location)),
    ).toContain('may not be empty');
  });

  it('faults are set and cleared', async () => {
    await post('/console/faults', '/console/faults', { upstream: 'forms', fault: '5xx' });
    expect((await get('/console/faults')).body).toContain('returns 503');
    await post('/console/faults', '/console/faults', { clear: 'yes' });
    expect((await get('/console/faults')).body).toContain('Every service works normally.');
  });

  it('a reset deletes visitors’ data, and a reseed restores the catalogue', async () => {
    store
      .prepare("INSERT INTO mail (sender, recipients, subject, raw, received_at) VALUES ('', '', '', '', 0)")
      .run();
    await post('/console', '/console/reset', {});
    expect(store.prepare('SELECT count(*) AS n FROM mail').get()).toEqual({ n: 0 });
    const { id, price } = firstProduct();
    store.prepare('UPDATE product SET price = 1, sale_price = NULL WHERE id = ?').run(id);
    await post('/console', '/console/reseed', { products: '60' });
    expect(firstProduct()).toMatchObject({ id, price });
    expect((await get('/console/products')).statusCode).toBe(200);
    expect(store.prepare('SELECT count(*) > 0 AS some FROM content_entry').get()).toEqual({ some: 1 });
  });
});

describe('access to the console', () => {
  it('is refused for posts from another site, without a token or with a forged one', async () => {
    const { id, price } = firstProduct();
    const path = `/console/products/${id}/price`;
    const form = { price: '1.00', sale: '' };
    const foreign = await post(`/console/products/${id}`, path, form, { 'sec-fetch-site': 'cross-site' });
    const forged = await post(`/console/products/${id}`, path, { ...form, token: 'x'.repeat(32) });
    const strange = await post(`/console/products/${id}`, path, { ...form, token: 'é'.repeat(32) });
    const bare = await app.inject({
      method: 'POST',
      url: path,
      headers: { ...host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'price=1.00',
    });
    expect([foreign, forged, strange, bare].map(({ statusCode }) => statusCode)).toEqual([
      403, 403, 403, 403,
    ]);
    expect(firstProduct().price).toBe(price);
  });

  it('is limited to this machine under its own name', async () => {
    expect((await app.inject({ url: '/console', headers: { host: 'evil.example' } })).statusCode).toBe(403);
    expect((await app.inject({ url: '/console', headers: host, remoteAddress: '10.0.0.7' })).statusCode).toBe(
      403,
    );
    expect((await app.inject({ url: '/mailbox', headers: { host: 'evil.example' } })).statusCode).toBe(403);
  });
});
