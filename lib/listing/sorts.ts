import type { SortKey } from '@/lib/catalogue/types';
import type { Dictionary } from './dictionary';
import { MEASURED_SORTS, type MeasuredSortName } from './measured-sorts';

/** A sort order, as in the URL. */
export type SortName =
  | 'popular'
  | 'best'
  | 'most-bought'
  | 'price-up'
  | 'price-down'
  | 'rating'
  | 'running-cost'
  | 'quietest'
  | 'newest'
  | 'soonest'
  | 'featured'
  | 'a-to-z'
  | 'z-to-a'
  | MeasuredSortName;

type Sort = {
  name: SortName;
  label: string;
  /** Null for an order that the platform does not have, so that the shop sorts. */
  key: SortKey | null;
  /** The order is meaningless without any of these attributes. */
  needs?: readonly string[];
  /** Label and platform order in search results, if they differ. */
  search?: { label: string; key: SortKey };
  /** Only if products can be ranked. In a long listing, only the most popular are. */
  weighed?: true;
  /** Only in search results. */
  searchOnly?: true;
  /** Only if it is already in use. */
  unlisted?: true;
};

/** Sort orders under "Sort by" (experience LIST-9). The first is the default. */
export const SORTS: readonly Sort[] = [
  {
    name: 'popular',
    label: 'Most popular',
    key: 'BEST_SELLING',
    search: { label: 'Best match', key: 'RELEVANCE' },
  },
  { name: 'best', label: 'Best for you', key: null, weighed: true },
  { name: 'most-bought', label: 'Most popular', key: 'BEST_SELLING', searchOnly: true },
  { name: 'price-up', label: 'Price, low to high', key: 'LOWEST_PRICE' },
  { name: 'price-down', label: 'Price, high to low', key: 'HIGHEST_PRICE' },
  { name: 'rating', label: 'Rating', key: 'BEST_REVIEWED' },
  { name: 'running-cost', label: 'Lowest running cost', key: null, needs: ['Energy class'] },
  { name: 'quietest', label: 'Quietest', key: null, needs: ['Noise'] },
  { name: 'newest', label: 'Newest', key: 'NEWEST' },
  { name: 'soonest', label: 'Soonest delivery', key: null },
  { name: 'featured', label: 'Featured', key: 'FEATURED', unlisted: true },
  { name: 'a-to-z', label: 'Name, A to Z', key: 'A_TO_Z', unlisted: true },
  { name: 'z-to-a', label: 'Name, Z to A', key: 'Z_TO_A', unlisted: true },
  ...Object.entries(MEASURED_SORTS).map(
    ([name, { label, names }]): Sort => ({
      name: name as MeasuredSortName,
      label,
      key: null,
      needs: names,
      searchOnly: true,
      unlisted: true,
    }),
  ),
];

/** Length up to which the shop itself sorts a listing. */
export const MOST_SORTED_HERE = 240;

const byName = new Map<string, SortName>(SORTS.map((sort) => [sort.name, sort.name]));
// Of several sort orders with one key, the first counts.
const byKey = new Map<string | null, SortName>(SORTS.toReversed().map((sort) => [sort.key, sort.name]));
byKey.set('RELEVANCE', 'popular');

/** Parses a sort order in a URL, including the platform's own names in any case (specification §5). */
export function parseSort(text: string): SortName | null {
  return byName.get(text) ?? byKey.get(text.toUpperCase()) ?? null;
}

/**
 * Returns the platform's sort order. For the shop's own orders this is the most popular first, which stays the order of
 * ties.
 */
export function sortKey(name: SortName, isSearch: boolean): SortKey {
  const sort = SORTS.find((one) => one.name === name);
  return (isSearch ? sort?.search?.key : null) ?? sort?.key ?? 'BEST_SELLING';
}

export const isSortedHere = (name: SortName): boolean =>
  SORTS.some((sort) => sort.name === name && !sort.key);

/**
 * Returns the sort orders that make sense for a listing: those of the platform, and those of the shop if the listing is
 * short enough and has the figures. Orders from a typed query may use figures that have no filter.
 * @param list.chosen current sort order
 * @param list.isWeighed whether its products can be ranked
 */
export function sortsFor(
  {
    total,
    isSearch,
    isWeighed,
    chosen,
  }: { total: number; isSearch: boolean; isWeighed: boolean; chosen: SortName },
  dictionary: Dictionary,
): { name: SortName; label: string }[] {
  const names = new Set([...dictionary.values()].map(({ name }) => name));
  return SORTS.filter(
    ({ name, key, needs, weighed, searchOnly, unlisted }) =>
      (!weighed || isWeighed) &&
      (isSearch || !searchOnly) &&
      (!unlisted || name === chosen) &&
      (key !== null ||
        weighed ||
        (total <= MOST_SORTED_HERE && (unlisted || !needs || needs.some((one) => names.has(one))))),
  ).map(({ name, label, search }) => ({ name, label: (isSearch ? search?.label : null) ?? label }));
}
