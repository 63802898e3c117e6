import { recordPrice } from '../catalogue/price-history.ts';
import { numberText } from '../search/words.ts';
import { first, run } from '../store/rows.ts';
import { type Store, transaction } from '../store/store.ts';
import type { ProductRow } from './columns.ts';
import { brandId, categoryId, slugOf } from './places.ts';

/** What one unit of the merchant's is, in grams and millimetres. */
export type Units = { weight: number; length: number };

/** Goods whose stock nobody counts are always there. */
const UNCOUNTED = 1_000;

/** Writes products by their stock numbers, all or none: those that the store has are changed, others are added. */
export function importProducts(
  store: Store,
  rows: readonly ProductRow[],
  units: Units,
  now: number,
): { added: number; changed: number } {
  return transaction(store, () => {
    let added = 0;
    for (const row of rows) added += Number(writeProduct(store, row, units, now));
    return { added, changed: rows.length - added };
  });
}

/** Whether it is new. */
function writeProduct(store: Store, row: ProductRow, units: Units, now: number): boolean {
  const sku = row['Product Code/SKU'];
  const known = first<{ id: number }>(store, 'SELECT id FROM product WHERE sku = ?', sku);
  const values = valuesOf(store, row, units);
  const names = Object.keys(values);
  const id = known?.id ?? insert(store, { sku, ...values, created_at: now });
  if (known) {
    const set = names.map((name) => `${name} = ?`).join(', ');
    run(store, `UPDATE product SET ${set} WHERE id = ?`, ...Object.values(values), id);
  }
  run(store, 'UPDATE product SET path = ? WHERE id = ?', pathOf(store, row, id), id);
  writeCategories(store, row, id);
  writeFields(store, row, id);
  writeText(store, row, id);
  recordPrice({ store, clock: () => now }, id, {
    price: values.price,
    salePrice: values.sale_price,
    by: 'import',
  });
  return !known;
}

function valuesOf(store: Store, row: ProductRow, { weight, length }: Units) {
  const price = row.Price ?? 0;
  const sale = row['Sale Price'];
  const name = row['Product Name'];
  const description = row['Product Description'];
  const summary = row['Meta Description'] || plain(description).slice(0, 155);
  const scaled = (size: number | null, unit: number) => (size === null ? null : Math.round(size * unit));
  return {
    name,
    brand_id: brandId(store, row['Brand Name']),
    kind: slugOf(row['Product Custom Fields'].get('Type') ?? 'other'),
    description,
    summary,
    warranty: row['Product Warranty'],
    upc: row['Product UPC/EAN'] || null,
    price,
    sale_price: sale !== null && sale > 0 && sale < price ? sale : null,
    retail_price: row['Retail Price'] || null,
    stock: row['Track Inventory'].toLowerCase() === 'none' ? UNCOUNTED : row['Current Stock Level'],
    warning_level: row['Low Stock Level'],
    availability: row['Allow Purchases?'] === false ? 'Unavailable' : 'Available',
    free_shipping: Number(row['Free Shipping'] ?? false),
    is_visible: Number(row['Product Visible?'] ?? true),
    weight: scaled(row['Product Weight'], weight),
    width: scaled(row['Product Width'], length),
    height: scaled(row['Product Height'], length),
    depth: scaled(row['Product Depth'], length),
    page_title: row['Page Title'] || name,
    meta_description: summary,
  };
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function insert(store: Store, values: Record<string, string | number | null>): number {
  const all = { ...values, picture: '', path: `/${String(values['sku'])}/` };
  const names = Object.keys(all);
  const places = names.map(() => '?').join(', ');
  return run(store, `INSERT INTO product (${names.join(', ')}) VALUES (${places})`, ...Object.values(all))
    .lastId;
}

/** The address of the export, or one of the name; with the stock number where another product has it. */
function pathOf(store: Store, row: ProductRow, id: number): string {
  const given = row['Product URL'];
  const path = given ? new URL(given, 'https://shop.example').pathname : `/${slugOf(row['Product Name'])}/`;
  const taken = first(store, 'SELECT 1 FROM product WHERE path = ? AND id <> ?', path, id);
  return taken ? `/${slugOf(`${row['Product Name']} ${row['Product Code/SKU']}`)}/` : path;
}

function writeCategories(store: Store, row: ProductRow, id: number): void {
  run(store, 'DELETE FROM product_category WHERE product_id = ?', id);
  const ids = new Set(row.Category.map((names) => categoryId(store, names)));
  const sql = 'INSERT INTO product_category (category_id, product_id, is_primary) VALUES (?, ?, ?)';
  for (const [at, category] of [...ids].entries()) run(store, sql, category, id, Number(at === 0));
}

function writeFields(store: Store, row: ProductRow, id: number): void {
  run(store, 'DELETE FROM product_attribute WHERE product_id = ?', id);
  for (const [name, value] of row['Product Custom Fields']) {
    run(store, 'INSERT OR IGNORE INTO attribute (name) VALUES (?)', name);
    run(
      store,
      'INSERT OR IGNORE INTO attribute_value (attribute_id, value) SELECT id, ? FROM attribute WHERE name = ?',
      value,
      name,
    );
    run(
      store,
      `INSERT OR IGNORE INTO product_attribute (product_id, value_id) SELECT ?, v.id FROM attribute_value AS v
       JOIN attribute AS a ON a.id = v.attribute_id WHERE a.name = ? AND v.value = ?`,
      id,
      name,
      value,
    );
  }
}

function writeText(store: Store, row: ProductRow, id: number): void {
  const fields = row['Product Custom Fields'];
  run(store, 'DELETE FROM product_text WHERE rowid = ?', id);
  run(
    store,
    'INSERT INTO product_text (rowid, name, sku, brand, facts) VALUES (?, ?, ?, ?, ?)',
    id,
    row['Product Name'],
    numberText(row['Product Code/SKU'], fields.get('Model') ?? ''),
    row['Brand Name'],
    [...fields.values()].join(' '),
  );
}
