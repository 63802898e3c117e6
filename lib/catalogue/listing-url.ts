import type { Pence } from '@/lib/money/types';
import { compareKeys } from './listing-keys';
import { type ListingQuery, PLAIN_QUERY } from './listing-query';

/**
 * Writes a query as its one canonical string, without question mark: keys in a fixed order, what is as it would
 * be anyway left out. `parseListingQuery` reads the same query back.
 */
export function formatListingQuery(query: ListingQuery): string {
  const parts: [key: string, value: string][] = [...query.picks]
    .filter(({ values }) => values.length > 0)
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ key, values }) => [key, values.map(encodeURIComponent).join(',')]);
  if (query.minPrice !== null || query.maxPrice !== null)
    parts.push(['price', `${pounds(query.minPrice)}-${pounds(query.maxPrice)}`]);
  if (query.rating !== null) parts.push(['rating', String(query.rating)]);
  if (query.freeDelivery) parts.push(['delivery', 'free']);
  if (query.featured) parts.push(['featured', 'yes']);
  if (query.includeOutOfStock) parts.push(['stock', 'all']);
  for (const key of ['sort', 'show', 'page', 'view'] as const)
    if (query[key] !== PLAIN_QUERY[key]) parts.push([key, String(query[key])]);
  return parts.map(([key, value]) => `${encodeURIComponent(key)}=${value}`).join('&');
}

function pounds(pence: Pence | null): string {
  if (pence === null) return '';
  return pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2);
}

/** The address of a list at a path of the shop. */
export function listingHref(path: string, query: ListingQuery): string {
  const text = formatListingQuery(query);
  return text ? `${path}?${text}` : path;
}

/** The query without anything that narrows the list: order, number shown and view stay. */
export function clearFilters(query: ListingQuery): ListingQuery {
  const { sort, show, view } = query;
  return { ...PLAIN_QUERY, sort, show, view };
}

/** Whether a query narrows the list by anything but the stock default. */
export function isNarrowed(query: ListingQuery): boolean {
  return (
    formatListingQuery({ ...clearFilters(query), includeOutOfStock: query.includeOutOfStock }) !==
    formatListingQuery({ ...query, page: 1 })
  );
}
