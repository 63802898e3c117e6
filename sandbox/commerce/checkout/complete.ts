import { placeOrder } from '../orders/place.ts';
import type { CommerceContext } from '../context.ts';
import { type PayloadError, payloadError } from './payload.ts';

interface Result {
  orderEntityId: number | null;
  paymentAccessToken: string | null;
  errors: PayloadError[];
}

/** Creates the order, which then awaits payment. Further calls return the same order. */
export function completeCheckout(
  _: object,
  { input }: { input: { checkoutEntityId: string } },
  { parts, customerId }: CommerceContext,
): Result {
  try {
    const { orderId, token } = placeOrder(parts, input.checkoutEntityId, customerId);
    return { orderEntityId: orderId, paymentAccessToken: token, errors: [] };
  } catch (error) {
    return { orderEntityId: null, paymentAccessToken: null, errors: [payloadError(error)] };
  }
}
