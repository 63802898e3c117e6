'use client';

import { useSearchParams } from 'next/navigation';
import { readShared } from '@/lib/lists/multibuy-rules';
import { MultibuyView } from './multibuy-view';
import { SharedMultibuy } from './shared-multibuy';

/** The list that the address names, or else one's own. */
export function MultibuyPageView() {
  const shared = readShared(useSearchParams().get('items'));
  return shared.length > 0 ? <SharedMultibuy shared={shared} /> : <MultibuyView />;
}
