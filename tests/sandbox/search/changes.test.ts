import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openProductSearch } from '../../../sandbox/search/product-search.ts';
import type { SearchRequest } from '../../../sandbox/search/types.ts';
import type { Store } from '../../../sandbox/store/store.ts';
import type { Figures } from './arbitraries.ts';
import { cases, figures, figuresOf, PATIENCE, SORTS } from './arbitraries.ts';
import type { Sample } from './catalogue.ts';
import { insert, PLAIN, storeOf } from './catalogue.ts';
import { runs } from '../../support/runs.ts';

function write(store: Store, id: number, to: Figures): void {
  store
    .prepare(
      `UPDATE product SET price = ?, sale_price = ?, stock = ?, availability = ?, featured = ?, free_shipping = ?,
        popularity = ?, rating_sum = ?, rating_count = ?, created_at = ? WHERE id = ?`,
    )
    .run(
      to.price,
      to.salePrice,
      to.stock,
      to.availability,
      Number(to.featured),
      Number(to.freeShipping),
      to.popularity,
      to.ratingSum,
      to.ratingCount,
      to.created,
      id,
    );
  store.prepare('DELETE FROM variant WHERE product_id = ?').run(id);
  const variant = store.prepare('INSERT INTO variant (product_id, sku, stock) VALUES (?, ?, ?)');
  to.variants.forEach((stock, i) => variant.run(id, `V-${id}/${i}`, stock));
}

const change = fc.record({ at: fc.nat({ max: 1000 }), to: figures.map(figuresOf) });
const everything: SearchRequest = { offset: 0, limit: 10_000, facets: true };
const everyOrder: SearchRequest[] = [...SORTS, undefined].flatMap((sort) => [
  { ...everything, sort },
  { ...everything, sort, searchTerm: 'drum', hideOutOfStock: true },
]);

describe('a changed product', () => {
  it(
    'is found as if the index were rebuilt',
    () => {
      fc.assert(
        fc.property(cases, fc.array(change, { maxLength: 12 }), ({ sample, requests }, edits) => {
          const store = storeOf(sample);
          const search = openProductSearch(store);
          edits.forEach(({ at, to }, i) => {
            const product = sample.products[at % Math.max(1, sample.products.length)];
            if (!product) return;
            write(store, product.id, to);
            search.changed(product.id);
            if (i % 3 === 0) search.search(everyOrder[i % everyOrder.length]!);
          });
          const fresh = openProductSearch(store);
          for (const request of [...everyOrder, ...requests]) {
            expect(search.search(request)).toEqual(fresh.search(request));
          }
        }),
        runs(15),
      );
    },
    PATIENCE,
  );
});

const SAMPLE: Sample = {
  brands: [{ id: 1, name: 'Tarnside' }],
  categories: [
    { id: 10, parent: null, name: 'Laundry' },
    { id: 11, parent: 10, name: 'Washing machines' },
  ],
  attributes: [
    { name: 'Colour', facet: true },
    { name: 'Discontinued', facet: false },
  ],
  products: [1, 2, 3].map((id) => ({
    ...PLAIN,
    id,
    sku: `TW-${id}`,
    name: `Washer ${id}`,
    categories: [11],
    price: 10_000 * id,
    facts: { Colour: 'White' },
  })),
};

describe('a change to what the index is built on', () => {
  it('shows a new, a renamed and a deleted product in the next search', () => {
    const store = storeOf(SAMPLE);
    const search = openProductSearch(store);
    const request: SearchRequest = { offset: 0, limit: 10, facets: false, sort: 'A_TO_Z' };
    insert(store, SAMPLE, { ...SAMPLE.products[0]!, id: 9, sku: 'TW-9', name: 'Alpha' });
    search.changed(9);
    expect(search.search(request).ids).toEqual([9, 1, 2, 3]);
    store.prepare("UPDATE product SET name = 'Zulu' WHERE id = 1").run();
    search.changed(1);
    expect(search.search(request).ids).toEqual([9, 2, 3, 1]);
    store.prepare('DELETE FROM product WHERE id = 2').run();
    search.changed(2);
    expect(search.search(request).ids).toEqual([9, 3, 1]);
  });

  it('removes a discontinued product from lists, counts and categories', () => {
    const store = storeOf(SAMPLE);
    const search = openProductSearch(store);
    expect(search.categoryCount(10)).toBe(3);
    store.exec(`INSERT INTO attribute_value (id, attribute_id, value)
      SELECT 99, id, 'Yes' FROM attribute WHERE name = 'Discontinued'; INSERT INTO product_attribute VALUES (2, 99)`);
    search.changed(2);
    expect(search.categoryCount(10)).toBe(2);
    expect(search.categoryCount(12)).toBe(0);
    const answer = search.search({ offset: 0, limit: 10, facets: true, searchTerm: 'washer' });
    expect(new Set(answer.ids)).toEqual(new Set([1, 3]));
    expect(answer.facets!.attributes[0]!.values).toEqual([{ name: 'White', count: 2, selected: false }]);
  });

  it('replaces the whole catalogue on reload', () => {
    const store = storeOf(SAMPLE);
    const search = openProductSearch(store);
    store.exec('DELETE FROM product');
    search.reload();
    expect(search.search(everything).total).toBe(0);
  });

  it('is ignored for an unknown product', () => {
    const search = openProductSearch(storeOf(SAMPLE));
    search.changed(4711);
    expect(search.search(everything).total).toBe(3);
  });
});
