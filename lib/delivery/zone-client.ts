'use client';

import { usePolicy } from '@/lib/policy/client';
import { usePostcode } from './client';
import { parsePostcode } from './postcode';
import { zoneOf } from './rules';
import type { Zone } from './types';

/** The zone of the postcode for which dates are shown; the mainland's until one is given. */
export function useZone(): { postcode: string | null; zone: Zone } {
  const { delivery } = usePolicy();
  const postcode = usePostcode();
  const parsed = postcode ? parsePostcode(postcode) : null;
  return { postcode, zone: parsed ? zoneOf(parsed, delivery) : delivery.zones.mainland };
}
