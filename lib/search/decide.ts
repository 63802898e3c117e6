import { canonicalHref } from '@/lib/listing/url';
import { isFactKey } from '@/lib/listing/keys';
import type { Settled } from '@/lib/routing/rules';
import { type Engine, resultsPath, wordsOf } from './rules';

const NO_FACTS: ReadonlySet<string> = new Set();

/**
 * Redirects a results page to its canonical address. An address that may contain a fact is left to the page, because
 * only the results show whether the fact is valid.
 */
export function decideSearch(engine: Engine, query: URLSearchParams): Settled {
  const pairs = [...query];
  const isAsked = wordsOf({ q: query.getAll('q') }) !== '';
  if (!isAsked || pairs.some(([key]) => isFactKey(key))) return { kind: 'pass' };
  const to = canonicalHref(resultsPath(engine), pairs, NO_FACTS);
  return to ? { kind: 'redirect', status: 307, to } : { kind: 'pass' };
}
