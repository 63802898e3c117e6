import type { Cart } from './types.ts';

/** What the whole cart costs, in pence with tax; the sandbox knows no discounts on top of promotion prices. */
export function totalOf(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.salePrice * line.quantity, 0);
}

export function quantityOf(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0);
}
