import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Withdrawn } from '@/lib/lists/withdrawn';
import { first, run } from '../../../sandbox/store/rows.ts';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let upstream: Upstream;
let getWithdrawn: (by: 'id' | 'sku', wanted: (number | string)[]) => Promise<Withdrawn[]>;
let sold: { id: number; sku: string; name: string };
let draft: { id: number };

beforeAll(async () => {
  upstream = await startUpstream(60);
  ({ getWithdrawn } = await import('@/lib/lists/withdrawn-queries'));
  const { store } = upstream;
  const pick = (at: number) =>
    first<typeof sold>(
      store,
      `SELECT id, sku, name FROM product WHERE kind = 'washing-machine' ORDER BY EXISTS (SELECT 1 FROM order_line WHERE product_id = product.id), id LIMIT 1 OFFSET ?`,
      at,
    );
  const [one, other] = [pick(0), pick(1)];
  if (!one || !other) throw new Error('the store has too few washing machines');
  [sold, draft] = [one, other];
  run(store, 'UPDATE product SET is_visible = 0, price = 47900, sale_price = NULL WHERE id = ?', sold.id);
  run(store, 'UPDATE product SET is_visible = 0 WHERE id = ?', draft.id);
  run(store, 'UPDATE price_event SET units = 0 WHERE product_id = ?', draft.id);
});
afterAll(() => upstream[Symbol.asyncDispose]());

it('returns a hidden product that was sold before, by id and by SKU in any case', async () => {
  const [found] = await getWithdrawn('id', [sold.id]);
  expect(found).toMatchObject({ id: sold.id, sku: sold.sku, name: sold.name, price: 47_900 });
  expect(found?.type).toContain('ashing machine');
  expect(await getWithdrawn('sku', [sold.sku.toLowerCase()])).toEqual([found]);
});

it('returns nothing for products never sold, still sold or unknown', async () => {
  const other = first<{ id: number }>(upstream.store, 'SELECT id FROM product WHERE is_visible = 1 LIMIT 1');
  expect(await getWithdrawn('id', [draft.id, other?.id ?? 0, 999_999])).toEqual([]);
});
