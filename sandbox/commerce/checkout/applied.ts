import { all, first } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';

/** Returns the codes of the gift certificates applied to a checkout. */
export function certificateCodes(store: Store, cartId: string): string[] {
  return all<{ code: string }>(
    store,
    'SELECT code FROM checkout_certificate WHERE cart_id = ? ORDER BY code',
    cartId,
  ).map(({ code }) => code);
}

export function couponCode(store: Store, cartId: string): string | null {
  const row = first<{ coupon: string | null }>(
    store,
    'SELECT coupon FROM checkout WHERE cart_id = ?',
    cartId,
  );
  return row?.coupon ?? null;
}

/** Returns how many uses of a coupon are held by this cart's own unpaid order: 0 or 1. */
export function ownUses(store: Store, cartId: string, code: string): number {
  const found = first(
    store,
    `SELECT 1 FROM orders AS o JOIN order_coupon AS c ON c.order_id = o.id
     WHERE o.cart_id = ? AND o.revision > 0 AND o.held = 1 AND c.code = ? COLLATE NOCASE`,
    cartId,
    code,
  );
  return found ? 1 : 0;
}
