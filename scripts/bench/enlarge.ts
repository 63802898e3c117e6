import type { Store } from '../../sandbox/store/store.ts';
import { transaction } from '../../sandbox/store/store.ts';

/** Attributes with a different value for almost every model: a larger catalogue has more of their values. */
const OF_ONE_MODEL = "('Model', 'Range')";

interface Bounds {
  products: number;
  lastProduct: number;
  lastValue: number;
}

const FIGURES = `price, sale_price, stock, availability, featured, free_shipping, popularity, rating_sum, rating_count`;
const COPIED = `brand_id, kind, picture, description, summary, page_title, meta_description, ${FIGURES}`;

/** SQL of one copy; `:copy` is its number, `:product` and `:value` the offsets added to ids. */
const STEPS = [
  `INSERT INTO attribute_value (id, attribute_id, value)
   SELECT id + :value, attribute_id, value || '-' || :copy FROM attribute_value
   WHERE id <= :lastValue AND attribute_id IN (SELECT id FROM attribute WHERE name IN ${OF_ONE_MODEL})`,
  `INSERT INTO product (id, sku, name, path, created_at, ${COPIED})
   SELECT id + :product, sku || '-' || :copy, name || ' ' || :copy, '/' || :copy || path,
     created_at - abs(random() % 100000000000), brand_id, kind, picture, description, summary, page_title,
     meta_description, price + abs(random() % 9000), iif(sale_price IS NULL, NULL, price - 1), stock, availability,
     featured, free_shipping, abs(random() % 1000000), rating_sum, rating_count
   FROM product WHERE id <= :lastProduct`,
  `INSERT INTO product_category (category_id, product_id, is_primary)
   SELECT category_id, product_id + :product, is_primary FROM product_category WHERE product_id <= :lastProduct`,
  `INSERT INTO product_attribute (product_id, value_id)
   SELECT product_id + :product, value_id + iif(attribute.name IN ${OF_ONE_MODEL}, :value, 0) FROM product_attribute
   JOIN attribute_value ON attribute_value.id = value_id JOIN attribute ON attribute.id = attribute_id
   WHERE product_id <= :lastProduct`,
  `INSERT INTO product_text (rowid, name, sku, brand, facts)
   SELECT product.id, product.name, sku, coalesce(brand.name, ''), (SELECT group_concat(value, ' ')
     FROM product_attribute JOIN attribute_value ON attribute_value.id = value_id
     JOIN attribute ON attribute.id = attribute_id WHERE product_id = product.id AND facet_sort IS NOT NULL)
   FROM product LEFT JOIN brand ON brand.id = brand_id
   WHERE product.id > :product AND product.id <= :product + :lastProduct`,
];

/** Copies the products of a store until there are that many; prices, dates and sales differ in each copy. */
export function enlarge(store: Store, products: number, onProgress: (done: number) => void): void {
  const base = store
    .prepare(
      `SELECT (SELECT count(*) FROM product) AS products, (SELECT max(id) FROM product) AS lastProduct,
        (SELECT max(id) FROM attribute_value) AS lastValue`,
    )
    .get() as { [key in keyof Bounds]: number };
  const steps = STEPS.map((sql) => {
    const statement = store.prepare(sql);
    statement.setAllowUnknownNamedParameters(true);
    return statement;
  });
  store.exec('PRAGMA synchronous = OFF');
  for (let copy = 1; copy * base.products < products * 0.97; copy++) {
    transaction(store, () => {
      for (const step of steps) {
        step.run({
          copy,
          product: copy * base.lastProduct,
          value: copy * base.lastValue,
          lastProduct: base.lastProduct,
          lastValue: base.lastValue,
        });
      }
    });
    onProgress((copy + 1) * base.products);
  }
}
