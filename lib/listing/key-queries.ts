import 'server-only';
import { LRUCache } from 'lru-cache';
import { isPlatformPath } from '@/lib/catalogue/paths';
import { RouteLookup } from '@/lib/catalogue/places/documents';
import { mapDestination } from '@/lib/catalogue/places/map-places';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import { TAGS_OF_LISTS } from '@/lib/platform/cache/cache-tags';
import { expiryCount, hasExpired } from '@/lib/platform/cache/expiries';
import { processSingleton } from '@/lib/platform/process-singleton';
import { isFactKey, isReservedKey } from './keys';
import { pathBelowAll } from './place';
import { canonicalHref } from './url';

/** As long as products are cached. */
const FRESH_MS = 60_000;
const MOST_PATHS = 5_000;

const NONE: ReadonlySet<string> = new Set();

type Noted = { keys: ReadonlySet<string>; at: number; expiries: number };

const notes = () => processSingleton('list-keys', () => new LRUCache<string, Noted>({ max: MOST_PATHS }));

/** Remembers the filter keys of the listing at a path, for decisions that are made before any page is rendered. */
export function noteListKeys(path: string, keys: ReadonlySet<string>): void {
  notes().set(path, { keys, at: performance.now(), expiries: expiryCount() });
}

const isExpired = (since: number): boolean => hasExpired(since, TAGS_OF_LISTS);

function freshKeys(path: string): ReadonlySet<string> | undefined {
  const noted = notes().get(path);
  const isFresh = noted && performance.now() - noted.at < FRESH_MS && !isExpired(noted.expiries);
  return isFresh ? noted.keys : undefined;
}

/**
 * Filter keys of the listing at a path; none if there is no listing. Null if they are unknown, because the listing was
 * not rendered recently or the platform is unreachable.
 */
async function getListKeys(path: string): Promise<ReadonlySet<string> | null> {
  const fresh = freshKeys(path);
  if (fresh) return fresh;
  const expiries = expiryCount();
  const place = pathBelowAll(path) ?? path;
  if (!isPlatformPath(place)) return NONE;
  const answer = await commerceQuery(RouteLookup, { path: `${place}/`, bare: place });
  if (!answer.ok) return null;
  const { kind } = mapDestination(answer.value.site);
  if (kind === 'category' || kind === 'brand') return null;
  if (!isExpired(expiries)) noteListKeys(path, NONE);
  return NONE;
}

/** Whether a query may filter the listing at a path. If that is unknown it may, and the listing itself decides. */
export async function mayNarrow(path: string, query: URLSearchParams): Promise<boolean> {
  const keys = [...query.keys()];
  if (keys.some(isReservedKey)) return true;
  const facts = keys.filter(isFactKey);
  if (facts.length === 0) return false;
  const listKeys = await getListKeys(path);
  return !listKeys || facts.some((key) => listKeys.has(key));
}

/**
 * Returns the canonical address of a listing. Null if the query is canonical already, or if the listing was not
 * rendered recently: it then redirects by itself.
 */
export function tidyAddress(path: string, query: URLSearchParams): string | null {
  const keys = freshKeys(path);
  return keys && keys !== NONE ? canonicalHref(path, [...query], keys) : null;
}
