'use client';

import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import type { ProductCard } from '@/lib/catalogue/types';
import { useLocalValue } from '@/lib/device/local-value';
import { home } from '@/lib/home/client';
import { hasOwnRates } from '@/lib/home/own-rates';
import { usePolicy } from '@/lib/policy/client';

const PARTS = {
  short: lazyPart(async () => (await import('./in-short')).InShort),
  why: lazyPart(async () => (await import('./compare-says')).CompareSays),
};

type Props = { part: keyof typeof PARTS; cards: readonly ProductCard[]; today: string; children: ReactNode };

/** Replaces the server's sentences, which use today's tariff, by ones with the shopper's own rates if there are any. */
export function OwnSays({ part, cards, today, children }: Props) {
  const policy = usePolicy();
  const told = useLocalValue(home);
  if (!hasOwnRates(told)) return children;
  const Part = PARTS[part];
  return (
    <Suspense fallback={children}>
      <Part cards={cards} home={told} today={today} policy={policy} />
    </Suspense>
  );
}
