import { answerLookUp } from '@/lib/orders/tracking/look-up-answer';
import { lookUpRequest } from '@/lib/orders/tracking/track-requests';
import { parcelsOf } from '@/lib/orders/tracking/tracked';
import { reads } from '@/lib/platform/http/api';

/** Specification §7: the parcels of an order; by its number alone, only its status and when it was sent (C21). */
export const GET = reads(lookUpRequest, (parsed) =>
  answerLookUp(parsed, (found) => {
    if (found.kind === 'outline') return found.outline;
    const { order } = found;
    return { id: order.id, status: order.status, shipments: parcelsOf(order) };
  }),
);
