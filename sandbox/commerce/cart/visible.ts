import type { CommerceContext } from '../context.ts';
import { cartMissing } from './errors.ts';
import { readCart } from './read.ts';
import type { Cart } from './types.ts';

/** Returns a cart if the shopper may see it. A customer's cart is visible only to that customer. */
export function cartFor({ parts, customerId }: CommerceContext, cartId: string): Cart | null {
  const cart = readCart(parts.store, cartId);
  return cart && (cart.customerId === 0 || cart.customerId === customerId) ? cart : null;
}

/** @throws CartError if there is no cart that the shopper may see */
export function requireCart(context: CommerceContext, cartId: string): Cart {
  const cart = cartFor(context, cartId);
  if (!cart) throw cartMissing();
  return cart;
}
