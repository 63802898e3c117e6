import type { Store } from '../../store/store.ts';
import type { Cart } from '../cart/types.ts';
import { pricesOf } from '../pricing/prices.ts';
import type { Share } from '../pricing/split.ts';
import { couponByCode, readCertificates, readItems, readPromotions } from '../pricing/read.ts';
import type { Prices } from '../pricing/types.ts';
import { certificateCodes, couponCode, ownUses } from './applied.ts';

const known = new WeakMap<Cart, Prices>();

/** Returns the prices of a cart: those computed for its checkout, or else without delivery. Cached per cart object. */
export function cartPrices(store: Store, cart: Cart, now: number): Prices {
  return known.get(cart) ?? priceCart(store, cart, [], now);
}

/** Computes the prices of a cart and caches them. @param shipping cost of each selected delivery, in pence */
export function priceCart(store: Store, cart: Cart, shipping: readonly Share[], now: number): Prices {
  const code = couponCode(store, cart.id);
  const coupon = code === null ? null : couponByCode(store, code);
  const prices = pricesOf({
    items: readItems(store, cart.lines),
    promotions: readPromotions(store, now),
    coupon,
    spareUses: coupon ? ownUses(store, cart.id, coupon.code) : 0,
    certificates: readCertificates(store, certificateCodes(store, cart.id), cart.id, now),
    shipping,
    now,
  });
  return rememberPrices(cart, prices);
}

/** Caches prices that were computed elsewhere for a cart. */
export function rememberPrices(cart: Cart, prices: Prices): Prices {
  known.set(cart, prices);
  return prices;
}
