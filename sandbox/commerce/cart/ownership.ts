import type { Parts } from '../../parts.ts';
import { run } from '../../store/rows.ts';
import { transaction } from '../../store/store.ts';
import { releaseHeld } from '../orders/hold.ts';
import { setCustomer } from './change.ts';
import { CartError } from './errors.ts';
import { newestCartOf, readCart } from './read.ts';
import type { Cart, CartLine } from './types.ts';
import { closeCart, putItem } from './write.ts';

/**
 * Merges carts at sign-in: the visitor's cart is assigned to the customer, or its lines are added to the customer's own
 * cart. Returns the customer's cart, or null if there is neither.
 */
export function takeOverCart(parts: Parts, guestCartId: string | null, customerId: number): Cart | null {
  const own = newestCartOf(parts.store, customerId);
  const guest = guestCartId === null ? null : readCart(parts.store, guestCartId);
  if (!guest || guest.customerId !== 0) return own;
  if (!own) return setCustomer(parts, guest.id, customerId);
  for (const { id } of [guest, own]) releaseHeld(parts, id);
  return transaction(parts.store, () => {
    for (const line of guest.lines) join(parts, own.id, line);
    run(parts.store, 'DELETE FROM cart WHERE id = ?', guest.id);
    return closeCart(parts.store, own.id, parts.clock());
  });
}

export function releaseCart(parts: Parts, cartId: string): Cart {
  return setCustomer(parts, cartId, 0);
}

/** Adds a line if stock and limits allow it; otherwise it is dropped, so that signing in never fails. */
function join({ store }: Parts, cartId: string, line: CartLine): void {
  const { productId, variantId, quantity } = line;
  const selections = line.selections.map((each) => ({
    optionId: each.optionId,
    value: each.valueId ?? each.value,
  }));
  store.exec('SAVEPOINT line');
  try {
    putItem(store, cartId, { productId, variantId, quantity, selections });
  } catch (error) {
    store.exec('ROLLBACK TO line');
    if (!(error instanceof CartError)) throw error;
  }
  store.exec('RELEASE line');
}
