'use client';

import { ZONES } from '@/lib/delivery/data/zones';
import { parsePostcode } from '@/lib/delivery/postcode';
import { zoneOf } from '@/lib/delivery/rules';
import type { Zone } from '@/lib/delivery/types';
import { usePostcode } from './postcode-client';

/** The zone of the postcode for which dates are shown; the mainland's until one is given. */
export function useZone(): { postcode: string | null; zone: Zone } {
  const postcode = usePostcode();
  const parsed = postcode ? parsePostcode(postcode) : null;
  return { postcode, zone: parsed ? zoneOf(parsed) : ZONES.mainland };
}
