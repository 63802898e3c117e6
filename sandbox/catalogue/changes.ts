import { forgetAttributeWords } from '../commerce/products/attribute-words.ts';
import type { Parts } from '../parts.ts';
import { run } from '../store/rows.ts';
import { transaction } from '../store/store.ts';
import { enqueueWebhook } from '../webhooks/queue.ts';
import { keepWasPrice, recordPrice } from './price-history.ts';
import { ChangeRefused } from './refused.ts';

/** In pence including VAT. `salePrice` is charged while a promotion runs; `null` means that none does. */
export interface NewPrice {
  price: number;
  salePrice: number | null;
  /** Name of the person who sets the price. */
  by?: string;
  /** Whether this corrects a price that was set by mistake less than two hours ago. */
  isCorrection?: boolean;
  /** Instant from which the price applies, in milliseconds since 1970. Defaults to now. */
  since?: number;
}

/**
 * Sets the price of a product in the store, its price history and the search index, and sends the webhook.
 * @throws ChangeRefused if the product does not exist, an amount is not a valid price, or the correction is not
 * allowed.
 */
export function setPrice(parts: Parts, productId: number, set: NewPrice): void {
  const { price, salePrice } = set;
  const { store } = parts;
  if (!isPence(price)) throw new ChangeRefused('A price must be a whole number of pence above 0.');
  if (salePrice !== null && (!isPence(salePrice) || salePrice >= price)) {
    throw new ChangeRefused('A promotion price must be above 0 and below the price.');
  }
  transaction(store, () => {
    // One statement, because a constraint of the table requires the promotion price to be below the price.
    const sql = 'UPDATE product SET price = ?, sale_price = ? WHERE id = ?';
    if (run(store, sql, price, salePrice, productId).changes === 0) throw noProduct(productId);
    recordPrice(parts, productId, set);
    keepWasPrice(parts, productId, set);
    enqueueWebhook(parts, 'store/product/updated', { type: 'product', id: productId });
  });
  parts.search.changed(productId);
}

/**
 * Sets the stock of a product or of one of its variants.
 * @throws ChangeRefused if the product or variant does not exist, or the number is not a valid stock level.
 */
export function setStock(parts: Parts, productId: number, stock: number, variantId?: number): void {
  const { store } = parts;
  if (!Number.isInteger(stock) || stock < 0 || stock > 1_000_000_000) {
    throw new ChangeRefused('A stock level must be a whole number, 0 or more.');
  }
  transaction(store, () => {
    const ofVariant = variantId !== undefined && variantId !== productId;
    const { changes } = ofVariant
      ? run(
          store,
          'UPDATE variant SET stock = ? WHERE id = ? AND product_id = ?',
          stock,
          variantId,
          productId,
        )
      : run(store, 'UPDATE product SET stock = ? WHERE id = ?', stock, productId);
    if (changes === 0) throw noProduct(productId);
    const inventory = { product_id: productId, method: 'absolute', value: stock };
    if (ofVariant) {
      enqueueWebhook(parts, 'store/sku/inventory/updated', {
        type: 'sku',
        id: variantId,
        inventory: { ...inventory, variant_id: variantId },
      });
    } else {
      enqueueWebhook(parts, 'store/product/inventory/updated', { type: 'product', id: productId, inventory });
    }
  });
  parts.search.changed(productId);
}

/**
 * Hides a product from the shop, or shows it again. Its prices, reviews and orders are kept.
 * @throws ChangeRefused if the product does not exist.
 */
export function setVisible(parts: Parts, productId: number, isVisible: boolean): void {
  const { store } = parts;
  transaction(store, () => {
    const sql = 'UPDATE product SET is_visible = ? WHERE id = ?';
    if (run(store, sql, Number(isVisible), productId).changes === 0) throw noProduct(productId);
    enqueueWebhook(parts, 'store/product/updated', { type: 'product', id: productId });
  });
  parts.search.changed(productId);
}

/** Drops caches and reloads the search index. Call it after the catalogue was refilled or changed in many places. */
export function catalogueReplaced({ store, search }: Parts): void {
  forgetAttributeWords(store);
  search.reload();
}

function isPence(amount: number): boolean {
  return Number.isInteger(amount) && amount > 0 && amount <= 100_000_000;
}

function noProduct(id: number): ChangeRefused {
  return new ChangeRefused(`There is no product ${id}.`);
}
