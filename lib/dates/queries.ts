import { cacheLife } from 'next/cache';

/** The time at which a prerendered page is made; a page must not read the clock itself. */
export async function getNow(): Promise<Date> {
  'use cache';
  cacheLife({ stale: 30, revalidate: 60, expire: 86_400 });
  return new Date();
}
