import 'server-only';
import { readBasket } from '@/lib/basket/commands';
import { currentCart } from '@/lib/basket/customer-cart';
import { withProducts } from '@/lib/basket/queries';
import { isCartId } from '@/lib/basket/rules';
import type { Basket } from '@/lib/basket/types';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import { ok, type Result, UnreachableError } from '@/lib/platform/result';
import { asking } from '@/lib/platform/session/asking';
import type { Session } from '@/lib/platform/session/session';
import { CheckoutQuery } from './documents';
import { mapCheckout } from './map-checkout';
import type { Checkout } from './types';

/** Reads a checkout that the session may see; null when there is none, or when it is somebody else's. */
export async function readCheckout(id: string, session: Session | null): Promise<Result<Checkout | null>> {
  if (!isCartId(id)) return ok(null);
  const answer = await commerceQuery(CheckoutQuery, { id }, asking(session));
  if (!answer.ok) return answer;
  const { checkout } = answer.value.site;
  return ok(checkout && mapCheckout(checkout));
}

/** The checkout that this browser is in, with its goods. */
export type CurrentCheckout = { checkout: Checkout; basket: Basket };

/**
 * Returns the checkout of the cart that the basket page shows, so that no other one is paid for; null when it is empty
 * or does not exist.
 * @throws UnreachableError
 */
export async function getCurrentCheckout(session: Session | null): Promise<CurrentCheckout | null> {
  const cart = await currentCart(session);
  if (!cart.ok) throw new UnreachableError(cart.error);
  return cart.value === null ? null : readUnderway(cart.value, session);
}

async function readUnderway(id: string, session: Session | null): Promise<CurrentCheckout | null> {
  const [checkout, basket] = await Promise.all([readCheckout(id, session), readBasket(id, session)]);
  if (!checkout.ok) throw new UnreachableError(checkout.error);
  if (!basket.ok) {
    if ('upstream' in basket.error) throw new UnreachableError(basket.error);
    return null;
  }
  if (!checkout.value || basket.value.lines.length === 0) return null;
  return { checkout: checkout.value, basket: await withProducts(basket.value) };
}
