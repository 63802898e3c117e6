'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { Near, Waiting } from './near';

const BoughtWithStrip = lazyPart(async () => (await import('./bought-with-strip')).BoughtWithStrip);

/** Products that others bought with these, loaded when the shopper scrolls near. */
export function BoughtWith({ ids, title }: { ids: readonly number[]; title: string }) {
  return (
    <Near>
      <Suspense fallback={<Waiting />}>
        <BoughtWithStrip ids={ids} title={title} />
      </Suspense>
    </Near>
  );
}
