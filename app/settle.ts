import { decideBlog } from '@/lib/blog/decide';
import { mayNarrow, tidyAddress } from '@/lib/listing/key-queries';
import type { Parted } from '@/lib/routing/routes';
import { amongDrafts, decide, type Settled } from '@/lib/routing/rules';
import { decideSearch } from '@/lib/search/decide';
import { engineAt } from '@/lib/search/rules';

function settlePart(of: Parted, query: URLSearchParams): Settled {
  const engine = engineAt(of);
  return engine ? decideSearch(engine, query) : decideBlog(query);
}

/**
 * What is done with an address before any page is made. What only a subject can say of the query it is asked: which part
 * of the blog is wanted, whether a list is narrowed.
 * @param mayPreview whether this visitor may see drafts
 */
export async function settle(path: string, query: URLSearchParams, mayPreview = false): Promise<Settled> {
  const decision = decide(path, query, mayPreview);
  if (decision.kind === 'part') {
    const part = settlePart(decision.of, query);
    return decision.drafts ? amongDrafts(part, query) : part;
  }
  if (decision.kind !== 'place') return decision;
  if (!(await mayNarrow(path, query))) return decision.otherwise;
  const tidy = tidyAddress(path, query);
  if (tidy) return { kind: 'redirect', status: 307, to: tidy };
  const { otherwise, list } = decision;
  return otherwise.kind === 'draft'
    ? { kind: 'draft', to: `${otherwise.to}?${query}` }
    : { kind: 'rewrite', to: list };
}
