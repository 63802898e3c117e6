import { decideBlog } from '@/lib/blog/decide';
import { mayNarrow, tidyAddress } from '@/lib/listing/key-queries';
import type { Parted } from '@/lib/routing/routes';
import { amongDrafts, decide, type Settled } from '@/lib/routing/rules';
import { decideSearch } from '@/lib/search/decide';
import { engineAt } from '@/lib/search/rules';

function decidePart(of: Parted, query: URLSearchParams): Settled {
  const engine = engineAt(of);
  return engine ? decideSearch(engine, query) : decideBlog(query);
}

/**
 * Decides before any page is rendered whether a request is redirected, rewritten, shown as a draft or passed on. The
 * route table decides most of it (`lib/routing/rules.ts`); search, blog and listings decide about their own query keys.
 * @param path the pathname as requested
 * @param mayPreview whether this visitor may see drafts
 */
export async function decideRoute(
  path: string,
  query: URLSearchParams,
  mayPreview = false,
): Promise<Settled> {
  const decision = decide(path, query, mayPreview);
  if (decision.kind === 'part') {
    const part = decidePart(decision.of, query);
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
