import type { Parts } from '../../parts.ts';
import { run } from '../../store/rows.ts';
import { releaseHeld } from '../orders/hold.ts';
import { transaction } from '../../store/store.ts';
import { cartMissing, invalid, itemMissing } from './errors.ts';
import type { Cart, ItemRequest, SelectionRequest } from './types.ts';
import { closeCart, insertCart, openCart, putItem, replaceLine } from './write.ts';

type Version = number | null | undefined;

/** Changes to a line. Omitted fields stay as they are. */
export interface LineChange {
  quantity: number;
  variantId?: number | undefined;
  productId?: number | undefined;
  selections?: SelectionRequest[] | undefined;
}

/**
 * Each function here is one transaction: all of a change is applied or none of it, and it is on disk when it returns.
 * All throw CartError. The caller decides who may change which cart.
 */
export function createCart({ store, clock }: Parts, customerId: number, items: readonly ItemRequest[]): Cart {
  if (items.length === 0) throw invalid('A cart needs at least one line item');
  return transaction(store, () => {
    const id = insertCart(store, customerId, clock());
    for (const item of items) putItem(store, id, item);
    return closeCart(store, id, clock());
  });
}

export function addItems(
  parts: Parts,
  cartId: string,
  items: readonly ItemRequest[],
  version?: Version,
): Cart {
  if (items.length === 0) throw invalid('At least one line item is required');
  const { store, clock } = parts;
  return changing(parts, cartId, () => {
    const cart = openCart(store, cartId, version);
    for (const item of items) putItem(store, cart.id, item);
    return closeCart(store, cart.id, clock());
  });
}

export function updateItem(
  parts: Parts,
  cartId: string,
  lineId: string,
  change: LineChange,
  version?: Version,
): Cart {
  const { store, clock } = parts;
  return changing(parts, cartId, () => {
    const cart = openCart(store, cartId, version);
    const line = cart.lines.find(({ id }) => id === lineId);
    if (!line) throw itemMissing();
    const sameProduct = change.productId === undefined || change.productId === line.productId;
    const sameVariant =
      sameProduct && (change.variantId === undefined || change.variantId === line.variantId);
    replaceLine(store, cart.id, line.id, {
      productId: change.productId ?? line.productId,
      variantId: change.variantId ?? (sameProduct && !change.selections ? line.variantId : undefined),
      quantity: change.quantity,
      selections:
        change.selections ??
        (sameVariant
          ? line.selections.map((s) => ({ optionId: s.optionId, value: s.valueId ?? s.value }))
          : []),
    });
    return closeCart(store, cart.id, clock());
  });
}

/** Returns `null` if it was the last line: the platform deletes an empty cart. */
export function removeItem(parts: Parts, cartId: string, lineId: string, version?: Version): Cart | null {
  const { store, clock } = parts;
  return changing(parts, cartId, () => {
    const cart = openCart(store, cartId, version);
    const { changes } = run(store, 'DELETE FROM cart_line WHERE id = ? AND cart_id = ?', lineId, cart.id);
    if (changes === 0) throw itemMissing();
    const left = closeCart(store, cart.id, clock());
    if (left.lines.length > 0) return left;
    run(store, 'DELETE FROM cart WHERE id = ?', cart.id);
    return null;
  });
}

export function deleteCart(parts: Parts, cartId: string): void {
  const { changes } = changing(parts, cartId, () =>
    run(parts.store, 'DELETE FROM cart WHERE id = ?', cartId.toLowerCase()),
  );
  if (changes === 0) throw cartMissing();
}

/** Assigns the cart to a customer, or with 0 to nobody. */
export function setCustomer(parts: Parts, cartId: string, customerId: number, version?: Version): Cart {
  const { store, clock } = parts;
  return transaction(store, () => {
    const cart = openCart(store, cartId, version);
    if (cart.customerId === customerId) return cart;
    releaseHeld(parts, cart.id);
    run(store, 'UPDATE cart SET customer_id = ? WHERE id = ?', customerId, cart.id);
    return closeCart(store, cart.id, clock());
  });
}

/** Runs one transaction on a cart, after releasing what its unpaid order holds. */
function changing<T>(parts: Parts, cartId: string, work: () => T): T {
  releaseHeld(parts, cartId);
  return transaction(parts.store, work);
}
