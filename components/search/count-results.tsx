'use client';

import { useEffect, useRef } from 'react';
import { partIfThere } from '@/lib/build/part-client';
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

/** What the results of some words were narrowed by that were shown last; a choice may draw the page anew. */
let narrowed: { words: string; by: readonly string[] } | null = null;

/**
 * Counts, after consent only, what is searched, and what of its results is seen, narrowed by and opened; nothing is
 * fetched before.
 */
export function CountResults({ words, origin, shown, page, before }: CountProps) {
  const search = useRef<Promise<Origin | null> | null>(null);
  useEffect(() => {
    const chosen = narrowed?.words === words ? narrowed.by : null;
    narrowed = { words, by: origin.filters };
    if (consent() !== 'given') return;
    void partIfThere(() => import('@/lib/search/insights-client')).then((insights) => {
      if (!insights) return;
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
      const finds = partIfThere(() => import('@/lib/search/finds-client'));
      void Promise.all([finds, search.current]).then(
        ([there, counted]) => counted && there?.noteOpened(product.path, { ...choice, origin: counted }),
      );
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, [shown, before]);
  return null;
}
