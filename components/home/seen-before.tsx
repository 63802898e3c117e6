'use client';

import { RecentlyViewed } from '@/components/recommendations/recently-viewed';
import { useLocalValue } from '@/lib/device/local-value';
import { useHydrated } from '@/lib/http/hydration';
import { recent } from '@/lib/recommendations/recent-client';

/** A strip of one would leave its row empty. */
const LEAST = 2;

/** What a visitor who comes back has looked at; nothing for others. */
export function SeenBefore() {
  const hydrated = useHydrated();
  const isWorthIt = useLocalValue(recent).length >= LEAST;
  return hydrated && !isWorthIt ? null : <RecentlyViewed />;
}
