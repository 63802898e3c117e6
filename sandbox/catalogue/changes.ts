import { forgetAttributeWords } from '../commerce/products/attribute-words.ts';
import type { Parts } from '../parts.ts';
import { run } from '../store/rows.ts';
import { transaction } from '../store/store.ts';
import { enqueueWebhook } from '../webhooks/queue.ts';
import { keepWasPrice, recordPrice } from './price-history.ts';
import { ChangeRefused } from './refused.ts';

/** Pence with tax. `salePrice` is what is charged while a promotion runs; `null`: none does. */
export interface NewPrice {
  price: number;
  salePrice: number | null;
  /** Who sets it. */
  by?: string;
  /** Whether it puts right what was set by mistake, not two hours ago. */
  isCorrection?: boolean;
  /** Since when it is asked, in milliseconds since 1970; from now on by itself. */
  since?: number;
}

/**
 * Sets what a product costs: in the store, its price history, the search, and by a webhook in the shop.
 * @throws ChangeRefused for no such product, amounts that are no price, or a correction of what is no slip.
 */
export function setPrice(parts: Parts, productId: number, set: NewPrice): void {
  const { price, salePrice } = set;
  const { store } = parts;
  if (!isPence(price)) throw new ChangeRefused('A price is a whole number of pence above 0.');
  if (salePrice !== null && (!isPence(salePrice) || salePrice >= price)) {
    throw new ChangeRefused('A promotion price is above 0 and below the price.');
  }
  transaction(store, () => {
    // Both at once: the table never holds a promotion price that is not below the price.
    const sql = 'UPDATE product SET price = ?, sale_price = ? WHERE id = ?';
    if (run(store, sql, price, salePrice, productId).changes === 0) throw noProduct(productId);
    recordPrice(parts, productId, set);
    keepWasPrice(parts, productId, set);
    enqueueWebhook(parts, 'store/product/updated', { type: 'product', id: productId });
  });
  parts.search.changed(productId);
}

/**
 * Sets how many units can be sold, of the product or of one of its variants.
 * @throws ChangeRefused for no such product or variant, or a number that is no stock.
 */
export function setStock(parts: Parts, productId: number, stock: number, variantId?: number): void {
  const { store } = parts;
  if (!Number.isInteger(stock) || stock < 0 || stock > 1_000_000_000) {
    throw new ChangeRefused('A stock is a whole number from 0 on.');
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
 * Takes a product out of the shop, or puts it back. Its prices, reviews and orders stay.
 * @throws ChangeRefused for no such product.
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

/** To be called after the catalogue was filled anew or changed in many places at once. */
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
