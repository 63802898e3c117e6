'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { subscribeToAdded, wasAdded } from './added-store';

const AddedPanel = lazy(async () => ({ default: (await import('./added-panel')).AddedPanel }));

/** The place of the panel that says what went in; the panel itself is fetched when something first does. */
export function AddedSlot() {
  const wanted = useSyncExternalStore(subscribeToAdded, wasAdded, () => false);
  return wanted ? (
    <Suspense fallback={null}>
      <AddedPanel />
    </Suspense>
  ) : null;
}
