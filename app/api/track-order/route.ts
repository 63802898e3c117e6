import { TRACKER } from '@/lib/orders/changes/order-page';
import { readOrderNumber } from '@/lib/orders/rules';
import { rememberOpened } from '@/lib/orders/tracking/opened-cookie';
import { proveOrder } from '@/lib/orders/tracking/prove-queries';
import { basketOf } from '@/lib/orders/tracking/seen-queries';
import { trackRequest } from '@/lib/orders/tracking/track-requests';
import { refused } from '@/lib/outcome/refused';
import { addressOf } from '@/lib/platform/http/api';
import { forms } from '@/lib/platform/http/forms';
import { pathWithRefusal } from '@/lib/platform/http/own-forms';
import { href } from '@/lib/routing/href';

const PAGE = href('/track-order');

/** The same message for an unknown number and for a proof that does not match (experience TRK-5). */
const UNKNOWN =
  'We cannot find an order with this number and this e-mail address or postcode. Check both; the confirmation has them.';

/** Opens an order for this browser, which from then on may see all of it. */
export const POST = forms({
  schema: trackRequest,
  page: PAGE,
  name: 'track',
  async work({ session, input: { order, proof, pass }, request }) {
    const id = readOrderNumber(order) ?? 0;
    const found = await proveOrder(id, { session, address: addressOf(request), proof, pass });
    if (!found.ok) return refused(found.error);
    if (!found.value) return { ok: false, status: 404, message: UNKNOWN };
    await rememberOpened({ id, cart: basketOf(found.value) });
    return { ok: true, to: href(PAGE, { order: id }) };
  },
  again: (_session, state) => pathWithRefusal(PAGE, TRACKER, state),
});
