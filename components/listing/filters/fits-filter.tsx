'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { useLocalValue } from '@/lib/device/local-value';
import { HOUSED } from '@/lib/fit/housing';
import { isMeasured } from '@/lib/fit/space';
import { askedSpace } from '@/lib/fit/space-query';
import { home } from '@/lib/home/client';
import { useHydrated } from '@/lib/http/hydration';

const FitBadges = lazyPart(async () => (await import('@/components/fit/fit-badges')).FitBadges);
const SpaceAnswer = lazyPart(async () => (await import('@/components/fit/space-answer')).SpaceAnswer);
const FitsChip = lazyPart(async () => (await import('./fits-chip')).FitsChip);

type Props = {
  /** The space that all of the list is for; null where there is none, or several. */
  kind: GapKind | null;
  path: string;
  /** The list's query as it stands. */
  query: string;
  /** Of the products shown, in their order. */
  ids: readonly number[];
};

/**
 * Brings the spaces that this browser knows into a list; nothing before one was measured, or the list itself was
 * narrowed by one.
 */
export function FitsFilter({ kind, path, query, ids }: Props) {
  const hydrated = useHydrated();
  const { spaces } = useLocalValue(home);
  const requested = kind && !HOUSED.has(kind) ? askedSpace(query) : null;
  const hasMeasured = Object.values(spaces).some(isMeasured);
  if (!hydrated || (!hasMeasured && !requested)) return null;
  return (
    <Suspense>
      {kind && spaces[kind] ? <FitsChip kind={kind} space={spaces[kind]} path={path} query={query} /> : null}
      {kind && requested ? <SpaceAnswer kind={kind} requested={requested} ids={ids} /> : null}
      {hasMeasured ? (
        <FitBadges ids={ids} spaces={spaces} pictures="[data-results-list] [role=listitem] > :first-child" />
      ) : null}
    </Suspense>
  );
}
