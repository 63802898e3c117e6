import 'server-only';
import { cacheLife } from 'next/cache';
import { isOutsideFramework, markIncomplete } from '@/lib/platform/observe/request-context';
import { isUnreachable } from '@/lib/platform/result';

/**
 * Returns what `read` returns, or null while the service cannot be reached. A page rendered without it is rendered
 * again within half a minute.
 * @throws any other error of `read`
 */
export async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    markIncomplete();
    // Content rendered outside Next.js is not in its cache, so it has no lifetime to shorten.
    if (!isOutsideFramework()) await tryAgainSoon();
    return null;
  }
}

async function tryAgainSoon(): Promise<void> {
  'use cache';
  cacheLife({ stale: 300, revalidate: 30, expire: 300 });
}
