import type { SortKey } from './types';

/** The order of a list as its URL names it. */
export type SortName = 'popular' | 'price-up' | 'price-down' | 'rating' | 'newest';

/** The orders offered under "Sort by" (experience LIST-9); the first is what a list has without a choice. */
export const SORTS: readonly { name: SortName; label: string; key: SortKey }[] = [
  { name: 'popular', label: 'Most popular', key: 'BEST_SELLING' },
  { name: 'price-up', label: 'Price, low to high', key: 'LOWEST_PRICE' },
  { name: 'price-down', label: 'Price, high to low', key: 'HIGHEST_PRICE' },
  { name: 'rating', label: 'Rating', key: 'BEST_REVIEWED' },
  { name: 'newest', label: 'Newest', key: 'NEWEST' },
];

const byName = new Map<string, SortName>(SORTS.map((sort) => [sort.name, sort.name]));
const byKey = new Map<string, SortName>(SORTS.map((sort) => [sort.key, sort.name]));

/** Reads a sort of a URL; the platform's own names are taken in any case (specification §5). */
export function parseSort(text: string): SortName | null {
  return byName.get(text) ?? byKey.get(text.toUpperCase()) ?? null;
}

/** The platform's order for a name. */
export function sortKey(name: SortName): SortKey {
  return SORTS.find((sort) => sort.name === name)?.key ?? 'BEST_SELLING';
}
