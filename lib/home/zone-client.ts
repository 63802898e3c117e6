'use client';

import { usePostcode } from './postcode-client';
import { parsePostcode } from '@/lib/delivery/postcode';
import { zoneOf } from '@/lib/delivery/rules';
import type { Zone } from '@/lib/delivery/types';
import { usePolicy } from '@/lib/policy/client';

/** The delivery zone of the stored postcode; the mainland until one is entered. */
export function useZone(): { postcode: string | null; zone: Zone } {
  const { delivery } = usePolicy();
  const postcode = usePostcode();
  const parsed = postcode ? parsePostcode(postcode) : null;
  return { postcode, zone: parsed ? zoneOf(parsed, delivery) : delivery.zones.mainland };
}
