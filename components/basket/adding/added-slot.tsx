'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { useSharedValue } from '@/components/ui/shared-value';
import { wasAdded } from './added-store';

const AddedPanel = lazyPart(async () => (await import('./added-panel')).AddedPanel);

/** The place of the panel that says what went in; the panel itself is fetched when something first does. */
export function AddedSlot() {
  return useSharedValue(wasAdded) ? (
    <Suspense fallback={null}>
      <AddedPanel />
    </Suspense>
  ) : null;
}
