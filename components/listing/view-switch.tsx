'use client';

import { useSyncExternalStore } from 'react';
import type { View } from '@/lib/listing/query';
import { ViewFace } from './view-face';
import { chooseView, chosenView, subscribeToView } from './view-store';

/** The list is drawn the same for pictures and rows, so that the choice needs no new page; it is remembered. */
export function ViewSwitch({ formId, requested }: { formId: string; requested: View }) {
  const view = useSyncExternalStore(
    subscribeToView,
    () => chosenView() ?? requested,
    () => requested,
  );
  return <ViewFace formId={formId} view={view} onChoose={chooseView} />;
}
