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
 * Products that were viewed in this browser.
 * @param seen id of the page's own product, which is recorded but not shown
 * @param least number of products needed for the strip
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
