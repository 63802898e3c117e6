'use client';

import { ChipLink } from '@/components/ui/chip';
import { useLocalValue } from '@/lib/device/local-value';
import type { GapKind } from '@/lib/fit/gap-kind';
import { spaceQuery } from '@/lib/fit/space-query';
import { home } from '@/lib/home/client';
import { useHydrated } from '@/lib/http/hydration';

type Props = {
  kind: GapKind;
  path: string;
  /** The list's query as it stands, without what narrows by space. */
  query: string;
};

/** Narrows a list to what goes into the space that this browser knows; nothing before one was measured. */
export function FitsFilter({ kind, path, query }: Props) {
  const hydrated = useHydrated();
  const narrowed = spaceQuery(useLocalValue(home).spaces[kind]);
  if (!hydrated || narrowed === null) return null;
  return (
    <ChipLink href={`${path}?${[query, narrowed].filter(Boolean).join('&')}`} rel="nofollow">
      Fits my space
    </ChipLink>
  );
}
