import { expect, test } from 'vitest';
import { COUPONS } from '../../../../sandbox/demo/seed/data/reductions.ts';
import { KINDS } from '../../../../sandbox/demo/seed/kinds/registry.ts';
import { readPromotions } from '../../../../sandbox/commerce/pricing/read.ts';
import { all } from '../../../../sandbox/store/rows.ts';
import { seeded } from './seeded.ts';

test('coupons name existing categories, and the set discount existing kinds', () => {
  const store = seeded();
  const coupons = all<{ code: string; categories: string; names: string | null }>(
    store,
    `SELECT code, categories, (SELECT group_concat(name) FROM category
       WHERE id IN (SELECT value FROM json_each(coupon.categories))) AS names FROM coupon ORDER BY id`,
  );
  expect(coupons.map(({ code }) => code)).toEqual(COUPONS.map(({ code }) => code));
  expect(coupons.filter(({ categories }) => categories !== '[]').map(({ names }) => names)).toEqual([
    'Laundry',
    'Coffee machines',
  ]);
  const [set] = readPromotions(store, Date.now());
  expect(set?.rule.kinds.filter((kind) => !(kind in KINDS))).toEqual([]);
  expect(all(store, 'SELECT code FROM gift_certificate WHERE balance > 0')).toHaveLength(2);
});
