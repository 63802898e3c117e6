import type { Cart } from './types.ts';

/** Returns the sum of the lines before discounts, in pence including VAT. */
export function totalOf(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.salePrice * line.quantity, 0);
}

export function quantityOf(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0);
}
