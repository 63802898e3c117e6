import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { catalogueText, type CommerceAnswer } from '@/lib/platform/upstreams/commerce';
import { orUnreachable } from '@/lib/platform/result';

/** How old an answer to the shop's own pages may be, seconds. */
export const KNOWN_LIFE_S = 60;

/**
 * What the platform answers to a document of the shop's own pages. It is kept with what pages are made of, and expired
 * with it by the platform's webhooks.
 * @throws UnreachableError
 */
export async function readKnown(query: string, variables: Record<string, unknown>): Promise<CommerceAnswer> {
  'use cache';
  cacheLife({ stale: 30, revalidate: KNOWN_LIFE_S, expire: 86_400 });
  cacheTag(cacheTags.products);
  return { data: orUnreachable(await catalogueText(query, variables)) };
}
