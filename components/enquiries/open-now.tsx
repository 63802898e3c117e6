'use client';

import { useMinute } from '@/lib/dates/client';
import { isOpenAt, type OpeningHours } from '@/lib/enquiries/opening';
import { usePolicy } from '@/lib/policy/client';

/** Whether the telephone is answered now, once the page knows the time. */
export function OpenNow({ hours }: { hours: readonly OpeningHours[] }) {
  const now = useMinute();
  const { holidays } = usePolicy().delivery;
  if (now === null || hours.length === 0) return null;
  return <strong>{isOpenAt(hours, now, holidays) ? 'Open now.' : 'Closed now.'}</strong>;
}
