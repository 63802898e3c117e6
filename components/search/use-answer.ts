import { useEffect, useState } from 'react';
import { quickSearch } from '@/lib/search/quick-client';
import type { QuickAnswer } from '@/lib/search/types';

/** After the last key; the answer itself takes a few milliseconds (experience SRCH-3). */
const PAUSE_MS = 150;

export type Answered = { query: string; answer: QuickAnswer | null };

/**
 * The answer to what is typed. While a newer one is on its way the last one stays; an older one that comes late is
 * dropped. `answer` is null when nobody could be asked.
 */
export function useAnswer(query: string): Answered | null {
  const [answered, setAnswered] = useState<Answered | null>(null);
  useEffect(() => {
    if (query === '') return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const answer = await quickSearch(query).catch(() => null);
      if (isWanted) setAnswered({ query, answer });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [query]);
  return query === '' ? null : answered;
}
