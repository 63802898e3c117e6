import { parsePostcode } from '@/lib/delivery/postcode';
import { zoneOf } from '@/lib/delivery/rules';
import { type DeliverySteps, deliverySteps } from '@/lib/delivery/steps';
import type { DeliveryTerms } from '@/lib/delivery/types';

/** The days of an order to a kept postcode; to the mainland without one. */
export function stepsFor(
  postcode: string | null,
  now: Date,
  terms: DeliveryTerms,
): { days: DeliverySteps; served: boolean } {
  const read = postcode ? parsePostcode(postcode) : null;
  const zone = read ? zoneOf(read, terms) : terms.zones.mainland;
  return { days: deliverySteps(now, zone, terms), served: zone.served };
}
