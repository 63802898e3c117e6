import type { Pence } from '@/lib/money/types';
import { compareKeys, isFactKey } from './keys';
import { type SortName, parseSort } from './sorts';
import { readWishes } from './wishes';

export const SHOWS = [24, 48, 96] as const;
export type Show = (typeof SHOWS)[number];
export type View = 'grid' | 'list';

/** Values chosen for one key, as slugs or ranges, in the order chosen. */
export type Pick = { key: string; values: string[] };

/** The query of a listing, before it is known which brands and attributes exist. Plain JSON. */
export type ListingQuery = {
  /** `brand`, `category` and attributes, in the order of the URL. */
  picks: Pick[];
  minPrice: Pence | null;
  maxPrice: Pence | null;
  /** Minimum number of stars, from 1 to 4. */
  rating: number | null;
  freeDelivery: boolean;
  featured: boolean;
  /** Only lawfully reduced products. Only for listings of a category. */
  reduced: boolean;
  includeOutOfStock: boolean;
  sort: SortName;
  /** Priorities of the household that the listing is ranked for, as in the address (see `readWishes`). */
  wishes: readonly string[];
  show: Show;
  /** Page number, from 1. */
  page: number;
  view: View;
};

export const PLAIN_QUERY: ListingQuery = {
  picks: [],
  minPrice: null,
  maxPrice: null,
  rating: null,
  freeDelivery: false,
  featured: false,
  reduced: false,
  includeOutOfStock: false,
  sort: 'popular',
  wishes: [],
  show: 24,
  page: 1,
  view: 'grid',
};

const MOST_KEYS = 40;
const MOST_VALUES = 50;
const LAST_PAGE = 9999;
const VALUE = /^[a-z0-9.][a-z0-9.-]{0,99}$/;

/**
 * Parses the query of a listing. No input is an error: unknown keys and impossible values are ignored, numbers are
 * clamped, repeated keys (of a form without script) add up.
 */
export function parseListingQuery(params: Iterable<readonly [string, string]>): ListingQuery {
  const query: ListingQuery = { ...PLAIN_QUERY };
  const picks = new Map<string, Set<string>>();
  const drops: string[] = [];
  const wishes: string[] = [];
  for (const [key, value] of params) {
    if (key === 'brand' || key === 'category' || isFactKey(key)) pick(picks, key, value);
    else if (key === 'drop') drops.push(value);
    else if (key === 'for') wishes.push(...value.split(','));
    else Object.assign(query, plainPart(key, value, query));
  }
  if (query.minPrice !== null && query.maxPrice !== null && query.minPrice > query.maxPrice)
    [query.minPrice, query.maxPrice] = [query.maxPrice, query.minPrice];
  query.wishes = readWishes(wishes);
  query.picks = [...picks]
    .map(([key, values]) => ({ key, values: [...values] }))
    .filter(({ values }) => values.length > 0)
    .toSorted((a, b) => compareKeys(a.key, b.key));
  return drops.reduce(dropPick, query);
}

function pick(picks: Map<string, Set<string>>, key: string, text: string): void {
  if (!picks.has(key) && picks.size >= MOST_KEYS) return;
  const values = picks.get(key) ?? new Set();
  for (const value of text.split(',')) if (values.size < MOST_VALUES && VALUE.test(value)) values.add(value);
  picks.set(key, values);
}

function plainPart(key: string, value: string, query: ListingQuery): Partial<ListingQuery> {
  switch (key) {
    case 'price': {
      const ends = /^([\d.]*)-([\d.]*)$/.exec(value);
      return ends ? { minPrice: pounds(ends[1]), maxPrice: pounds(ends[2]) } : {};
    }
    case 'price-from':
      return { minPrice: pounds(value) };
    case 'price-to':
      return { maxPrice: pounds(value) };
    case 'rating':
      return /^[1-4]$/.test(value) ? { rating: Number(value) } : {};
    case 'delivery':
      return { freeDelivery: query.freeDelivery || value === 'free' };
    case 'featured':
      return { featured: query.featured || value === 'yes' };
    case 'reduced':
      return { reduced: query.reduced || value === 'yes' };
    case 'stock':
      return { includeOutOfStock: value === 'all' };
    case 'sort':
      return { sort: parseSort(value) ?? query.sort };
    case 'show':
      return { show: SHOWS.find((show) => String(show) === value) ?? query.show };
    case 'page':
      return /^\d{1,9}$/.test(value) ? { page: Math.min(Math.max(Number(value), 1), LAST_PAGE) } : {};
    case 'view':
      return { view: value === 'list' ? 'list' : 'grid' };
    default:
      return {};
  }
}

/** Parses `"249"`, `"£1,200"` or `"4.99"` to pence; null for zero and for anything that is not a price. */
function pounds(text: string | undefined): Pence | null {
  const plain = (text ?? '').replace(/[£,\s]/g, '');
  if (!/^\d{1,7}(\.\d{0,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100) || null;
}

/**
 * Removes filters from a query: `key`, `key:value,value` or `all`. `all` does not change the stock filter, which has
 * its own value. Returns to the first page, as every change does.
 */
export function dropPick(query: ListingQuery, what: string): ListingQuery {
  const at = what.indexOf(':');
  const key = at < 0 ? what : what.slice(0, at);
  const values = at < 0 ? null : new Set(what.slice(at + 1).split(','));
  const first = { ...query, page: 1 };
  switch (key) {
    case 'all': {
      const { includeOutOfStock, sort, wishes, show, view } = query;
      return { ...PLAIN_QUERY, includeOutOfStock, sort, wishes, show, view };
    }
    case 'price':
      return { ...first, minPrice: null, maxPrice: null };
    case 'rating':
      return { ...first, rating: null };
    case 'delivery':
      return { ...first, freeDelivery: false };
    case 'featured':
      return { ...first, featured: false };
    case 'reduced':
      return { ...first, reduced: false };
    case 'stock':
      return { ...first, includeOutOfStock: true };
  }
  const picks = query.picks
    .map((one) =>
      one.key === key ? { key, values: values ? one.values.filter((v) => !values.has(v)) : [] } : one,
    )
    .filter((one) => one.values.length > 0);
  return { ...first, picks };
}
