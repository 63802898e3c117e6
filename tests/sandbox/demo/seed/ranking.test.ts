import { beforeAll, expect, test } from 'vitest';
import type { Store } from '../../../../sandbox/store/store.ts';
import { isAppliance, kindOf } from '@/lib/catalogue/kinds/rules';
import { SORTS } from '@/lib/listing/sorts';
import { BUYING_PAGES } from '../../../../sandbox/demo/seed/data/pages/buying.ts';
import { rows, seeded } from './seeded.ts';

let store: Store;

beforeAll(() => {
  store = seeded();
}, 120_000);

test('the page about ranking names every order that lists offer, and no other', () => {
  const html = BUYING_PAGES.find(({ slug }) => slug === 'how-we-rank')?.html ?? '';
  const named = [...html.matchAll(/<strong>([^<]+)<\/strong>|<h2>(Best for you)<\/h2>/g)].map(
    ([, order, heading]) => order ?? heading,
  );
  const offered = SORTS.filter(({ unlisted, searchOnly }) => !unlisted && !searchOnly).map(({ label }) =>
    label.replace(/^Price, .*/, 'Price'),
  );
  expect(new Set(named)).toEqual(new Set(offered));
});

test('the best sellers of a department have reviews', () => {
  const sold = rows<{ department: string; name: string; type: string; reviews: number }>(
    store,
    `WITH RECURSIVE below AS (
       SELECT id AS department, name AS called, id FROM category WHERE parent_id IS NULL
       UNION ALL SELECT below.department, below.called, category.id FROM category JOIN below ON parent_id = below.id)
     SELECT DISTINCT below.called AS department, product.id, product.name, value AS type, rating_count AS reviews
     FROM product JOIN product_category ON product_category.product_id = product.id
     JOIN below ON below.id = category_id
     JOIN product_attribute AS fact ON fact.product_id = product.id
     JOIN attribute_value ON attribute_value.id = fact.value_id
     JOIN attribute ON attribute.id = attribute_id AND attribute.name = 'Type'
     WHERE stock > 0 ORDER BY popularity DESC`,
  );
  const appliances = Map.groupBy(
    sold.filter(({ type }) => isAppliance(kindOf(type))),
    ({ department }) => department,
  );
  expect(appliances.size).toBeGreaterThan(6);
  for (const [department, goods] of appliances)
    for (const { name, reviews } of goods.slice(0, 16))
      expect(reviews, `${department}: ${name}`).toBeGreaterThan(3);
});

test('badly rated goods are not among the best sellers of their category', () => {
  const sold = rows<{ leaf: string; name: string; mean: number; reviews: number }>(
    store,
    `SELECT category.name AS leaf, product.name, 1.0 * rating_sum / rating_count AS mean, rating_count AS reviews
     FROM product JOIN product_category ON product_id = product.id JOIN category ON category.id = category_id
     WHERE stock > 0 AND product.kind NOT IN ('service', 'warranty') ORDER BY popularity DESC`,
  );
  const worst = sold.toSorted((a, b) => (a.reviews > 4 ? a.mean : 5) - (b.reviews > 4 ? b.mean : 5))[0];
  expect(worst?.mean).toBeLessThan(2.5);
  const leaves = Map.groupBy(sold, ({ leaf }) => leaf);
  const leading = [...leaves.values()].flatMap((goods) => goods.slice(0, Math.ceil(goods.length / 2)));
  expect(leading.filter(({ mean, reviews }) => reviews > 4 && mean < 3)).toEqual([]);
});
