import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { catalogueText, type CommerceAnswer } from '@/lib/platform/upstreams/commerce';
import { orUnreachable } from '@/lib/platform/result';

/** Maximum age of an answer to a persisted document, in seconds. */
export const PERSISTED_LIFE_S = 60;

/**
 * Returns the platform's answer to a persisted document. It is cached like the data of pages, and expired with it by
 * the platform's webhooks.
 * @throws {UnreachableError}
 */
export async function readPersisted(
  query: string,
  variables: Record<string, unknown>,
): Promise<CommerceAnswer> {
  'use cache';
  cacheLife({ stale: 30, revalidate: PERSISTED_LIFE_S, expire: 86_400 });
  cacheTag(cacheTags.products, cacheTags.lists);
  return { data: orUnreachable(await catalogueText(query, variables)) };
}
