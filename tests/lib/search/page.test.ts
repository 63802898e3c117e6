import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startFilledSearch } from '../../support/filled-search';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

type Shop = Awaited<ReturnType<typeof startFilledSearch>>;
let shop: Shop;

beforeAll(async () => {
  shop = await startFilledSearch(400);
}, 120_000);
afterAll(async () => shop[Symbol.asyncDispose]());

const ENGINES = ['service', 'commerce'] as const;

async function found(engine: (typeof ENGINES)[number], params: Record<string, string>) {
  const { getSearchPage } = await import('@/lib/search/page-queries');
  const outcome = await getSearchPage(engine, params);
  if (outcome.kind !== 'found')
    throw new Error(`${params['q']} was not looked for: ${JSON.stringify(outcome)}`);
  return outcome.found;
}

describe.each(ENGINES)('a results page of the %s search', (engine) => {
  test('is a list with the filters that were typed, and its URL keeps the other words', async () => {
    const { view, origin } = await found(engine, { q: 'cheap fridge freezer under £700' });
    expect(view.listing.products.length).toBeGreaterThan(0);
    for (const { type, price } of view.listing.products) {
      expect(['Fridge freezer', 'Integrated fridge freezer']).toContain(type);
      expect(price?.now).toBeLessThanOrEqual(70_000);
    }
    expect(view.query).toMatchObject({ maxPrice: 70_000, sort: 'price-up' });
    expect(view.place.path).toMatch(/\?q=fridge\+freezer$/);
    expect(view.chips.map(({ label }) => label)).toContain('Up to £700');
    expect(origin?.filters ?? []).toEqual([]);
  });

  test('excludes what is not wanted, unless the URL chooses it', async () => {
    const { view } = await found(engine, { q: 'washing machine without wifi' });
    expect(view.listing.products.length).toBeGreaterThan(0);
    expect(view.listing.products.every(({ attributes }) => attributes['Smart'] === 'No')).toBe(true);
    const chosen = await found(engine, { q: 'washing machine without wifi', smart: 'yes' });
    expect(chosen.view.query.picks).toEqual([{ key: 'smart', values: ['yes'] }]);
  });

  test('shows what fills a measured gap, and links to smaller products', async () => {
    const { understoodOf } = await import('@/lib/search/understood');
    const filled = await found(engine, { q: 'dishwasher 60cm gap' });
    const widths = (view: (typeof filled)['view']) =>
      view.listing.products.map(({ attributes }) => Number.parseInt(attributes['Width'] ?? ''));
    expect(widths(filled.view).length).toBeGreaterThan(0);
    expect(widths(filled.view).every((width) => width > 570 && width <= 600)).toBe(true);
    const { sentences, smaller } = understoodOf(filled, engine);
    expect(sentences).toEqual([
      'For a gap 600 mm wide: products that fit and fill it. Narrower ones are left out.',
    ]);
    const query = new URL(smaller?.href ?? '', 'http://localhost').searchParams;
    expect(Object.fromEntries(query)).toEqual({ q: 'dishwasher 60cm gap', 'space-width': '..600' });
    const all = await found(engine, Object.fromEntries(query));
    expect(all.view.listing.total).toBeGreaterThan(filled.view.listing.total);
    expect(understoodOf(all, engine).smaller).toBeNull();
  });

  test('links to a department and a guide only when few kinds are meant', async () => {
    const { understoodOf } = await import('@/lib/search/understood');
    const led = async (q: string) => understoodOf(await found(engine, { q }), engine);
    expect((await led('gift under £60')).place).toBeNull();
    expect((await led('gift under £60')).guide).toBeNull();
    expect((await led('induction hob')).place).not.toBeNull();
  });

  test('shows no products when only a maker that is not sold was named', async () => {
    const { goodsOf, understoodOf } = await import('@/lib/search/understood');
    const named = await found(engine, { q: 'bosch' });
    expect(goodsOf(named)).toBe(0);
    expect(understoodOf(named, engine).sentences).toEqual(['We do not sell Bosch.']);
    expect(goodsOf(await found(engine, { q: 'bosch dishwasher' }))).toBeGreaterThan(0);
    expect(goodsOf(await found(engine, { q: 'dyson' }))).toBeGreaterThan(0);
  });

  test('ignores words that find nothing, and lists them', async () => {
    const { view, leftOut } = await found(engine, { q: 'dishwasher qqzzx' });
    expect(view.listing.products.length).toBeGreaterThan(0);
    expect(leftOut).toEqual(['qqzzx']);
  });

  test('lists as left out only what the nearest product lacks', async () => {
    const { view, leftOut } = await found(engine, { q: 'black quiet washing machine 14 kg under £1000' });
    const [nearest] = view.listing.products;
    expect(nearest?.attributes['Colour']).toBe('Black');
    expect(leftOut).toContain('14 kg');
    expect(leftOut).not.toContain('black');
  });

  test('counts the products without each condition when nothing meets all of them', async () => {
    const { leftOut, ways } = await found(engine, { q: 'black heat pump dryer under £100' });
    expect(leftOut.length).toBeGreaterThan(0);
    expect(ways.map(({ label }) => label)).toContain('under £100');
    for (const { href, count } of ways) {
      const q = new URL(href, 'http://shop').searchParams.get('q') ?? '';
      expect((await found(engine, { q })).view.listing.total).toBe(count);
    }
    expect((await found(engine, { q: 'dishwasher' })).ways).toEqual([]);
  });

  test('shows other makers’ products when the maker has none, and says so', async () => {
    const { view, leftOut } = await found(engine, { q: 'steinhaupt kettle' });
    expect(view.listing.products.length).toBeGreaterThan(0);
    expect(view.listing.products.every(({ type }) => type === 'Kettle')).toBe(true);
    expect(leftOut).toEqual(['Steinhaupt']);
  });

  test('redirects from a barcode to its product', async () => {
    const { getSearchPage } = await import('@/lib/search/page-queries');
    const row = shop.store
      .prepare("SELECT upc, path FROM product WHERE upc <> '' AND availability <> 'Unavailable' LIMIT 1")
      .get() as { upc: string; path: string };
    const outcome = await getSearchPage(engine, { q: row.upc.replace(/^(\d{7})/, '$1 ') });
    expect(outcome).toEqual({ kind: 'elsewhere', to: row.path.replace(/\/$/, '') });
  });
});
