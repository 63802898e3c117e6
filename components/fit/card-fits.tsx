import { Suspense } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { useLocalValue } from '@/lib/device/local-value';
import { isMeasured } from '@/lib/fit/space';
import { home } from '@/lib/home/client';

const FitBadges = lazyPart(async () => (await import('./fit-badges')).FitBadges);

/** Fit badges for server-rendered cards. Nothing is loaded before a space was measured. */
export function CardFits(cards: { ids: readonly number[]; pictures: string }) {
  const { spaces } = useLocalValue(home);
  if (!Object.values(spaces).some(isMeasured)) return null;
  return (
    <Suspense>
      <FitBadges {...cards} spaces={spaces} />
    </Suspense>
  );
}
