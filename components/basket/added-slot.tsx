'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentAdded, subscribeToAdded, wasAdded } from './added-store';

const AddedPanel = lazy(async () => ({ default: (await import('./added-panel')).AddedPanel }));

/** The place of the panel that says what went in; the panel itself is fetched when something first does. */
export function AddedSlot() {
  useSyncExternalStore(subscribeToAdded, currentAdded, () => null);
  return wasAdded() ? (
    <Suspense fallback={null}>
      <AddedPanel />
    </Suspense>
  ) : null;
}
