import { cacheLife } from 'next/cache';
import { lifeToday } from './life';

/** The time at which a prerendered page is made; a page must not read the clock itself. */
export async function getNow(): Promise<Date> {
  'use cache';
  const now = new Date();
  cacheLife(lifeToday(now));
  return now;
}
