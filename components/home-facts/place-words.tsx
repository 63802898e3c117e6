'use client';

import { longDay } from '@/lib/dates/rules';
import { useMinute } from '@/lib/dates/client';
import { parsePostcode } from '@/lib/delivery/postcode';
import { zoneOf } from '@/lib/delivery/rules';
import { deliverySteps } from '@/lib/delivery/steps';
import { unservedLine } from '@/lib/delivery/words';
import { usePostcode } from '@/lib/home/postcode-client';
import { usePolicy } from '@/lib/policy/client';

/**
 * Says what the stored postcode means: the first day on which the van can come, or that it cannot. Renders nothing
 * without a postcode.
 */
export function PlaceWords() {
  const postcode = usePostcode();
  const now = useMinute();
  const { delivery } = usePolicy();
  const read = postcode ? parsePostcode(postcode) : null;
  if (!read || !now) return null;
  const zone = zoneOf(read, delivery);
  return (
    <p>
      {zone.served
        ? `Our van can come to ${postcode} from ${longDay(deliverySteps(now, zone, delivery).door)}. Each product page says its own days.`
        : `${unservedLine(zone)}. Ring us and we will see what can be done.`}
    </p>
  );
}
