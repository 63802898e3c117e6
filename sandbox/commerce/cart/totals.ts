import type { Cart } from './types.ts';

/** What the lines of a cart cost at their own prices, in pence with tax. */
export function totalOf(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.salePrice * line.quantity, 0);
}

export function quantityOf(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0);
}
