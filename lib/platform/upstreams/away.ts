import 'server-only';
import { cacheLife } from 'next/cache';
import { isBeside, noteLack } from '@/lib/platform/observe/request-context';
import { isUnreachable } from '@/lib/platform/result';

/** What is read, or null while the service cannot be reached; a page made without it is made again within half a minute. */
export async function orAway<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    noteLack();
    // Content made outside Next.js is not in its cache, so it has no lifetime to shorten.
    if (!isBeside()) await tryAgainSoon();
    return null;
  }
}

async function tryAgainSoon(): Promise<void> {
  'use cache';
  cacheLife({ stale: 300, revalidate: 30, expire: 300 });
}
