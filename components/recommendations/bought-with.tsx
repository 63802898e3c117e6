'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { Near, Waiting } from './near';

const BoughtWithStrip = lazyPart(async () => (await import('./bought-with-strip')).BoughtWithStrip);

/** What others bought with these products; fetched when the shopper comes near. */
export function BoughtWith({ ids, title }: { ids: readonly number[]; title: string }) {
  return (
    <Near>
      <Suspense fallback={<Waiting />}>
        <BoughtWithStrip ids={ids} title={title} />
      </Suspense>
    </Near>
  );
}
