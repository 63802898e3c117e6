'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { useSharedValue } from '@/components/ui/shared-value';
import { wasAdded } from './added-store';

const AddedPanel = lazyPart(async () => (await import('./added-panel')).AddedPanel);

/** Renders the panel that confirms an addition, whose script is loaded with the first addition. */
export function AddedSlot() {
  return useSharedValue(wasAdded) ? (
    <Suspense fallback={null}>
      <AddedPanel />
    </Suspense>
  ) : null;
}
