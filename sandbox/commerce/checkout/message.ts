import type { Parts } from '../../parts.ts';
import { run } from '../../store/rows.ts';
import type { Checkout } from './types.ts';
import { changeCheckout } from './write.ts';

const LONGEST = 2000;

/** What the shopper writes to the store; an empty text takes it away. */
export function setMessage(
  parts: Parts,
  cartId: string,
  text: string,
  version: number | null | undefined,
): Checkout {
  return changeCheckout(parts, cartId, version, ({ id }) => {
    const message = text.trim().slice(0, LONGEST);
    run(parts.store, 'UPDATE checkout SET message = ? WHERE cart_id = ?', message || null, id);
  });
}
