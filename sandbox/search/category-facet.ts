import type { Bits } from './bitset.ts';
import type { SearchIndex } from './build.ts';
import type { Domain } from './domain.ts';
import { categorySets } from './filter.ts';
import type { CategoryFacetItem, EntityFacetItem, SearchRequest } from './types.ts';

/**
 * Counts the category facet: the children of the page's category, or else the top level, each with its own children.
 * Selected categories on neither level are appended, so that every choice can be seen and undone.
 */
export function countCategories(
  index: SearchIndex,
  request: SearchRequest,
  domain: Domain,
  mask: Bits,
): CategoryFacetItem[] {
  const { tree } = index.categories;
  const sets = categorySets(index, request);
  const chosen = new Set(
    (request.categoryIds ?? []).map((id) => tree.map.rankOf(id)).filter((rank) => rank >= 0),
  );
  const shown = new Set<number>();
  const count = (rank: number): EntityFacetItem => {
    shown.add(rank);
    return {
      id: tree.map.ids[rank]!,
      name: tree.names[rank]!,
      count: sets.countIn(mask, domain, rank),
      selected: chosen.has(rank),
    };
  };
  const page = request.categoryId === undefined ? -1 : tree.map.rankOf(request.categoryId);
  const level = page < 0 || request.topLevelOnly ? tree.top : tree.children[page]!;
  const items = level.map((rank) => {
    const below = request.topLevelOnly ? [] : tree.children[rank]!.map(count);
    return { ...count(rank), subCategories: below.filter(worthShowing) };
  });
  for (const rank of chosen) if (!shown.has(rank)) items.push({ ...count(rank), subCategories: [] });
  return items.filter((item) => worthShowing(item) || item.subCategories.length > 0);
}

function worthShowing({ count, selected }: EntityFacetItem): boolean {
  return count > 0 || selected;
}
