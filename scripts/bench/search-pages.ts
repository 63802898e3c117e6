import type { Facets, ProductSearch, SearchRequest } from '../../sandbox/search/types.ts';
import type { Store } from '../../sandbox/store/store.ts';

/** A page type and a generator of its requests. */
export interface PageType {
  name: string;
  next: () => SearchRequest;
}

const PAGE = { searchSubCategories: true, offset: 0, limit: 24, facets: true };
const SORTS = ['FEATURED', 'LOWEST_PRICE', 'HIGHEST_PRICE', 'BEST_REVIEWED', 'NEWEST', 'A_TO_Z'] as const;

type Pick = <T>(from: readonly T[]) => T;

/** A seeded picker: it makes the same choices in every run. */
function picker(seed: number): Pick {
  let state = seed;
  return (from) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const one = from[Math.floor((state / 2 ** 32) * from.length)];
    if (one === undefined) throw new Error('Nothing to choose from: is the store empty?');
    return one;
  };
}

function column(store: Store, sql: string): (string | number)[] {
  return [...(store.prepare(sql).iterate() as Iterable<{ it: string | number }>)].map(({ it }) => it);
}

/** Random filters of a page, out of those that it offers. */
function choices(facets: Facets, pick: Pick): Partial<SearchRequest> {
  const offered = facets.attributes.filter(({ values }) => values.length > 1);
  const attributes = offered.length === 0 ? [] : [pick(offered), pick(offered)];
  return {
    hideOutOfStock: true,
    brandIds: facets.brands.slice(0, 2).map(({ id }) => id),
    attributes: attributes.map(({ name, values }) => ({ attribute: name, values: [pick(values).name] })),
  };
}

/** The shop's page types, with the contents of the store. */
export function pageTypes(store: Store, search: ProductSearch): PageType[] {
  const pick = picker(7);
  const leaves = column(
    store,
    'SELECT id AS it FROM category WHERE id NOT IN (SELECT parent_id FROM category WHERE parent_id IS NOT NULL)',
  ).filter((id) => search.categoryCount(Number(id)) > 0);
  const tops = column(store, 'SELECT id AS it FROM category WHERE parent_id IS NULL');
  const brands = column(store, 'SELECT id AS it FROM brand');
  const numbers = column(store, 'SELECT sku AS it FROM product ORDER BY id LIMIT 1000');
  const names = column(store, 'SELECT name AS it FROM product ORDER BY id LIMIT 1000').map(String);
  const leaf = (): SearchRequest => ({ ...PAGE, categoryId: Number(pick(leaves)), sort: pick(SORTS) });
  const root = (): SearchRequest => ({ ...PAGE, sort: pick(SORTS) });
  const filtered = (request: SearchRequest): SearchRequest => {
    const { facets } = search.search({ ...request, sort: 'FEATURED' });
    return { ...request, ...(facets ? choices(facets, pick) : {}) };
  };
  return [
    { name: 'leaf category', next: leaf },
    { name: 'leaf category, filtered', next: () => filtered(leaf()) },
    { name: 'leaf category, page 40', next: () => ({ ...leaf(), offset: 39 * 24 }) },
    { name: 'top category', next: () => ({ ...PAGE, categoryId: Number(pick(tops)), sort: pick(SORTS) }) },
    { name: 'brand', next: () => ({ ...root(), brandIds: [Number(pick(brands))] }) },
    { name: 'all products', next: root },
    { name: 'all products, filtered', next: () => filtered(root()) },
    { name: 'all products, by price', next: () => ({ ...root(), minPrice: 20_000, maxPrice: 60_000 }) },
    { name: 'all products, no facets', next: () => ({ ...root(), facets: false }) },
    { name: 'search by model number', next: () => ({ ...PAGE, searchTerm: String(pick(numbers)) }) },
    {
      name: 'search by words',
      next: () => ({ ...PAGE, searchTerm: pick(names).split(' ').slice(-2).join(' ') }),
    },
  ];
}
