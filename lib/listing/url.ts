import type { Pence } from '@/lib/money/types';
import type { Dictionary } from './dictionary';
import { compareKeys, isFactKey, isReservedKey } from './keys';
import { dropPick, type ListingQuery, PLAIN_QUERY, parseListingQuery } from './query';
import { sortsFor } from './sorts';

/**
 * Writes a query as its one canonical string, without question mark: keys in a fixed order, what is as it would
 * be anyway left out. `parseListingQuery` reads the same query back.
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

/** The address of a list at a path of the shop, which for a search ends in its words (`/search?q=oven`). */
export function listingHref(path: string, query: ListingQuery): string {
  const text = formatListingQuery(query);
  return text ? `${path}${path.includes('?') ? '&' : '?'}${text}` : path;
}

/** Whether a query narrows the list by anything but the stock default. */
export function isNarrowed(query: ListingQuery): boolean {
  return formatListingQuery(dropPick(query, 'all')) !== formatListingQuery({ ...query, page: 1 });
}

/** The query without keys that the list has no facet for, and without an order that means nothing for it. */
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

/** Keeps values that were chosen before in their places, and puts new ones behind them. */
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
 * Where a query should be read instead, or null when it is written in its one form already. Keys that the list does
 * not know, such as those of campaigns, stay as they are, behind.
 * @param facts the keys of what the list can be narrowed by
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
 * The address of something that is no list, without the keys that lists alone have. Where there is none of these,
 * nobody could tell in time what stands here, and what may be the name of a fact goes.
 */
export const withoutListingKeys = (path: string, pairs: Pairs): string =>
  join(path, without(pairs.some(([key]) => isReservedKey(key)) ? isReservedKey : isFactKey, pairs));

const without = (isOut: (key: string) => boolean, pairs: Pairs): string =>
  new URLSearchParams(pairs.filter(([key]) => !isOut(key)).map(([key, value]) => [key, value])).toString();

function join(path: string, ...parts: string[]): string {
  const query = parts.filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
}
