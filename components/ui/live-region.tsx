'use client';

import { useSyncExternalStore } from 'react';
import { lastSaid, subscribeToLive } from './live-store';

/** The place where announcements are read from; stands once, in the root layout. */
export function LiveRegion() {
  const message = useSyncExternalStore(subscribeToLive, lastSaid, () => '');
  return (
    <div className="vh" role="status" aria-live="polite" aria-atomic="true" data-live-region>
      {message}
    </div>
  );
}
