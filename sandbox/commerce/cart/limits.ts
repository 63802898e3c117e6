import { CartError, invalid } from './errors.ts';
import type { Chosen } from './chosen.ts';

/** Maximum number of lines in a cart. */
export const MOST_LINES = 50;
const LARGEST_QUANTITY = 2_147_483_647;

/** @throws CartError unless the quantity is a whole number of at least 1 */
export function checkQuantity(quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > LARGEST_QUANTITY) {
    throw invalid(
      'Missing required fields.: The following fields are missing or invalid: lineItems.*.quantity',
    );
  }
}

/**
 * Checks the quantity of a product in a cart against the merchant's minimum and maximum, and that of a variant against
 * its stock. Pre-orders have no stock yet and are not limited by it.
 * @throws CartError
 */
export function checkAmount({ product, variant }: Chosen, ofVariant: number, ofProduct: number): void {
  const { id, name, availability, min_quantity, max_quantity } = product.row;
  if (min_quantity !== null && ofProduct < min_quantity) {
    throw invalid(`${name}: the least quantity is ${min_quantity}`);
  }
  if (max_quantity !== null && ofProduct > max_quantity) {
    throw invalid(`${name}: the largest quantity is ${max_quantity}`);
  }
  if (availability !== 'Preorder' && ofVariant > variant.stock) {
    throw new CartError('stock', `Not enough stock: (${id}) ${name}: ${variant.stock} available`);
  }
}
