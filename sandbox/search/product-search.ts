import type { Store } from '../store/store.ts';
import { both, countOnes, hasBit } from './bitset.ts';
import type { Bits } from './bitset.ts';
import { buildIndex } from './build.ts';
import type { SearchIndex } from './build.ts';
import { Changes } from './changes.ts';
import { combine } from './combine.ts';
import { spread } from './domain.ts';
import { countFacets } from './facets.ts';
import { choicesOf, scopeOf } from './filter.ts';
import { upTo } from './lists.ts';
import { pageOf } from './page.ts';
import type { Found } from './text.ts';
import { TextSearch } from './text.ts';
import type { ProductSearch, SearchAnswer, SearchRequest } from './types.ts';

/** Builds an index of the store and searches it. Text search uses the store's FTS5 table. */
export function openProductSearch(store: Store): ProductSearch {
  let index = buildIndex(store);
  let text = new TextSearch(store, index);
  let changes = new Changes(store, index);
  let stale = false;

  const reload = (): void => {
    index = buildIndex(store);
    text = new TextSearch(store, index);
    changes = new Changes(store, index);
    stale = false;
  };
  return {
    reload,
    search: (request) => {
      if (stale) reload();
      return answer(index, request, text.find(request.searchTerm));
    },
    categoryCount: (id) => {
      if (stale) reload();
      const { tree, whole } = index.categories;
      const rank = tree.map.rankOf(id);
      return rank < 0 ? 0 : whole.countIn(index.listed, upTo(index.words), rank);
    },
    changed: (id) => {
      if (stale) return;
      const effect = changes.apply(id);
      if (effect === 'structure') stale = true;
      if (effect === 'popularity') text.forget();
    },
  };
}

function answer(index: SearchIndex, request: SearchRequest, found: Found | null): SearchAnswer {
  const scope = scopeOf(index, request, found?.bits ?? null);
  const combined = combine(scope.mask, choicesOf(index, request, scope));
  const list = spread(scope.domain, combined.all, index.words);
  const positions = page(index, request, list, found);
  return {
    total: countOnes(combined.all),
    ids: positions.map((position) => index.ids[position]!),
    facets: request.facets ? countFacets(index, request, scope.domain, combined) : null,
  };
}

function page({ orders }: SearchIndex, request: SearchRequest, list: Bits, found: Found | null): number[] {
  const sort = request.sort ?? 'RELEVANCE';
  const offset = Math.max(0, request.offset);
  const limit = Math.max(0, request.limit);
  if (sort !== 'RELEVANCE') return pageOf(list, orders[sort], offset, limit);
  if (found === null) return pageOf(list, orders.FEATURED, offset, limit);
  const { ranked, named } = found;
  if (ranked) return Array.from(ranked.filter((p) => hasBit(list, p)).subarray(offset, offset + limit));
  if (named === null) return [];
  const first = both(list, named);
  const before = countOnes(first);
  const start = pageOf(first, orders.BEST_SELLING, offset, limit);
  const rest = list.map((word, i) => word & ~named[i]!);
  return [...start, ...pageOf(rest, orders.BEST_SELLING, Math.max(0, offset - before), limit - start.length)];
}
