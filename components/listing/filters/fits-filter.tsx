'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { useLocalValue } from '@/lib/device/local-value';
import { HOUSED } from '@/lib/fit/housing';
import { isMeasured } from '@/lib/fit/space';
import { measuredIn } from '@/lib/fit/space-query';
import { home } from '@/lib/home/client';
import { useHydrated } from '@/lib/http/hydration';

const FitBadges = lazyPart(async () => (await import('@/components/fit/fit-badges')).FitBadges);
const SpaceAnswer = lazyPart(async () => (await import('@/components/fit/space-answer')).SpaceAnswer);
const FitsChip = lazyPart(async () => (await import('./fits-chip')).FitsChip);

type Props = {
  /** The kind of space that the whole list is for; null if there is none or several. */
  kind: GapKind | null;
  path: string;
  /** The list's current query. */
  query: string;
  /** Ids of the products shown, in order. */
  ids: readonly number[];
};

/**
 * Adds the spaces known to this browser to a list. Renders nothing before one is measured, unless the list itself is
 * filtered by one.
 */
export function FitsFilter({ kind, path, query, ids }: Props) {
  const hydrated = useHydrated();
  const { spaces } = useLocalValue(home);
  const requested = measuredIn(query);
  const isFiltered = kind && !HOUSED.has(kind) && (requested.width ?? requested.height) !== null;
  const hasMeasured = Object.values(spaces).some(isMeasured);
  if (!hydrated || (!hasMeasured && !isFiltered)) return null;
  return (
    <Suspense>
      {kind && spaces[kind] ? <FitsChip kind={kind} space={spaces[kind]} path={path} query={query} /> : null}
      {isFiltered ? <SpaceAnswer kind={kind} requested={requested} ids={ids} /> : null}
      {hasMeasured ? (
        <FitBadges ids={ids} spaces={spaces} pictures="[data-results-list] [role=listitem] > :first-child" />
      ) : null}
    </Suspense>
  );
}
