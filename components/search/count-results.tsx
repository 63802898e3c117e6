'use client';

import { useEffect, useRef } from 'react';
import { consent } from '@/lib/consent/client';
import type { ListOrigin } from '@/lib/search/types';

type CountProps = {
  origin: ListOrigin;
  /** What is shown, in its order. */
  shown: readonly { id: number; path: string }[];
  /** How many come before it on earlier pages. */
  before: number;
};

/** Counts, after consent only, what of a search's results is seen, narrowed by and opened; nothing is fetched before. */
export function CountResults({ origin, shown, before }: CountProps) {
  const narrowed = useRef<readonly string[] | null>(null);
  useEffect(() => {
    const before = narrowed.current;
    narrowed.current = origin.filters;
    if (consent() !== 'given') return;
    void import('@/lib/search/insights-client').then(
      ({ countFiltersChosen, countFiltersSeen, countSeen }) => {
        countSeen(
          shown.map(({ id }) => id),
          origin,
        );
        countFiltersSeen(origin.filters, origin);
        if (before)
          countFiltersChosen(
            origin.filters.filter((one) => !before.includes(one)),
            origin,
          );
      },
    );
  }, [origin, shown]);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('[data-results-list] a') : null;
      const at = link ? shown.findIndex(({ path }) => path === link.pathname) : -1;
      const product = shown[at];
      if (!product || consent() !== 'given') return;
      const choice = { id: product.id, position: before + at + 1, origin };
      void import('@/lib/search/finds-client').then(({ noteOpened }) => noteOpened(product.path, choice));
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, [origin, shown, before]);
  return null;
}
