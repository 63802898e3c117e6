import type { Store } from '../../../sandbox/store/store.ts';
import { openStore, transaction } from '../../../sandbox/store/store.ts';

/** A product as tests think of it. */
export interface SampleProduct {
  id: number;
  name: string;
  sku: string;
  kind: string;
  brand: number | null;
  /** Category ids; the first is the primary one. */
  categories: number[];
  /** Value by attribute name. */
  facts: Record<string, string>;
  price: number;
  salePrice: number | null;
  stock: number;
  availability: 'Available' | 'Preorder' | 'Unavailable';
  /** Stock of each variant. */
  variants: number[];
  featured: boolean;
  freeShipping: boolean;
  popularity: number;
  ratingSum: number;
  ratingCount: number;
  created: number;
}

export interface Sample {
  brands: { id: number; name: string }[];
  /** Parents before their children. */
  categories: { id: number; parent: number | null; name: string }[];
  attributes: { name: string; facet: boolean }[];
  products: SampleProduct[];
}

export const PLAIN: Omit<SampleProduct, 'id' | 'sku' | 'name'> = {
  kind: 'washing-machine',
  brand: null,
  categories: [],
  facts: {},
  price: 40_000,
  salePrice: null,
  stock: 5,
  availability: 'Available',
  variants: [],
  featured: false,
  freeShipping: false,
  popularity: 0,
  ratingSum: 0,
  ratingCount: 0,
  created: 1_700_000_000_000,
};

/** A store in memory that holds just the sample. */
export function storeOf(sample: Sample): Store {
  const store = openStore(':memory:');
  transaction(store, () => {
    const brand = store.prepare("INSERT INTO brand (id, name, path, description) VALUES (?, ?, ?, '')");
    for (const { id, name } of sample.brands) brand.run(id, name, `/brands/${id}/`);
    const category = store.prepare(
      'INSERT INTO category (id, parent_id, name, path, sort) VALUES (?, ?, ?, ?, ?)',
    );
    sample.categories.forEach(({ id, parent, name }, i) => category.run(id, parent, name, `/${id}/`, i));
    const attribute = store.prepare('INSERT INTO attribute (name, facet_sort) VALUES (?, ?)');
    sample.attributes.forEach(({ name, facet }, i) => attribute.run(name, facet ? i : null));
    for (const product of sample.products) insert(store, sample, product);
  });
  return store;
}

export function insert(store: Store, sample: Sample, product: SampleProduct): void {
  store
    .prepare(
      `INSERT INTO product (id, sku, name, path, brand_id, kind, picture, description, summary, created_at, price,
        sale_price, stock, availability, featured, free_shipping, popularity, rating_sum, rating_count, page_title,
        meta_description) VALUES (?, ?, ?, ?, ?, ?, '', '', '', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', '')`,
    )
    .run(
      product.id,
      product.sku,
      product.name,
      `/p-${product.id}/`,
      product.brand,
      product.kind,
      product.created,
      product.price,
      product.salePrice,
      product.stock,
      product.availability,
      Number(product.featured),
      Number(product.freeShipping),
      product.popularity,
      product.ratingSum,
      product.ratingCount,
    );
  const category = store.prepare(
    'INSERT INTO product_category (category_id, product_id, is_primary) VALUES (?, ?, ?)',
  );
  product.categories.forEach((id, i) => category.run(id, product.id, Number(i === 0)));
  for (const [name, value] of Object.entries(product.facts)) {
    store
      .prepare(
        'INSERT OR IGNORE INTO attribute_value (attribute_id, value) SELECT id, ? FROM attribute WHERE name = ?',
      )
      .run(value, name);
    store
      .prepare(
        `INSERT INTO product_attribute (product_id, value_id) SELECT ?, attribute_value.id FROM attribute_value
         JOIN attribute ON attribute.id = attribute_id WHERE name = ? AND value = ?`,
      )
      .run(product.id, name, value);
  }
  product.variants.forEach((stock, i) => {
    store
      .prepare('INSERT INTO variant (product_id, sku, stock) VALUES (?, ?, ?)')
      .run(product.id, `${product.sku}/${i}`, stock);
  });
  const brand = sample.brands.find(({ id }) => id === product.brand)?.name ?? '';
  store
    .prepare('INSERT INTO product_text (rowid, name, sku, brand, facts) VALUES (?, ?, ?, ?, ?)')
    .run(product.id, product.name, product.sku, brand, Object.entries(product.facts).flat().join(' '));
}
