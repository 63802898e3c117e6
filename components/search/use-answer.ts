import { useEffect, useState } from 'react';
import { quickSearch } from '@/lib/search/quick-client';
import type { QuickAnswer } from '@/lib/search/types';

/** Pause after the last key, in milliseconds; the answer itself takes only a few (experience SRCH-3). */
const PAUSE_MS = 150;

export type Answered = { query: string; answer: QuickAnswer | null };

/**
 * Returns the answer to the typed query. The previous answer stays until the next arrives, and late older ones are
 * dropped. `answer` is null if the search could not be reached.
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
