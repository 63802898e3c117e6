'use client';

import { useMinute } from '@/lib/dates/client';
import { isOpenAt, type OpeningHours } from '@/lib/enquiries/opening';

/** Whether the telephone is answered now, once the page knows the time. */
export function OpenNow({ hours }: { hours: readonly OpeningHours[] }) {
  const now = useMinute();
  if (now === null || hours.length === 0) return null;
  return <strong>{isOpenAt(hours, now) ? 'Open now.' : 'Closed now.'}</strong>;
}
