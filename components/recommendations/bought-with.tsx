'use client';

import { lazy, Suspense } from 'react';
import { Near, Waiting } from './near';

const BoughtWithStrip = lazy(async () => ({
  default: (await import('./bought-with-strip')).BoughtWithStrip,
}));

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
