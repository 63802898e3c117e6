import type { Parts } from '../../parts.ts';
import { all, first, run } from '../../store/rows.ts';
import { enqueueWebhook } from '../../webhooks/queue.ts';
import { CheckoutError } from '../checkout/errors.ts';

type LineRow = {
  id: number;
  product_id: number;
  variant_id: number;
  name: string;
  quantity: number;
  taken: number;
};
type StockRow = { stock: number; availability: string };

/**
 * Takes all units of an order out of stock. Pre-orders have no stock yet and are skipped. Call it inside the
 * transaction that writes the order.
 * @throws CheckoutError that names the unavailable line
 */
export function takeUnits(parts: Parts, orderId: number): void {
  for (const line of linesOf(parts, orderId)) {
    const found = first<StockRow>(
      parts.store,
      `SELECT coalesce(v.stock, p.stock) AS stock, p.availability FROM product AS p
       LEFT JOIN variant AS v ON v.id = ?2 AND v.product_id = p.id WHERE p.id = ?1 AND p.is_visible = 1`,
      line.product_id,
      line.variant_id,
    );
    if (!found || found.availability === 'Unavailable') {
      throw refusal('PRODUCT_UNAVAILABLE', `${line.name} is no longer sold`, line);
    }
    if (found.availability === 'Preorder') continue;
    const wanted = line.quantity - line.taken;
    if (wanted > found.stock) {
      const text = `Not enough stock: (${line.product_id}) ${line.name}: ${found.stock} available`;
      throw refusal('INSUFFICIENT_STOCK', text, line);
    }
    move(parts, line, wanted);
  }
}

/** Returns the units of an order to stock. Further calls have no effect. */
export function giveUnitsBack(parts: Parts, orderId: number): void {
  for (const line of linesOf(parts, orderId)) move(parts, line, -line.taken);
}

/** Updates the search index with new stock. Call it after the transaction has been committed. */
export function stockChanged(parts: Parts, orderId: number): void {
  for (const { product_id } of linesOf(parts, orderId)) parts.search.changed(product_id);
}

function linesOf({ store }: Parts, orderId: number): LineRow[] {
  return all<LineRow>(
    store,
    `SELECT id, product_id, variant_id, name, quantity, taken FROM order_line
     WHERE order_id = ? AND product_id IS NOT NULL ORDER BY id`,
    orderId,
  );
}

/** Moves units from the stock of a line's variant or product to the line; if negative, the other way. */
function move(parts: Parts, line: LineRow, units: number): void {
  if (units === 0) return;
  const { store } = parts;
  const { product_id, variant_id } = line;
  const ofVariant = run(
    store,
    'UPDATE variant SET stock = stock - ? WHERE id = ? AND product_id = ?',
    units,
    variant_id,
    product_id,
  ).changes;
  if (ofVariant === 0) run(store, 'UPDATE product SET stock = stock - ? WHERE id = ?', units, product_id);
  run(store, 'UPDATE order_line SET taken = taken + ? WHERE id = ?', units, line.id);
  const inventory = { product_id, method: 'relative', value: -units };
  if (ofVariant > 0) {
    enqueueWebhook(parts, 'store/sku/inventory/order/updated', {
      type: 'sku',
      id: variant_id,
      inventory: { ...inventory, variant_id },
    });
  } else {
    enqueueWebhook(parts, 'store/product/inventory/order/updated', {
      type: 'product',
      id: product_id,
      inventory,
    });
  }
}

function refusal(code: string, message: string, { product_id, variant_id }: LineRow): CheckoutError {
  const context = { productEntityId: String(product_id), variantEntityId: String(variant_id) };
  return new CheckoutError('CartLineItemError', code, message, context);
}
