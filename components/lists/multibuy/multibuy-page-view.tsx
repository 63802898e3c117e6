'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { LinesSkeleton } from '@/components/basket/lines/lines-skeleton';
import { lazyPart } from '@/components/parts/lazy-part';
import type { SetStart } from '@/lib/content/home-types';
import { readShared } from '@/lib/lists/multibuy-rules';
import { MultibuyView } from './multibuy-view';

const SharedMultibuy = lazyPart(async () => (await import('./shared-multibuy')).SharedMultibuy);

/** The set in the URL, or the shopper's own. */
export function MultibuyPageView({ start }: { start: SetStart }) {
  const shared = readShared(useSearchParams().get('items'));
  return shared.length > 0 ? (
    <Suspense fallback={<LinesSkeleton words="Loading the kitchen set" />}>
      <SharedMultibuy shared={shared} />
    </Suspense>
  ) : (
    <MultibuyView start={start} />
  );
}
