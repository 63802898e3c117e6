import { overviewOf } from '@/lib/checkout/overview-commands';
import { readCheckout } from '@/lib/checkout/queries';
import { checkoutQuery } from '@/lib/checkout/requests';
import { answer, reads } from '@/lib/platform/http/api';

/**
 * Specification §7: the checkout of a cart, without personal data; null if there is none, if it is somebody else's, or
 * if it cannot be read (§8).
 */
export const GET = reads(checkoutQuery, async ({ session, input }) => {
  const found = await readCheckout(input.cartId, session);
  if (!found.ok || !found.value) return answer(null);
  return answer(overviewOf(found.value));
});
