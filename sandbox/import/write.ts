import { keepWasPrice, recordPrice } from '../catalogue/price-history.ts';
import { numberText } from '../search/words.ts';
import { all, first, run } from '../store/rows.ts';
import { type Store, transaction } from '../store/store.ts';
import type { ProductRow } from './columns.ts';
import { categoryId, slugOf } from './places.ts';
import { said, type Units, defaultsFor, type Value, valuesOf } from './values.ts';

/**
 * Imports products by SKU, all or none. Known products are updated in the columns that the file has; others are added.
 */
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

type Known = { id: number; sale_price: number | null };

/** Writes a product. Returns whether it is new. */
function writeProduct(store: Store, row: ProductRow, units: Units, now: number): boolean {
  const { 'Product Code/SKU': sku, Price: price, 'Sale Price': given } = row;
  const known = first<Known>(store, 'SELECT id, sale_price FROM product WHERE sku = ?', sku);
  const sale = (given === undefined ? known?.sale_price : given) ?? null;
  const salePrice = sale !== null && sale > 0 && sale < price ? sale : null;
  const values = said({ ...valuesOf(store, row, units), sale_price: salePrice });
  const id =
    known?.id ?? insert(store, { ...defaultsFor(row), sku, created_at: now, path: `/${sku}/`, ...values });
  if (known) update(store, id, values);
  if (!known || row['Product URL'] !== undefined)
    run(store, 'UPDATE product SET path = ? WHERE id = ?', pathOf(store, row, id), id);
  if (row.Category) writeCategories(store, row.Category, id);
  if (row['Product Custom Fields']) writeFields(store, row['Product Custom Fields'], id);
  writeText(store, id);
  const set = { price, salePrice, by: 'import' };
  recordPrice({ store, clock: () => now }, id, set);
  keepWasPrice({ store }, id, set);
  return !known;
}

function insert(store: Store, values: Record<string, Value>): number {
  const names = Object.keys(values);
  const places = names.map(() => '?').join(', ');
  return run(store, `INSERT INTO product (${names.join(', ')}) VALUES (${places})`, ...Object.values(values))
    .lastId;
}

function update(store: Store, id: number, values: Record<string, Value>): void {
  const set = Object.keys(values).map((name) => `${name} = ?`);
  run(store, `UPDATE product SET ${set.join(', ')} WHERE id = ?`, ...Object.values(values), id);
}

/**
 * Returns the URL path in the export, with a slash at its end as routes are read, or one made from the name, with the
 * SKU appended if another product has it.
 */
function pathOf(store: Store, row: ProductRow, id: number): string {
  const given = row['Product URL'];
  const path = given
    ? `${new URL(given, 'https://shop.example').pathname.replace(/\/+$/, '')}/`
    : `/${slugOf(row['Product Name'])}/`;
  const taken = first(store, 'SELECT 1 FROM product WHERE path = ? AND id <> ?', path, id);
  return taken ? `/${slugOf(`${row['Product Name']} ${row['Product Code/SKU']}`)}/` : path;
}

function writeCategories(store: Store, paths: readonly string[][], id: number): void {
  run(store, 'DELETE FROM product_category WHERE product_id = ?', id);
  const ids = new Set(paths.map((names) => categoryId(store, names)));
  const sql = 'INSERT INTO product_category (category_id, product_id, is_primary) VALUES (?, ?, ?)';
  for (const [at, category] of [...ids].entries()) run(store, sql, category, id, Number(at === 0));
}

function writeFields(store: Store, fields: ReadonlyMap<string, string>, id: number): void {
  run(store, 'DELETE FROM product_attribute WHERE product_id = ?', id);
  for (const [name, value] of fields) {
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

type Text = { name: string; sku: string; brand: string | null };

/** Updates the full-text index from the product's stored data, including fields that the file lacks. */
function writeText(store: Store, id: number): void {
  const text = first<Text>(
    store,
    `SELECT p.name, p.sku, b.name AS brand FROM product AS p LEFT JOIN brand AS b ON b.id = p.brand_id
     WHERE p.id = ?`,
    id,
  );
  const fields = all<{ name: string; value: string }>(
    store,
    `SELECT a.name, v.value FROM product_attribute AS pa JOIN attribute_value AS v ON v.id = pa.value_id
     JOIN attribute AS a ON a.id = v.attribute_id WHERE pa.product_id = ?`,
    id,
  );
  const model = fields.find(({ name }) => name === 'Model')?.value ?? '';
  run(store, 'DELETE FROM product_text WHERE rowid = ?', id);
  run(
    store,
    'INSERT INTO product_text (rowid, name, sku, brand, facts) VALUES (?, ?, ?, ?, ?)',
    id,
    text?.name ?? '',
    numberText(text?.sku ?? '', model),
    text?.brand ?? '',
    fields.map(({ value }) => value).join(' '),
  );
}
