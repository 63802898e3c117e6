'use client';

import { lastSaid } from './live-store';
import { useSharedValue } from '@/components/ui/shared-value';

/** The live region for announcements; rendered once, in the root layout. */
export function LiveRegion() {
  const message = useSharedValue(lastSaid);
  return (
    <div className="vh" role="status" aria-live="polite" aria-atomic="true" data-live-region>
      {message}
    </div>
  );
}
