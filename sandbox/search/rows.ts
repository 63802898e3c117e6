import type { Store } from '../store/store.ts';

/** Indexed data of one product, apart from its categories and attributes. */
export interface ProductRow {
  id: number;
  /** Brand id. */
  brand: number | null;
  kind: string;
  name: string;
  sku: string;
  /** Milliseconds since 1970. */
  created: number;
  /** Price charged now, in pence. */
  price: number;
  popularity: number;
  ratingSum: number;
  ratingCount: number;
  /** 0 or 1, like the two below. In stock means stock of its own, a variant with stock, or a pre-order. */
  inStock: number;
  freeShipping: number;
  featured: number;
}

/** Ids that belong to one row, as SQLite's `group_concat` returns them. */
interface ListRow {
  id: number;
  list: string | null;
}

const PRODUCT = `SELECT id, brand_id AS brand, kind, name, sku, created_at AS created, charged AS price, popularity,
  rating_sum AS ratingSum, rating_count AS ratingCount, free_shipping <> 0 AS freeShipping, featured <> 0 AS featured,
  (stock > 0 OR availability = 'Preorder'
    OR EXISTS (SELECT 1 FROM variant WHERE variant.product_id = product.id AND variant.stock > 0)) AS inStock
  FROM product`;
/** There are never many hidden products. */
const HIDDEN = '(SELECT id FROM product WHERE is_visible = 0)';
const VALUES = 'SELECT product_id AS id, group_concat(value_id) AS list FROM product_attribute';
const CATEGORIES = 'SELECT product_id AS id, group_concat(category_id) AS list FROM product_category';

export function countProducts(store: Store): number {
  return (store.prepare('SELECT count(*) AS n FROM product WHERE is_visible = 1').get() as { n: number }).n;
}

/** Returns every visible product, by ascending id. */
export function products(store: Store): Iterable<ProductRow> {
  return store.prepare(`${PRODUCT} WHERE is_visible = 1 ORDER BY id`).iterate() as Iterable<ProductRow>;
}

/** Returns the attribute values of every product that has any, by ascending product id. */
export function productValues(store: Store): Iterable<ListRow> {
  return store
    .prepare(`${VALUES} WHERE product_id NOT IN ${HIDDEN} GROUP BY product_id ORDER BY product_id`)
    .iterate() as Iterable<ListRow>;
}

/** Returns the categories of every product that has any, by ascending product id. */
export function productCategories(store: Store): Iterable<ListRow> {
  return store
    .prepare(`${CATEGORIES} WHERE product_id NOT IN ${HIDDEN} GROUP BY product_id ORDER BY product_id`)
    .iterate() as Iterable<ListRow>;
}

/** Returns the products of every category that is the primary category of any product. */
export function primaryProducts(store: Store): Iterable<ListRow> {
  const sql = `SELECT category_id AS id, group_concat(product_id) AS list FROM product_category
    WHERE is_primary <> 0 AND product_id NOT IN ${HIDDEN} GROUP BY category_id`;
  return store.prepare(sql).iterate() as Iterable<ListRow>;
}

/** Returns the alphabetical rank of every product's name, ignoring case. Equal names share a rank. */
export function namePlaces(store: Store): Iterable<{ id: number; place: number }> {
  const sql = `SELECT id, dense_rank() OVER (ORDER BY name COLLATE NOCASE) AS place FROM product
    WHERE is_visible = 1`;
  return store.prepare(sql).iterate() as Iterable<{ id: number; place: number }>;
}

/** A product as it is stored now, with its attribute values and categories as comma-separated ids. */
export interface OneProduct {
  row: ProductRow;
  values: string | null;
  categories: string | null;
}

/** Returns a reader of single products, which returns null if the product does not exist or is hidden. */
export function productReader(store: Store): (id: number) => OneProduct | null {
  const product = store.prepare(`${PRODUCT} WHERE id = ? AND is_visible = 1`);
  const values = store.prepare(`${VALUES} WHERE product_id = ?`);
  const categories = store.prepare(`${CATEGORIES} WHERE product_id = ?`);
  return (id) => {
    const row = product.get(id) as ProductRow | undefined;
    if (!row) return null;
    return {
      row,
      values: (values.get(id) as ListRow | undefined)?.list ?? null,
      categories: (categories.get(id) as ListRow | undefined)?.list ?? null,
    };
  };
}
