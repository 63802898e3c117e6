import { answerLookUp } from '@/lib/orders/tracking/look-up-answer';
import { lookUpRequest } from '@/lib/orders/tracking/track-requests';
import { reads } from '@/lib/platform/http/api';

/** Specification §7: an order by its number, in full only for those entitled to it (reliability guide C20). */
export const GET = reads(lookUpRequest, (parsed) =>
  answerLookUp(parsed, (found) => (found.kind === 'whole' ? found.order : found.outline)),
);
