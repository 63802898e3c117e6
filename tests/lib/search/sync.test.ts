import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { KIND_RULES } from '@/lib/search/goods-first';
import { REPLICAS } from '@/lib/search/indices';
import { outboxOf } from '@/lib/platform/durable/outbox/store';
import { deliverDue } from '@/lib/platform/durable/outbox/worker';
import { OUTBOX } from '@/lib/platform/durable/store/schemas';
import { openStores } from '@/lib/platform/durable/stores';
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

/** Has the outbox deliver what waits in it for the search index. @returns how each try went. */
async function deliver(now = Date.now()): Promise<string[]> {
  const { config } = await import('@/lib/platform/config');
  const { deliverToSearch } = await import('@/lib/search/webhook-commands');
  const stores = openStores(config());
  const tries: string[] = [];
  await deliverDue({
    store: outboxOf(await stores.open(OUTBOX)),
    deliver: { search: deliverToSearch },
    clock: () => now,
    onTry: ({ key }, delivery) => tries.push(`${key} ${delivery}`),
    unsettled: [],
  });
  await stores.close();
  return tries;
}

async function follow(event: unknown): Promise<void> {
  const { noteForSearch } = await import('@/lib/search/webhook-commands');
  expect(await noteForSearch(event)).toBe(true);
  await deliver();
}

describe('catalogue index', () => {
  test('has every product on sale, categories and pages, and can be rebuilt', async () => {
    await using shop = await startFilledSearch(60);
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

  test('follows one product by webhook, and removes it when it is deleted', async () => {
    await using shop = await startFilledSearch(60);
    const { id, name } = shop.store
      .prepare('SELECT id, name FROM product ORDER BY popularity DESC LIMIT 1')
      .get() as { id: number; name: string };
    expect((await ask('products', name)).hits[0]).toMatchObject({ objectID: String(id), name });
    shop.store
      .prepare("UPDATE product SET name = 'Quibblewick kettle', price = 1234, sale_price = NULL WHERE id = ?")
      .run(id);
    await follow({ scope: 'store/product/updated', data: { id } });
    const [hit] = (await ask('products', 'quibblewick')).hits;
    expect(hit).toMatchObject({ objectID: String(id), price: 1234, popularity: expect.any(Number) });
    shop.store.prepare("UPDATE product SET name = 'Snorfington kettle', featured = 1 WHERE id = ?").run(id);
    const sku = { id: id + 1, sku: { product_id: id, variant_id: 1 } };
    await follow({ scope: 'store/sku/updated', data: sku });
    expect((await ask('products', 'snorfington')).hits[0]).toMatchObject({
      objectID: String(id),
      featured: true,
    });
    shop.store.prepare('DELETE FROM product WHERE id = ?').run(id);
    await follow({ scope: 'store/product/deleted', data: { id } });
    expect((await ask('products', 'snorfington')).nbHits).toBe(0);
    await follow({ scope: 'store/order/created', data: { id: 1 } });
  });

  test('follows categories and guides by webhooks', async () => {
    await using shop = await startFilledSearch(60);
    const { noteContentForSearch } = await import('@/lib/search/webhook-commands');
    const { id } = shop.store.prepare("SELECT id FROM category WHERE name = 'Washing machines'").get() as {
      id: number;
    };
    const before = (await ask('categories', '')).nbHits;
    shop.store.prepare("UPDATE category SET name = 'Quibblewick washers' WHERE id = ?").run(id);
    await Promise.all([1, 2].map(() => follow({ scope: 'store/category/updated', data: { id } })));
    expect((await ask('categories', 'quibblewick')).hits[0]).toMatchObject({ path: '/washing-machines' });
    expect((await ask('categories', '')).nbHits).toBe(before);
    const guides = (await ask('guides', '')).nbHits;
    expect(await noteContentForSearch({ sys: { contentType: { sys: { id: 'buyingGuide' } } } })).toBe(true);
    expect(await deliver()).toEqual(['search:guides done']);
    expect((await ask('guides', '')).nbHits).toBe(guides);
  });

  test('receives a product once the service is back, however many events named it', async () => {
    await using shop = await startFilledSearch(60);
    const { id } = shop.store.prepare('SELECT id FROM product ORDER BY id LIMIT 1').get() as { id: number };
    shop.store.prepare("UPDATE product SET name = 'Quibblewick kettle' WHERE id = ?").run(id);
    const afresh = () => {
      vi.resetModules();
      Reflect.deleteProperty(globalThis, 'hobwrightShared');
    };
    vi.stubEnv('ALGOLIA_HOST', 'http://127.0.0.1:9');
    afresh();
    const { noteForSearch } = await import('@/lib/search/webhook-commands');
    for (const scope of ['store/product/updated', 'store/product/inventory/updated'])
      expect(await noteForSearch({ scope, data: { id } })).toBe(true);
    expect(await deliver()).toEqual([`search:product:${id} later`]);
    vi.stubEnv('ALGOLIA_HOST', undefined);
    afresh();
    expect(await deliver(Date.now() + 6_000)).toEqual([`search:product:${id} done`]);
    expect((await ask('products', 'quibblewick')).nbHits).toBe(1);
  });

  test('is not sent again what the service refuses', async () => {
    await using shop = await startFilledSearch(60);
    const { id } = shop.store.prepare('SELECT id FROM product ORDER BY id LIMIT 1').get() as { id: number };
    shop.store.prepare('UPDATE product SET name = ? WHERE id = ?').run('x'.repeat(110_000), id);
    const { noteForSearch } = await import('@/lib/search/webhook-commands');
    await noteForSearch({ scope: 'store/product/updated', data: { id } });
    expect(await deliver()).toEqual([`search:product:${id} dead`]);
  });
});

describe('full sync', () => {
  afterEach(() => {
    vi.doUnmock('@/lib/search/sync-sources');
    vi.resetModules();
  });

  /** Something happens after the last product was read, and before the index that holds them is in its place. */
  async function meanwhile(work: () => Promise<unknown>) {
    vi.resetModules();
    vi.doMock('@/lib/search/sync-sources', async (importOriginal) => {
      const sources = await importOriginal<typeof import('@/lib/search/sync-sources')>();
      return {
        ...sources,
        readProducts: async function* (tree: Parameters<typeof sources.readProducts>[0]) {
          yield* sources.readProducts(tree);
          await work();
        },
      };
    });
    return import('@/lib/search/sync-commands');
  }

  test('runs one at a time, and reports so to a second one', async () => {
    await using shop = await startFilledSearch(60);
    const others: unknown[] = [];
    const { syncAll } = await meanwhile(async () => {
      others.push(await syncAll().catch((error: unknown) => error));
      const { lastSync, runSync } = await import('@/lib/search/sync-state');
      await runSync();
      others.push(lastSync());
    });
    expect(await syncAll()).toEqual(shop.counts);
    expect(String(others[0])).toMatch(
      /^SyncUnderWay: The search index is already being rebuilt.*two minutes\.$/,
    );
    expect(others[1]).toMatchObject({ failed: 'elsewhere', done: 0 });
    const { settings } = shop.store
      .prepare("SELECT settings FROM search_index WHERE name = 'products'")
      .get() as { settings: string };
    expect(JSON.parse(settings)).toMatchObject({ attributesForFaceting: expect.arrayContaining(['brand']) });
    expect((await ask('products', '')).nbHits).toBe(shop.counts.products);
  });

  test('keeps what an event wrote while products were read', async () => {
    await using shop = await startFilledSearch(60);
    const { id } = shop.store.prepare('SELECT id FROM product ORDER BY popularity DESC LIMIT 1').get() as {
      id: number;
    };
    const { syncAll } = await meanwhile(async () => {
      shop.store.prepare("UPDATE product SET name = 'Quibblewick kettle' WHERE id = ?").run(id);
      await follow({ scope: 'store/product/updated', data: { id } });
      expect((await ask('products', 'quibblewick')).nbHits).toBe(1);
    });
    await syncAll();
    expect(await deliver()).toEqual([`search:product:${id} done`]);
    expect((await ask('products', 'quibblewick')).hits[0]).toMatchObject({ objectID: String(id) });
  });

  test('holds no more of the catalogue in memory than it is writing', async () => {
    await using shop = await startFilledSearch(60);
    expect(shop.counts.products).toBeGreaterThan(0);
    vi.resetModules();
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const held: number[] = [];
    vi.doMock('@/lib/search/sync-sources', async (importOriginal) => {
      const sources = await importOriginal<typeof import('@/lib/search/sync-sources')>();
      return {
        ...sources,
        readProducts: async function* (tree: Parameters<typeof sources.readProducts>[0]) {
          let first: object = {};
          for await (const { records } of sources.readProducts(tree)) first = records[0] ?? first;
          const read: WeakRef<object>[] = [];
          const another = (n: number) => {
            const record = { ...structuredClone(first), objectID: String(n) };
            read.push(new WeakRef(record));
            return record;
          };
          for (let n = 1; n <= 20; n += 1) {
            yield { total: 20, records: [another(n)] };
            await nextTurn();
            collect();
            held.push(read.filter((each) => each.deref()).length);
          }
        },
      };
    });
    const { syncAll } = await import('@/lib/search/sync-commands');
    expect(await syncAll()).toMatchObject({ products: 20 });
    expect(Math.max(...held)).toBeLessThan(10);
  });

  test('removes what an aborted sync left, and nothing that is still being written', async () => {
    await using shop = await startFilledSearch(60);
    const { syncAll } = await import('@/lib/search/sync-commands');
    const { readIndices } = await import('@/lib/search/sync-state');
    const hour = 60 * 60_000;
    const leave = shop.store.prepare(
      "INSERT INTO search_index (name, settings, created_at, updated_at) VALUES (?, '{}', ?, ?)",
    );
    for (const [name, age] of [
      ['products_tmp_dead', 2 * hour],
      ['guides_tmp_live', 0],
      ['products_tmpest', 2 * hour],
    ] as const)
      leave.run(name, Date.now() - age, Date.now() - age);
    await syncAll();
    const names = () =>
      shop.store
        .prepare('SELECT name FROM search_index WHERE replica_of IS NULL ORDER BY name')
        .all()
        .map(({ name }) => name);
    const own = ['brands', 'categories', 'guides', 'products', 'suggestions'];
    expect(names()).toEqual([...own, 'guides_tmp_live', 'products_tmpest'].toSorted());
    const listed = await readIndices();
    expect(listed.ok && listed.value.map(({ name }) => name)).not.toContain('guides_tmp_live');
  });
});
