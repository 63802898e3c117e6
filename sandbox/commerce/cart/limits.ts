import { CartError, invalid } from './errors.ts';
import type { Chosen } from './chosen.ts';

/** Lines one cart can hold. */
export const MOST_LINES = 50;
const LARGEST_QUANTITY = 2_147_483_647;

/** @throws CartError unless it is a whole number from 1 on. */
export function checkQuantity(quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > LARGEST_QUANTITY) {
    throw invalid(
      'Missing required fields.: The following fields are missing or invalid: lineItems.*.quantity',
    );
  }
}

/**
 * Whether the cart may hold this many of a product: the merchant's least and most, and the stock of the variant.
 * A pre-order has no stock yet and is not limited by it.
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
