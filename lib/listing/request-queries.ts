import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Listing, ListingFilter, ListingPage } from '@/lib/catalogue/types';
import { londonDate } from '@/lib/dates/rules';
import { onRequest } from '@/lib/platform/cache/on-request';
import { processSingleton } from '@/lib/platform/process-singleton';
import { getListing, getListingOutline, readListing } from './queries';

/** As long as goods are kept. */
const FRESH_MS = 60_000;
const MOST_LISTS = 2_000;

const asked = () =>
  processSingleton('asked-lists', () => new LRUCache<string, true>({ max: MOST_LISTS, ttl: FRESH_MS }));

/**
 * A list for a page that is made for one request. Only one that is asked for again within a minute is kept: what
 * narrows it differs from shopper to shopper, and to write a list down and read it again takes longer than to map it.
 * @throws UnreachableError
 */
export async function getListingOnRequest(filter: ListingFilter, page: ListingPage): Promise<Listing> {
  const question = JSON.stringify([filter, page]);
  if (asked().has(question)) return getListing(filter, page);
  asked().set(question, true);
  return readListing(filter, page, londonDate(new Date()));
}

/** What a list is narrowed by, for such a page. @throws UnreachableError */
export const getOutlineOnRequest = onRequest('outline', getListingOutline);
