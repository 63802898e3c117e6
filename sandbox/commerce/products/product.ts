import { all, first, list } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { type Group, type Member, perGroup } from '../group.ts';

/** The columns that a product card needs. Prices are in pence including VAT. */
export type ProductRow = {
  id: number;
  sku: string;
  name: string;
  path: string;
  brand_id: number | null;
  price: number;
  sale_price: number | null;
  retail_price: number | null;
  stock: number;
  warning_level: number;
  availability: 'Available' | 'Preorder' | 'Unavailable';
  availability_note: string;
  release_at: number | null;
  rating_sum: number;
  rating_count: number;
  min_quantity: number | null;
  max_quantity: number | null;
};

export type Product = Member & {
  row: ProductRow;
  /** Ids of the selected option values; absent for the base product. */
  chosen?: readonly number[];
};

const COLUMNS = `id, sku, name, path, brand_id, price, sale_price, retail_price, stock, warning_level,
  availability, availability_note, release_at, rating_sum, rating_count, min_quantity, max_quantity`;

/** Returns products in the order of their ids. Unknown and hidden products are skipped. */
export function productsByIds(store: Store, ids: readonly number[]): Product[] {
  const rows = new Map<number, ProductRow>();
  const sql = `SELECT ${COLUMNS} FROM product WHERE id IN (SELECT value FROM json_each(?)) AND is_visible = 1`;
  for (const row of all<ProductRow>(store, sql, list(ids))) rows.set(row.id, row);
  const found = [...new Set(ids)].flatMap((id) => rows.get(id) ?? []);
  const group: Group = { store, ids: found.map(({ id }) => id) };
  return found.map((row) => ({ id: row.id, group, row }));
}

export function productById(store: Store, id: number): Product | null {
  return productsByIds(store, [id])[0] ?? null;
}

/** Returns the product that has, or one of whose variants has, this SKU, ignoring case. */
export function productBySku(store: Store, sku: string): Product | null {
  const [found] = all<{ id: number }>(
    store,
    'SELECT id FROM product WHERE sku = ?1 UNION ALL SELECT product_id FROM variant WHERE sku = ?1 LIMIT 1',
    sku,
  );
  return found ? productById(store, found.id) : null;
}

/** Returns the product of a variant. The base variant has the id of its product. */
export function productOfVariant(store: Store, variantId: number): Product | null {
  const owner = first<{ product_id: number }>(
    store,
    'SELECT product_id FROM variant WHERE id = ?',
    variantId,
  );
  return productById(store, owner?.product_id ?? variantId);
}

type DetailRow = {
  id: number;
  description: string;
  summary: string;
  warranty: string;
  upc: string | null;
  created_at: number;
  weight: number | null;
  width: number | null;
  height: number | null;
  depth: number | null;
  page_title: string;
  meta_description: string;
};

const detailOf = perGroup<DetailRow>((store, ids) => {
  const rows = all<DetailRow>(
    store,
    `SELECT id, description, summary, warranty, upc, created_at, weight, width, height, depth, page_title,
       meta_description FROM product WHERE id IN (SELECT value FROM json_each(?))`,
    list(ids),
  );
  return new Map(rows.map((row) => [row.id, row]));
});

/** Returns the long texts and measurements, which product lists do not need. */
export function detail(product: Product): DetailRow {
  const found = detailOf(product);
  if (!found) throw new Error(`Product ${product.id} has gone.`);
  return found;
}
