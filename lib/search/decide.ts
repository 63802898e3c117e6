import { canonicalHref } from '@/lib/listing/url';
import { isFactKey } from '@/lib/listing/keys';
import type { Settled } from '@/lib/routing/rules';
import { type Engine, resultsPath, wordsOf } from './rules';

const NO_FACTS: ReadonlySet<string> = new Set();

/** Leads an address of results to its one form. One that may name a fact the results alone can judge. */
export function decideSearch(engine: Engine, query: URLSearchParams): Settled {
  const pairs = [...query];
  const isAsked = wordsOf({ q: query.getAll('q') }) !== '';
  if (!isAsked || pairs.some(([key]) => isFactKey(key))) return { kind: 'pass' };
  const to = canonicalHref(resultsPath(engine), pairs, NO_FACTS);
  return to ? { kind: 'redirect', status: 307, to } : { kind: 'pass' };
}
