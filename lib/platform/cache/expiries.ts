import { processSingleton } from '../process-singleton.ts';
import { isOfPages } from './cache-tags.ts';

/** Maximum number of tags that are remembered: a large shop's products for days. */
const MOST_TAGS = 20_000;

type Expiries = {
  count: number;
  at: number | null;
  /** The count at which each tag was last expired, latest last. */
  last: Map<string, number>;
  /** The highest count at which a tag was expired that is no longer remembered. */
  forgotten: number;
};

const expiries = () =>
  processSingleton<Expiries>('expiries', () => ({ count: 0, at: null, last: new Map(), forgotten: 0 }));

/** Returns how often anything in pages has been expired. What is rendered is stamped with this count. */
export const expiryCount = (): number => expiries().count;

/** When that was last, in milliseconds since 1970; null if never. */
export const lastExpiry = (): number | null => expiries().at;

/** Records that these tags have expired. Tags that no prerendered page has are ignored. */
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
 * Whether something rendered at a count has expired.
 * @param tags its cache tags; undefined if unknown, which means any
 */
export function hasExpired(since: number, tags: readonly string[] | undefined): boolean {
  const { count, last, forgotten } = expiries();
  if (since === count) return false;
  return !tags || since < forgotten || tags.some((tag) => (last.get(tag) ?? 0) > since);
}
