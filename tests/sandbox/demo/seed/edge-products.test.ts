import { beforeAll, describe, expect, it } from 'vitest';
import { EDGE_PRODUCTS } from '../../../../sandbox/demo/seed/data/edge-products.ts';
import type { Store } from '../../../../sandbox/store/store.ts';
import { count, factsOf, type Product, rows, seeded } from './seeded.ts';

type Row = Product & Record<string, number | string | null>;

let store: Store;
let facts: ReturnType<typeof factsOf>;
let bySku: Map<string, Row>;
let byModel: Map<string, Row>;
beforeAll(() => {
  store = seeded();
  facts = factsOf(store);
  const products = rows<Row>(store, 'SELECT * FROM product ORDER BY id DESC');
  bySku = new Map(products.map((product) => [product.sku, product]));
  byModel = new Map(products.map((product) => [facts.get(product.id)?.get('Model') ?? product.sku, product]));
}, 60_000);

/** The first product that an edge makes. */
function edge(key: string): Row {
  const wanted = EDGE_PRODUCTS.find((each) => each.key === key);
  const product = wanted && (bySku.get(wanted.sku ?? '') ?? byModel.get(wanted.number));
  if (!product) throw new Error(`${key} is not in the store`);
  return product;
}

const was = (id: number) =>
  count(
    store,
    "SELECT count(*) FROM metafield WHERE owner = 'product' AND owner_id = ? AND namespace = 'price'",
    String(id),
  );
const fact = (key: string, name: string) => facts.get(edge(key).id)?.get(name);

describe('the edge-case products', () => {
  it('are at least forty, all in the store', () => {
    expect(EDGE_PRODUCTS.length).toBeGreaterThanOrEqual(40);
    for (const { key } of EDGE_PRODUCTS) expect(edge(key).id).toBeGreaterThan(0);
  });

  it('have their special prices', () => {
    expect(edge('dearest').price).toBe(1_199_900);
    expect(edge('cheapest').price).toBe(99);
    expect(edge('cheap-filter').price).toBe(499);
    expect([edge('just-free')['free_shipping'], edge('just-not-free')['free_shipping']]).toEqual([1, 0]);
    expect(edge('rrp-only')).toMatchObject({ retail_price: 139_900, sale_price: null });
    expect(edge('rrp-and-promotion')).toMatchObject({ retail_price: 42_900, sale_price: 33_900 });
    expect(
      rows(store, 'SELECT pence FROM price_event WHERE product_id = ?', edge('dearer-five-times').id).length,
    ).toBe(6);
  });

  it('state an earlier price only if that is lawful', () => {
    expect(
      ['promotion-ends-today', 'promotion-starts-today', 'least-promotion'].map((key) => was(edge(key).id)),
    ).toEqual([1, 1, 1]);
    expect(
      ['unlawful-was', 'outlived-was'].map((key) => [was(edge(key).id), edge(key).sale_price !== null]),
    ).toEqual([
      [0, true],
      [0, true],
    ]);
  });

  it('have their special names and keys', () => {
    expect(edge('long-name').name.length).toBe(140);
    expect(
      ['Width', 'Hob zones', 'Ovens', 'Grill', 'Storage drawer'].map((name) => fact('long-name', name)),
    ).toEqual(['1100 mm', '7 zones', '3', 'Separate, electric', 'Yes']);
    expect(edge('odd-characters').name).toContain('sink & drainer, 1½ bowl, 3½" waste, for worktops <50 mm');
    expect(edge('slash-in-sku').sku).toBe('TARN-DH 21/19.A');
    expect(edge('no-gtin')['upc']).toBeNull();
    expect(edge('no-brand')['brand_id']).toBeNull();
    expect(
      rows<{ name: string }>(
        store,
        'SELECT name FROM brand WHERE id = ?',
        Number(edge('awkward-brand')['brand_id']),
      ),
    ).toEqual([{ name: "O'Dell & Fenn" }]);
  });

  it('are in every state of stock', () => {
    expect(edge('last-one').stock).toBe(1);
    expect(edge('sold-out')).toMatchObject({ stock: 0, availability: 'Available', availability_note: '' });
    expect(edge('due-back')['availability_note']).toMatch(/^Due back on \d+ [A-Z]/);
    expect(edge('preorder')).toMatchObject({ availability: 'Preorder' });
    expect(edge('preorder')['release_at']).toBeGreaterThan(Date.UTC(2026, 10, 20));
    expect(edge('preorder-undated')).toMatchObject({ availability: 'Preorder', release_at: null });
    expect(edge('replaced')).toMatchObject({ availability: 'Unavailable', stock: 0 });
    expect(fact('replaced', 'Replaced by')).toBe('TARN-TW914-WH');
    expect([fact('gone', 'Discontinued'), fact('gone', 'Replaced by')]).toEqual(['Yes', undefined]);
  });

  it('have their special reviews, colours, sizes and missing data', () => {
    expect(['most-reviews', 'no-reviews', 'one-review'].map((key) => edge(key).rating_count)).toEqual([
      3400, 0, 1,
    ]);
    expect(edge('all-five-stars').rating_sum).toBe(20);
    const family = fact('all-colours', 'Range');
    const colours = [...facts.values()]
      .filter((each) => each.get('Range') === family)
      .map((each) => each.get('Colour code'));
    expect(new Set(colours).size).toBe(14);
    const variants = rows<{ stock: number }>(
      store,
      'SELECT stock FROM variant WHERE product_id = ? ORDER BY id',
      edge('seven-sizes').id,
    );
    expect(variants.length).toBe(7);
    expect(variants.at(-1)).toEqual({ stock: 0 });
    expect(count(store, 'SELECT count(*) FROM variant WHERE product_id = ?', edge('two-options').id)).toBe(6);
    expect(
      count(store, 'SELECT count(*) FROM product_image WHERE product_id = ?', edge('no-picture').id),
    ).toBe(0);
    expect(
      count(store, 'SELECT count(*) FROM product_category WHERE product_id = ?', edge('three-categories').id),
    ).toBe(3);
    expect(fact('no-depth', 'Depth')).toBeUndefined();
    expect(fact('old-scale-dryer', 'Energy class')).toBe('A++ of A+++–D');
    expect(fact('not-to-ni', 'Not delivered to')).toBe('NI, Highlands');
  });
});

describe('options', () => {
  it('let the shopper say what every service and cover is for', () => {
    const services = count(store, "SELECT count(*) FROM product WHERE kind IN ('service', 'warranty')");
    expect(services).toBe(51);
    expect(
      count(
        store,
        "SELECT count(*) FROM product_option AS o JOIN product AS p ON p.id = o.product_id WHERE p.kind IN ('service', 'warranty') AND o.display_name = 'For' AND o.style = 'TextField'",
      ),
    ).toBe(services);
  });

  it('make variants with ids of their own, each with a value for every option', () => {
    expect(count(store, 'SELECT min(id) FROM variant')).toBe(100_000_001);
    expect(
      count(
        store,
        'SELECT count(*) FROM variant AS v WHERE (SELECT count(*) FROM variant_value WHERE variant_id = v.id) <> (SELECT count(*) FROM product_option AS o WHERE o.product_id = v.product_id AND o.makes_variants = 1)',
      ),
    ).toBe(0);
  });

  it('give the variants of a product together at most its stock, or one each', () => {
    const sold = rows<{ name: string; stock: number; variants: number; inVariants: number }>(
      store,
      `SELECT product.name, product.stock, COUNT(*) AS variants, SUM(variant.stock) AS inVariants
       FROM product JOIN variant ON variant.product_id = product.id GROUP BY product.id HAVING COUNT(*) > 1`,
    );
    expect(sold).not.toEqual([]);
    expect(sold.filter(({ stock, variants, inVariants }) => inVariants > Math.max(stock, variants))).toEqual(
      [],
    );
  });

  it('offer cover for every price band without a gap', () => {
    for (const sku of ['HOB-COVER-3L1', 'HOB-COVER-3L2', 'HOB-COVER-5L6', 'HOB-COVER-3S4']) {
      expect(count(store, 'SELECT count(*) FROM product WHERE sku = ?', sku)).toBe(1);
    }
    const bands = rows<{ value: string }>(
      store,
      "SELECT DISTINCT v.value FROM attribute_value AS v JOIN attribute AS a ON a.id = v.attribute_id WHERE a.name = 'Price band'",
    )
      .map(({ value }) => value.split('-').map(Number))
      .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
    bands.slice(1).forEach(([from], index) => expect(from).toBe(bands[index]?.[1]));
  });
});

describe('pictures', () => {
  it('have one look each, with a kind, a size and a finish', () => {
    const unknown = rows(
      store,
      "SELECT media FROM product_image WHERE media NOT LIKE 'label/%' AND substr(media, 1, instr(media, '/') - 1) NOT IN (SELECT key FROM picture)",
    );
    expect(unknown).toEqual([]);
    for (const { key, facts: text } of rows<{ key: string; facts: string }>(
      store,
      'SELECT key, facts FROM picture',
    )) {
      expect(key).toMatch(/^[a-z0-9-]+$/);
      const look = JSON.parse(text) as { kind: string; width: number; finish: { hex: string } };
      expect(look.kind).toMatch(/^[a-z-]+$/);
      expect(look.finish.hex).toMatch(/^#[0-9a-f]{6}$/);
    }
    expect(
      count(
        store,
        'SELECT count(*) FROM product AS p WHERE NOT EXISTS (SELECT 1 FROM product_image WHERE product_id = p.id)',
      ),
    ).toBe(1);
  });
});
