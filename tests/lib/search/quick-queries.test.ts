import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startFilledSearch } from '../../support/filled-search';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const told = vi.hoisted((): { value: unknown } => ({ value: undefined }));
vi.mock('@/lib/platform/upstreams/search', async (original) => {
  const real = await original<typeof import('@/lib/platform/upstreams/search')>();
  return {
    ...real,
    searchRequest: (...asked: Parameters<typeof real.searchRequest>) =>
      told.value === undefined ? real.searchRequest(...asked) : Promise.resolve(told.value),
  };
});

let shop: Awaited<ReturnType<typeof startFilledSearch>>;

beforeAll(async () => {
  shop = await startFilledSearch(400);
}, 120_000);
afterAll(async () => shop[Symbol.asyncDispose]());
afterEach(() => {
  told.value = undefined;
});

const ask = async (query: string) => (await import('@/lib/search/quick-queries')).getQuickAnswer(query);

describe('answer of the quick search', () => {
  test('comes from the service for all groups at once', async () => {
    const found = await ask('washing machine');
    expect(found.products.length).toBeGreaterThan(0);
    expect(found.categories.map(({ name }) => name)).toContain('Washing machines');
    expect(found.index).toBe('products');
  });

  test('states how the search was understood', async () => {
    const { understood, products } = await ask('white washing machine under £500');
    expect(understood.map(({ label }) => label)).toEqual(expect.arrayContaining(['white', 'under £500']));
    expect(products.length).toBeGreaterThan(0);
    for (const { price } of products) expect(price).toBeLessThanOrEqual(50_000);
  });

  test.each([
    ['zibber', ['Nothing in the shop matches “zibber”.']],
    ['white oven under £1', ['Nothing in the shop matches “white oven under £1”.']],
  ])('states that nothing matches %j', async (query, said) => expect((await ask(query)).said).toEqual(said));

  test.each([
    ['send it back', '/returns'],
    ['will the driver ring before he comes', '/delivery'],
  ])('has for %j the page that answers before anything else', async (query, path) => {
    const { pages, helpFirst, products } = await ask(query);
    expect([pages[0]?.path, helpFirst, products]).toEqual([path, true, []]);
  });
});

const AWAY = { ok: false, error: { kind: 'unreachable', upstream: 'search', message: 'away' } };

describe.each([
  ['fails', AWAY],
  ['answers something unreadable', { ok: true, value: { results: [{}] } }],
  ['answers in part', { ok: true, value: { results: [{ hits: [] }, { hits: [] }] } }],
])('when the service %s', (_, answer) => {
  test('the platform’s own search answers', async () => {
    told.value = answer;
    const { products, index, pages } = await ask('washing machine');
    expect(products.length).toBeGreaterThan(0);
    expect([index, pages]).toEqual([null, []]);
    expect((await ask('send it back')).pages[0]?.path).toBe('/returns');
  });
});
