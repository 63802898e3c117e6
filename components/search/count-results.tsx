'use client';

import { useEffect, useRef } from 'react';
import { consent } from '@/lib/consent/client';
import type { ListOrigin, Origin } from '@/lib/search/types';

type CountProps = {
  words: string;
  origin: ListOrigin;
  /** What is shown, in its order. */
  shown: readonly { id: number; path: string }[];
  /** The number of the page, from 1, and how many products come before it. */
  page: number;
  before: number;
};

/**
 * Counts, after consent only, what is searched, and what of its results is seen, narrowed by and opened; nothing is
 * fetched before.
 */
export function CountResults({ words, origin, shown, page, before }: CountProps) {
  const narrowed = useRef<readonly string[] | null>(null);
  const search = useRef<Promise<Origin | null> | null>(null);
  useEffect(() => {
    const chosen = narrowed.current;
    narrowed.current = origin.filters;
    if (consent() !== 'given') return;
    void import('@/lib/search/insights-client').then((insights) => {
      const { countFiltersChosen, countFiltersSeen, countSearch, countSeen } = insights;
      const searched = countSearch({ words, isFound: shown.length > 0, page }, origin).catch(() => null);
      search.current = searched;
      const ids = shown.map(({ id }) => id);
      void searched.then((counted) => counted && ids.length > 0 && countSeen(ids, counted));
      countFiltersSeen(origin.filters, origin);
      if (chosen)
        countFiltersChosen(
          origin.filters.filter((one) => !chosen.includes(one)),
          origin,
        );
    });
  }, [words, origin, shown, page]);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('[data-results-list] a') : null;
      const at = link ? shown.findIndex(({ path }) => path === link.pathname) : -1;
      const product = shown[at];
      if (!product || consent() !== 'given') return;
      const choice = { id: product.id, position: before + at + 1 };
      void Promise.all([import('@/lib/search/finds-client'), search.current]).then(
        ([{ noteOpened }, counted]) => counted && noteOpened(product.path, { ...choice, origin: counted }),
      );
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, [shown, before]);
  return null;
}
