import type { SortKey } from '@/lib/catalogue/types';
import type { Dictionary } from './dictionary';
import { MEASURED_SORTS, type MeasuredSortName } from './measured-sorts';

/** The order of a list as its URL names it. */
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
  /** Null for an order that the platform does not have: the shop puts the list in it. */
  key: SortKey | null;
  /** The attributes without any of which the order means nothing. */
  needs?: readonly string[];
  /** What it is called and asked for among what words have found, where that differs. */
  search?: { label: string; key: SortKey };
  /** Only where goods can be weighed against each other; of a long list its most popular are. */
  weighed?: true;
  /** Only among what words have found. */
  searchOnly?: true;
  /** Only where it was asked for. */
  unlisted?: true;
};

/** The orders offered under "Sort by" (experience LIST-9); the first is what a list has without a choice. */
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
  { name: 'soonest', label: 'Delivery soonest', key: null },
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

/** The shop puts a list in order itself up to this length. */
export const MOST_SORTED_HERE = 240;

const byName = new Map<string, SortName>(SORTS.map((sort) => [sort.name, sort.name]));
const byKey = new Map<string | null, SortName>(SORTS.map((sort) => [sort.key, sort.name]));
byKey.set('RELEVANCE', 'popular');

/** Reads a sort of a URL; the platform's own names are taken in any case (specification §5). */
export function parseSort(text: string): SortName | null {
  return byName.get(text) ?? byKey.get(text.toUpperCase()) ?? null;
}

/** The platform's order for a name; for the shop's own orders the most popular first, which ties keep. */
export function sortKey(name: SortName, isSearch: boolean): SortKey {
  const sort = SORTS.find((one) => one.name === name);
  return (isSearch ? sort?.search?.key : null) ?? sort?.key ?? 'BEST_SELLING';
}

export const isSortedHere = (name: SortName): boolean =>
  SORTS.some((sort) => sort.name === name && !sort.key);

/**
 * Those that mean something for a list: short enough to be sorted here, and with the figures to sort by. What is asked for
 * in words is sorted by figures that no filter has.
 * @param list.chosen the order that the list is in
 * @param list.isWeighed whether its goods can be weighed against each other
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
