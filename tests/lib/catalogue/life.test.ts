import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lifeOf } from '@/lib/catalogue/life';
import type { Product } from '@/lib/catalogue/types';
import { run } from '../../../sandbox/store/rows.ts';
import { aCard } from '../../support/shop';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const TODAY = '2026-11-20';
const over = (since: string | null, successor: string | null, rating = true) =>
  lifeOf(
    aCard({
      stock: { state: 'discontinued', successor },
      attributes: since === null ? {} : { 'Discontinued since': since },
      ...(rating ? {} : { rating: null }),
    }),
    TODAY,
  );

const page = (listed: boolean) => ({ kind: 'page', listed });

describe('URL of a discontinued product', () => {
  test('has a page while the product is sold, whatever its end date', () => {
    expect(lifeOf(aCard({ attributes: { 'Discontinued since': '2020-01-01' } }), TODAY)).toEqual(page(true));
  });
  test.each([
    ['keeps its page for half a year when it has a successor', over('2026-05-21', 'TW-914'), page(true)],
    [
      'redirects to the successor after half a year',
      over('2026-05-20', 'TW-914'),
      { kind: 'moved', sku: 'TW-914' },
    ],
    ['keeps its page for a year without a successor', over('2025-11-20', null, false), page(true)],
    ['keeps an unlisted page after a year when it has reviews', over('2025-11-19', null), page(false)],
    ['is gone after a year without reviews', over('2025-11-19', null, false), { kind: 'gone' }],
    ['keeps its page when its end date is unknown', over(null, null, false), page(true)],
  ])('%s', (_, life, expected) => expect(life).toEqual(expected));
});

describe('discontinued product of the platform', () => {
  let upstream: Upstream;
  beforeAll(async () => {
    upstream = await startUpstream(400);
  }, 30_000);
  afterAll(() => upstream[Symbol.asyncDispose]());

  const skus = () =>
    upstream.store
      .prepare(`SELECT sku FROM product WHERE kind = 'kettle' ORDER BY id LIMIT 4`)
      .all()
      .map((row) => String(row['sku']));

  /** Takes goods out of the list, with a last day and what replaced them. */
  function end(sku: string, since: string, successor?: string): void {
    const facts = {
      Discontinued: 'Yes',
      'Discontinued since': since,
      ...(successor && { 'Replaced by': successor }),
    };
    const { store } = upstream;
    run(
      store,
      `UPDATE product SET availability = 'Unavailable', rating_sum = 0, rating_count = 0 WHERE sku = ?`,
      sku,
    );
    for (const [name, value] of Object.entries(facts)) {
      run(
        store,
        `INSERT OR IGNORE INTO attribute_value (attribute_id, value) SELECT id, ? FROM attribute WHERE name = ?`,
        value,
        name,
      );
      run(
        store,
        `INSERT INTO product_attribute (product_id, value_id) SELECT p.id, v.id FROM product AS p, attribute_value AS v
         JOIN attribute AS a ON a.id = v.attribute_id WHERE p.sku = ? AND a.name = ? AND v.value = ?`,
        sku,
        name,
        value,
      );
    }
  }

  test('redirects to its last successor in one step or is gone, and is not in the sitemap', async () => {
    const [old, middle, young, lost] = skus() as [string, string, string, string];
    end(old, '2020-01-01', middle);
    end(middle, '2022-01-01', young);
    end(lost, '2020-01-01');
    const { getProductBySku } = await import('@/lib/catalogue/queries');
    const { livingProduct } = await import('@/lib/catalogue/life-queries');
    const read = async (sku: string): Promise<Product> => (await getProductBySku(sku))!;
    const last = await read(young);
    expect(await livingProduct(last)).toBe(last);
    await expect(livingProduct(await read(old))).rejects.toMatchObject({
      digest: `NEXT_REDIRECT;replace;${last.path};308;`,
    });
    await expect(livingProduct(await read(lost))).rejects.toMatchObject({ digest: 'GONE' });

    const { sitemapEntries } = await import('@/lib/seo/sitemap-queries');
    const paths: string[] = [];
    for await (const some of sitemapEntries('products-0001') ?? [])
      paths.push(...some.map(({ path }) => path));
    expect(paths).toContain(last.path);
    for (const sku of [old, middle, lost]) expect(paths).not.toContain((await read(sku)).path);
  });
});
