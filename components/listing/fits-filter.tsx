'use client';

import { lazy, Suspense } from 'react';
import { useLocalValue } from '@/lib/device/local-value';
import { GAP_KINDS, type GapKind } from '@/lib/fit/gap-kind';
import { isMeasured } from '@/lib/fit/space';
import { home } from '@/lib/home/client';
import { useHydrated } from '@/lib/http/hydration';

const FitBadges = lazy(async () => ({ default: (await import('@/components/fit/fit-badges')).FitBadges }));
const FitsChip = lazy(async () => ({ default: (await import('./fits-chip')).FitsChip }));

type Props = {
  /** The space that all of the list is for; null where there is none, or several. */
  kind: GapKind | null;
  path: string;
  /** The list's query as it stands. */
  query: string;
  /** Of the products shown, in their order. */
  ids: readonly number[];
};

/** Brings the spaces that this browser knows into a list; nothing before one was measured. */
export function FitsFilter({ kind, path, query, ids }: Props) {
  const hydrated = useHydrated();
  const { spaces } = useLocalValue(home);
  if (!hydrated || !GAP_KINDS.some((each) => spaces[each] && isMeasured(spaces[each]))) return null;
  return (
    <Suspense>
      {kind && spaces[kind] ? <FitsChip kind={kind} space={spaces[kind]} path={path} query={query} /> : null}
      <FitBadges ids={ids} spaces={spaces} />
    </Suspense>
  );
}
