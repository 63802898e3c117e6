import 'server-only';
import { cacheLife } from 'next/cache';
import { isBeside, noteLack } from '@/lib/platform/observe/request-context';
import { isUnreachable } from '@/lib/platform/result';

/** Null instead of a failure to reach the service; a page made without it is made again soon. */
export async function orAway<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    noteLack();
    // The framework keeps nothing of what is made beside it.
    if (!isBeside()) await tryAgainSoon();
    return null;
  }
}

async function tryAgainSoon(): Promise<void> {
  'use cache';
  cacheLife({ stale: 300, revalidate: 30, expire: 300 });
}
