import type { Parts } from '../../parts.ts';
import { run } from '../../store/rows.ts';
import { transaction } from '../../store/store.ts';
import type { Cart } from '../cart/types.ts';
import { closeCart, openCart } from '../cart/write.ts';
import { releaseHeld } from '../orders/hold.ts';
import { checkoutOf } from './read.ts';
import type { Checkout } from './types.ts';

/**
 * Changes a checkout in one transaction: all of the change is applied or none of it. Every change increments the
 * version that cart and checkout share. The resulting total is stored as the one quoted to the caller.
 * @throws CartError if the cart does not exist or is not at `version`; also whatever `work` throws
 */
export function changeCheckout(
  parts: Parts,
  cartId: string,
  version: number | null | undefined,
  work: (cart: Cart, now: number) => void,
): Checkout {
  const { store, clock } = parts;
  releaseHeld(parts, cartId);
  return transaction(store, () => {
    const now = clock();
    const cart = openCart(store, cartId, version);
    run(
      store,
      `INSERT INTO checkout (cart_id, created_at, updated_at) VALUES (?, ?, ?)
       ON CONFLICT (cart_id) DO UPDATE SET updated_at = excluded.updated_at`,
      cart.id,
      now,
      now,
    );
    work(cart, now);
    const changed = checkoutOf(store, closeCart(store, cart.id, now), now);
    run(store, 'UPDATE checkout SET quoted = ? WHERE cart_id = ?', changed.prices.total, cart.id);
    return { ...changed, quoted: changed.prices.total };
  });
}
