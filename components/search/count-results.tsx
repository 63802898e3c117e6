'use client';

import { useEffect, useRef } from 'react';
import { partIfThere } from '@/lib/build/part-client';
import { consent } from '@/lib/consent/client';
import type { ListOrigin, Origin } from '@/lib/search/types';

type CountProps = {
  words: string;
  origin: ListOrigin;
  /** The products shown, in order. */
  shown: readonly { id: number; path: string }[];
  /** Number of the page, from 1, and number of products on the pages before it. */
  page: number;
  before: number;
};

/** Words and filters of the results shown last. Kept outside the component, because a choice may mount a new one. */
let narrowed: { words: string; by: readonly string[] } | null = null;

/**
 * Counts searches, and which results are seen, filtered by and opened, only with consent; its scripts are not loaded
 * otherwise.
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
