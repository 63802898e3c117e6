import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cacheTags } from '@/lib/platform/cache-tags';
import { lifeToday, nextTurn } from './life';

/**
 * Keeps the answer of the cached function that calls it for as long as the days that it tells are true. Pages that hold
 * it are shown to nobody after that.
 * @param stale for how long a browser keeps it, seconds
 * @returns the time at which it is made
 */
export function keepForToday(stale?: number): Date {
  const now = new Date();
  cacheLife(lifeToday(now, stale));
  cacheTag(cacheTags.until(nextTurn(now)));
  return now;
}

/** The time at which a prerendered page is made; a page must not read the clock itself. */
export async function getNow(): Promise<Date> {
  'use cache';
  return keepForToday();
}
