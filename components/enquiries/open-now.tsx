'use client';

import { useEffect, useState } from 'react';
import { isOpenAt, type OpeningHours } from '@/lib/enquiries/opening';

/** Whether somebody answers at this moment, once the page knows the time. */
export function OpenNow({ hours }: { hours: readonly OpeningHours[] }) {
  const [open, setOpen] = useState<boolean | null>(null);
  useEffect(() => setOpen(isOpenAt(hours, new Date())), [hours]);
  if (open === null || hours.length === 0) return null;
  return <strong>{open ? 'Open now.' : 'Closed now.'}</strong>;
}
