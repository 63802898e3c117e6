import { getJson } from '@/lib/http/client';
import { href } from '@/lib/routing/href';
import { wordsOf } from './rules';
import type { QuickAnswer } from './types';

/**
 * What the quick search offers for some words.
 * @throws ApiError when neither search can be reached.
 */
export const quickSearch = (query: string): Promise<QuickAnswer> =>
  getJson<QuickAnswer>(href('/api/quick-search', { q: wordsOf({ q: query }) }));
