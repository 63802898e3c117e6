import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { lifeToday, nextTurn } from './life';

/**
 * Sets the lifetime of the calling cached function to as long as the days in its result are true. Pages that contain it
 * are not served after that.
 * @param cutOffHour where a delivery day is among them
 * @param stale how long a browser keeps it, in seconds
 * @returns the current time
 */
export function keepForToday(cutOffHour: number | null = null, stale?: number): Date {
  const now = new Date();
  cacheLife(lifeToday(now, cutOffHour, stale));
  cacheTag(cacheTags.until(nextTurn(now, cutOffHour)));
  return now;
}

/**
 * Returns the current time, cached for as long as the days that follow from it are true.
 * @param cutOffHour as in `keepForToday`
 */
export async function getNow(cutOffHour: number | null = null): Promise<Date> {
  'use cache';
  return keepForToday(cutOffHour);
}
