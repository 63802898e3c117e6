import type { Answer } from '@/lib/basket/basket-query';
import { CART_COOKIE } from '@/lib/basket/rules';
import { ApiError, sendJson } from '@/lib/http/client';
import { readCookie } from '@/lib/http/cookies';
import { href } from '@/lib/routing/href';
import type { Waiting } from './waiting';

type Call = 'create-cart' | 'add-cart-item' | 'remove-cart-item' | 'update-cart-item';

/**
 * Sends a change with its idempotency key. Where the basket no longer exists, an addition starts a new one.
 * @throws ApiError
 */
export async function send({ key, change }: Waiting): Promise<Answer> {
  const cartId = readCookie(CART_COOKIE);
  const post = (call: Call, body: object) =>
    sendJson<Answer>('POST', href(`/api/${call}`), body, { 'Idempotency-Key': key });
  if (change.do === 'add') {
    const lineItem = change.items;
    if (!cartId) return post('create-cart', { lineItem });
    return post('add-cart-item', { cartId, lineItem }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      return post('create-cart', { lineItem });
    });
  }
  if (!cartId) throw new ApiError(404, 'This is no longer in your basket.');
  if (change.do === 'remove') return post('remove-cart-item', { cartId, lineItem: change.lineId });
  return post('update-cart-item', {
    cartId,
    itemId: change.lineId,
    lineItem: { quantity: change.quantity },
  });
}
