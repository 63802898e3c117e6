import type { Pence } from '@/lib/money/types';
import type { Dictionary } from './dictionary';
import { compareKeys, isFactKey, isReservedKey } from './keys';
import { dropPick, type ListingQuery, PLAIN_QUERY, parseListingQuery } from './query';
import { sortsFor } from './sorts';

/**
 * Returns the canonical string of a query, without question mark: keys in a fixed order, defaults left out.
 * `parseListingQuery` returns the same query.
 */
export function formatListingQuery(query: ListingQuery): string {
  const parts: [key: string, value: string][] = [...query.picks]
    .filter(({ values }) => values.length > 0)
    .toSorted((a, b) => compareKeys(a.key, b.key))
    .map(({ key, values }) => [key, values.map(encodeURIComponent).join(',')]);
  if (query.minPrice !== null || query.maxPrice !== null)
    parts.push(['price', `${pounds(query.minPrice)}-${pounds(query.maxPrice)}`]);
  if (query.rating !== null) parts.push(['rating', String(query.rating)]);
  if (query.freeDelivery) parts.push(['delivery', 'free']);
  if (query.featured) parts.push(['featured', 'yes']);
  if (query.reduced) parts.push(['reduced', 'yes']);
  if (query.includeOutOfStock) parts.push(['stock', 'all']);
  if (query.sort !== PLAIN_QUERY.sort) parts.push(['sort', query.sort]);
  if (query.wishes.length > 0) parts.push(['for', query.wishes.join(',')]);
  for (const key of ['show', 'page', 'view'] as const)
    if (query[key] !== PLAIN_QUERY[key]) parts.push([key, String(query[key])]);
  return parts.map(([key, value]) => `${encodeURIComponent(key)}=${value}`).join('&');
}

function pounds(pence: Pence | null): string {
  if (pence === null) return '';
  return pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2);
}

/** Returns the address of a listing. The path of a search contains its words (`/search?q=oven`). */
export function listingHref(path: string, query: ListingQuery): string {
  const text = formatListingQuery(query);
  return text ? `${path}${path.includes('?') ? '&' : '?'}${text}` : path;
}

/** Whether a query has any filter other than the default stock filter. */
export function isNarrowed(query: ListingQuery): boolean {
  return formatListingQuery(dropPick(query, 'all')) !== formatListingQuery({ ...query, page: 1 });
}

/**
 * Returns the query without keys for which the listing has no facet, and without a sort order that makes no sense for
 * it.
 */
export function knownQuery(
  query: ListingQuery,
  dictionary: Dictionary,
  list: { total: number; isSearch: boolean; isWeighed: boolean; isUnfiltered?: true | undefined },
): ListingQuery {
  const isSort = sortsFor({ ...list, chosen: query.sort }, dictionary).some(
    ({ name }) => name === query.sort,
  );
  return {
    ...query,
    picks: query.picks.filter(({ key }) => dictionary.has(key)),
    ...(list.isUnfiltered && { rating: null }),
    sort: isSort ? query.sort : PLAIN_QUERY.sort,
  };
}

/** Returns `now` with values that were chosen before in their previous order, and new ones after them. */
export function inOrderOf(before: ListingQuery, now: ListingQuery): ListingQuery {
  const picks = now.picks.map(({ key, values }) => {
    const old = before.picks.find((pick) => pick.key === key)?.values ?? [];
    const remaining = old.filter((value) => values.includes(value));
    return { key, values: [...remaining, ...values.filter((value) => !remaining.includes(value))] };
  });
  return { ...now, picks };
}

type Pairs = readonly (readonly [string, string])[];

/**
 * Returns the canonical address of a listing; null if the query is canonical already. Keys that the listing does not
 * know, such as those of campaigns, stay at the end.
 * @param facts keys of the listing's facets
 */
export function canonicalHref(path: string, pairs: Pairs, facts: ReadonlySet<string>): string | null {
  const isOwn = (key: string) => isReservedKey(key) || facts.has(key);
  const listPairs = pairs.filter(([key]) => isOwn(key));
  const text = formatListingQuery(parseListingQuery(listPairs));
  const wanted = [...new URLSearchParams(text)];
  if (JSON.stringify(wanted) === JSON.stringify(listPairs)) return null;
  return join(path, text, without(isOwn, pairs));
}

/**
 * Returns the address of a page that is not a listing, without the keys that only listings have. If it has none of
 * these, possible names of facts are removed too, because nobody could tell in time what is at this path.
 */
export const withoutListingKeys = (path: string, pairs: Pairs): string =>
  join(path, without(pairs.some(([key]) => isReservedKey(key)) ? isReservedKey : isFactKey, pairs));

const without = (isOut: (key: string) => boolean, pairs: Pairs): string =>
  new URLSearchParams(pairs.filter(([key]) => !isOut(key)).map(([key, value]) => [key, value])).toString();

function join(path: string, ...parts: string[]): string {
  const query = parts.filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
}
