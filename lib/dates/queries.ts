import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { lifeToday, nextTurn } from './life';

/**
 * Keeps the answer of the cached function that calls it for as long as the days that it tells are true. Pages that hold
 * it are shown to nobody after that.
 * @param cutOffHour where a day of delivery is among them
 * @param stale for how long a browser keeps it, seconds
 * @returns the time at which it is made
 */
export function keepForToday(cutOffHour: number | null = null, stale?: number): Date {
  const now = new Date();
  cacheLife(lifeToday(now, cutOffHour, stale));
  cacheTag(cacheTags.until(nextTurn(now, cutOffHour)));
  return now;
}

/** The time of now, kept for as long as the days are true that follow from it. @param cutOffHour as `keepForToday` has it */
export async function getNow(cutOffHour: number | null = null): Promise<Date> {
  'use cache';
  return keepForToday(cutOffHour);
}
