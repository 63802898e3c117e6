import { processSingleton } from '../process-singleton.ts';
import { isOfPages } from './cache-tags.ts';

/** So many tags are known one by one: those of a large shop's products within days. */
const MOST_TAGS = 20_000;

type Expiries = {
  count: number;
  at: number | null;
  /** The count at which each tag was expired last, the latest at the end. */
  last: Map<string, number>;
  /** The count at which those were expired, at most, that are no longer known. */
  forgotten: number;
};

const expiries = () =>
  processSingleton<Expiries>('expiries', () => ({ count: 0, at: null, last: new Map(), forgotten: 0 }));

/** Counts how often something was expired of which pages are made: what was made at which count is known by it. */
export const expiryCount = (): number => expiries().count;

/** When that was last, in milliseconds since 1970. */
export const lastExpiry = (): number | null => expiries().at;

/** Notes that what is cached under these tags is old from now on; of what no page holds nothing is noted. */
export function noteExpired(tags: readonly string[]): void {
  const ofPages = tags.filter(isOfPages);
  if (ofPages.length === 0) return;
  const all = expiries();
  all.count += 1;
  all.at = Date.now();
  for (const tag of ofPages) {
    all.last.delete(tag);
    all.last.set(tag, all.count);
  }
  for (const [tag, count] of all.last) {
    if (all.last.size <= MOST_TAGS) break;
    all.last.delete(tag);
    all.forgotten = count;
  }
}

/**
 * Whether what was made at a count is old.
 * @param tags of what it is made of; undefined where that is not known, and it may be of anything
 */
export function hasExpired(since: number, tags: readonly string[] | undefined): boolean {
  const { count, last, forgotten } = expiries();
  if (since === count) return false;
  return !tags || since < forgotten || tags.some((tag) => (last.get(tag) ?? 0) > since);
}
