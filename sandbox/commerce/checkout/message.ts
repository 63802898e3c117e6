import type { Parts } from '../../parts.ts';
import { run } from '../../store/rows.ts';
import type { Checkout } from './types.ts';
import { changeCheckout } from './write.ts';

const LONGEST = 2000;

/** Sets the shopper's message to the store. An empty text removes it; longer texts are cut to 2,000 characters. */
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
