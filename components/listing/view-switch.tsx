'use client';

import { useSyncExternalStore } from 'react';
import type { View } from '@/lib/listing/query';
import { ViewMarkup } from './view-markup';
import { chooseView, chosenView, subscribeToView } from './view-store';

/**
 * Switches between grid and compact list, and stores the choice. Both have the same markup, so no request is needed.
 */
export function ViewSwitch({ formId, requested }: { formId: string; requested: View }) {
  const view = useSyncExternalStore(
    subscribeToView,
    () => chosenView() ?? requested,
    () => requested,
  );
  return <ViewMarkup formId={formId} view={view} onChoose={chooseView} />;
}
