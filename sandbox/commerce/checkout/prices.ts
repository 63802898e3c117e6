import type { Store } from '../../store/store.ts';
import type { Cart } from '../cart/types.ts';
import { pricesOf } from '../pricing/prices.ts';
import type { Share } from '../pricing/split.ts';
import { couponByCode, readCertificates, readItems, readPromotions } from '../pricing/read.ts';
import type { Prices } from '../pricing/types.ts';
import { certificateCodes, couponCode, ownUses } from './applied.ts';

const known = new WeakMap<Cart, Prices>();

/** What a cart comes to without deliveries, or as its checkout has worked it out. Worked out once per reading. */
export function cartPrices(store: Store, cart: Cart, now: number): Prices {
  return known.get(cart) ?? priceCart(store, cart, [], now);
}

/** @param shipping what each delivery costs that is chosen */
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

/** Lets a cart keep the prices that were worked out for it elsewhere. */
export function rememberPrices(cart: Cart, prices: Prices): Prices {
  known.set(cart, prices);
  return prices;
}
