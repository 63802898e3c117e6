import { ZONES } from '@/lib/delivery/data/zones';
import { parsePostcode } from '@/lib/delivery/postcode';
import { zoneOf } from '@/lib/delivery/rules';
import { type DeliverySteps, deliverySteps } from '@/lib/delivery/steps';

/** The days of an order to a kept postcode; to the mainland without one. */
export function stepsFor(postcode: string | null, now: Date): { days: DeliverySteps; served: boolean } {
  const read = postcode ? parsePostcode(postcode) : null;
  const zone = read ? zoneOf(read) : ZONES.mainland;
  return { days: deliverySteps(now, zone), served: zone.served };
}
