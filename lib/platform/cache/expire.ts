import 'server-only';
import { revalidateTag } from 'next/cache';
import { isOfPages } from './cache-tags';
import { tellProcesses } from './expiry-link';
import { startPageEpoch } from './page-epoch';

/** Makes the cached answers under these tags old, in every process; settles when all of them know. */
export async function expireTags(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  if (tags.some(isOfPages)) startPageEpoch();
  await tellProcesses(tags);
}
