'use client';

import { Suspense, useEffect } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { useLocalValue } from '@/lib/device/local-value';
import { useHydrated } from '@/lib/http/hydration';
import { recent } from '@/lib/recommendations/recent-client';
import { withSeen } from '@/lib/recommendations/recent-rules';
import { Expected, Near, Waiting } from './near';

const RecentStrip = lazyPart(async () => (await import('./recent-strip')).RecentStrip);

/**
 * What the shopper looked at before, as far as this browser knows.
 * @param seen the product of this page: it is noted, and not shown here
 * @param least how many there are to be for a strip
 */
export function RecentlyViewed({ seen, least = 1 }: { seen?: number; least?: number }) {
  const hydrated = useHydrated();
  const ids = useLocalValue(recent).filter((id) => id !== seen);
  useEffect(() => {
    if (seen !== undefined) recent.change((before) => withSeen(before, seen));
  }, [seen]);
  if (!hydrated) return <Expected />;
  if (ids.length < least) return null;
  return (
    <Near>
      <Suspense fallback={<Waiting />}>
        <RecentStrip ids={ids} />
      </Suspense>
    </Near>
  );
}
