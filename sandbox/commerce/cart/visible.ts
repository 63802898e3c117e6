import type { CommerceContext } from '../context.ts';
import { cartMissing } from './errors.ts';
import { readCart } from './read.ts';
import type { Cart } from './types.ts';

/** The cart as this shopper may see it: a customer's cart does not exist for anybody else. */
export function cartFor({ parts, customerId }: CommerceContext, cartId: string): Cart | null {
  const cart = readCart(parts.store, cartId);
  return cart && (cart.customerId === 0 || cart.customerId === customerId) ? cart : null;
}

/** @throws CartError when there is none that this shopper may see. */
export function requireCart(context: CommerceContext, cartId: string): Cart {
  const cart = cartFor(context, cartId);
  if (!cart) throw cartMissing();
  return cart;
}
