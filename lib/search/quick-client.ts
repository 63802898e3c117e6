import { getJson } from '@/lib/http/client';
import { href } from '@/lib/routing/href';
import { wordsOf } from './rules';
import type { QuickAnswer } from './types';

/**
 * Returns what the quick search offers for a query.
 * @throws ApiError if neither search can be reached
 */
export const quickSearch = (query: string): Promise<QuickAnswer> =>
  getJson<QuickAnswer>(href('/api/quick-search', { q: wordsOf({ q: query }) }));
