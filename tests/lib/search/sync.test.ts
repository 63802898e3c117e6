import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { KIND_RULES } from '@/lib/search/goods-first';
import { REPLICAS } from '@/lib/search/indices';
import { startFilledSearch } from '../../support/filled-search';

const answers = z.object({
  results: z.array(z.looseObject({ nbHits: z.number(), hits: z.array(z.looseObject({})) })),
});

async function ask(indexName: string, query: string) {
  const { searchRequest } = await import('@/lib/platform/upstreams/search');
  const { orUnreachable } = await import('@/lib/platform/result');
  const { results } = orUnreachable(
    await searchRequest((client) => client.search({ requests: [{ indexName, query }] }), answers),
  );
  return results[0]!;
}

describe('the index of the catalogue', () => {
  test('holds every product on sale, places, pages and what is worth asking, and may be made again', async () => {
    await using shop = await startFilledSearch(120);
    const { syncAll } = await import('@/lib/search/sync-commands');
    const onSale = shop.store
      .prepare(
        `SELECT count(*) AS n FROM product WHERE id NOT IN (SELECT product_id FROM product_attribute
         JOIN attribute_value ON attribute_value.id = value_id JOIN attribute ON attribute.id = attribute_id
         WHERE attribute.name = 'Discontinued')`,
      )
      .get() as { n: number };
    expect(shop.counts).toMatchObject({ products: onSale.n, brands: 31 });
    expect((await ask('products', '')).nbHits).toBe(onSale.n);
    expect((await ask('guides', 'send it back')).hits[0]).toMatchObject({ path: '/returns', kind: 'help' });
    expect((await ask('categories', 'washing machines')).hits[0]).toMatchObject({
      path: '/washing-machines',
      within: 'Laundry',
    });
    const steps: number[] = [];
    expect(await syncAll((done) => steps.push(done))).toEqual(shop.counts);
    expect(steps.at(-1)).toBe(onSale.n);
    expect((await ask('products', '')).nbHits).toBe(onSale.n);
    const rules = shop.store
      .prepare('SELECT index_name, count(*) AS n FROM search_rule GROUP BY 1 ORDER BY 1')
      .all();
    expect(rules).toEqual(
      ['products', ...Object.values(REPLICAS).map(({ name }) => name)]
        .toSorted()
        .map((name) => ({ index_name: name, n: KIND_RULES.length })),
    );
    const cheapest = (await ask('products_price_asc', '')).hits[0];
    const { least } = shop.store.prepare('SELECT min(charged) AS least FROM product').get() as {
      least: number;
    };
    expect(cheapest?.['price']).toBe(least);
  });

  test('follows one product by a webhook, and forgets what is no longer sold', async () => {
    await using shop = await startFilledSearch(60);
    const { followInSearch } = await import('@/lib/search/webhook-commands');
    const { id, name } = shop.store
      .prepare('SELECT id, name FROM product ORDER BY popularity DESC LIMIT 1')
      .get() as { id: number; name: string };
    expect((await ask('products', name)).hits[0]).toMatchObject({ objectID: String(id), name });
    shop.store
      .prepare("UPDATE product SET name = 'Quibblewick kettle', price = 1234, sale_price = NULL WHERE id = ?")
      .run(id);
    await followInSearch({ scope: 'store/product/updated', data: { id } });
    const [hit] = (await ask('products', 'quibblewick')).hits;
    expect(hit).toMatchObject({ objectID: String(id), price: 1234, popularity: expect.any(Number) });
    shop.store.prepare("UPDATE product SET name = 'Snorfington kettle', featured = 1 WHERE id = ?").run(id);
    const sku = { id: id + 1, sku: { product_id: id, variant_id: 1 } };
    await followInSearch({ scope: 'store/sku/updated', data: sku });
    expect((await ask('products', 'snorfington')).hits[0]).toMatchObject({
      objectID: String(id),
      featured: true,
    });
    shop.store.prepare('DELETE FROM product WHERE id = ?').run(id);
    await followInSearch({ scope: 'store/product/deleted', data: { id } });
    expect((await ask('products', 'snorfington')).nbHits).toBe(0);
    await followInSearch({ scope: 'store/order/created', data: { id: 1 } });
  });

  test('follows categories and guides by webhooks', async () => {
    await using shop = await startFilledSearch(60);
    const { followInSearch, followContentInSearch } = await import('@/lib/search/webhook-commands');
    const { id } = shop.store.prepare("SELECT id FROM category WHERE name = 'Washing machines'").get() as {
      id: number;
    };
    const before = (await ask('categories', '')).nbHits;
    shop.store.prepare("UPDATE category SET name = 'Quibblewick washers' WHERE id = ?").run(id);
    await Promise.all([1, 2].map(() => followInSearch({ scope: 'store/category/updated', data: { id } })));
    expect((await ask('categories', 'quibblewick')).hits[0]).toMatchObject({ path: '/washing-machines' });
    expect((await ask('categories', '')).nbHits).toBe(before);
    const guides = (await ask('guides', '')).nbHits;
    await followContentInSearch({ sys: { contentType: { sys: { id: 'buyingGuide' } } } });
    expect((await ask('guides', '')).nbHits).toBe(guides);
  });
});
