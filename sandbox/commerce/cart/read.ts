import { all, first } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import type { Cart, CartLine, Selection } from './types.ts';

type CartRow = {
  id: string;
  customer_id: number;
  currency: string;
  version: number;
  created_at: number;
  updated_at: number;
};

type LineRow = {
  id: string;
  product_id: number;
  variant_id: number;
  quantity: number;
  selections: string;
  sku: string;
  name: string;
  path: string;
  brand: string | null;
  media: string | null;
  list_price: number;
  sale_price: number;
};

/**
 * Returns the cart with current prices, without lines whose product no longer exists; null if there is no such cart.
 */
export function readCart(store: Store, id: string): Cart | null {
  const row = first<CartRow>(
    store,
    'SELECT id, customer_id, currency, version, created_at, updated_at FROM cart WHERE id = ?',
    id.toLowerCase(),
  );
  if (!row) return null;
  return {
    id: row.id,
    customerId: row.customer_id,
    currency: row.currency,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lines: readLines(store, row.id),
  };
}

/** Returns the most recently changed cart of a customer, or null. */
export function newestCartOf(store: Store, customerId: number): Cart | null {
  const row = first<{ id: string }>(
    store,
    'SELECT id FROM cart WHERE customer_id = ? ORDER BY updated_at DESC, id LIMIT 1',
    customerId,
  );
  return row ? readCart(store, row.id) : null;
}

function readLines(store: Store, cartId: string): CartLine[] {
  const rows = all<LineRow>(
    store,
    `SELECT l.id, l.product_id, l.variant_id, l.quantity, l.selections, coalesce(v.sku, p.sku) AS sku, p.name,
       p.path, b.name AS brand, coalesce(v.price, p.price) AS list_price,
       coalesce(v.price, p.charged) AS sale_price,
       (SELECT media FROM product_image WHERE product_id = p.id ORDER BY position LIMIT 1) AS media
     FROM cart_line AS l JOIN product AS p ON p.id = l.product_id
     LEFT JOIN variant AS v ON v.id = l.variant_id AND v.product_id = p.id
     LEFT JOIN brand AS b ON b.id = p.brand_id
     WHERE l.cart_id = ? AND (v.id IS NOT NULL OR l.variant_id = p.id) ORDER BY l.sort, l.id`,
    cartId,
  );
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    quantity: row.quantity,
    selections: JSON.parse(row.selections) as Selection[],
    sku: row.sku,
    name: row.name,
    path: row.path,
    brand: row.brand,
    media: row.media,
    listPrice: row.list_price,
    salePrice: row.sale_price,
  }));
}
