import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { orUnreachable } from '@/lib/platform/result';
import { AnsweredQuestions } from './documents';
import { readAnswered } from './rules';
import type { Answered } from './types';

/** Maximum number per page. More would make it heavier, and few read them. */
const MOST = 10;

/**
 * Returns the answered questions about a product, latest answer first.
 * @throws UnreachableError
 */
export async function getAnswered(productId: number): Promise<Answered[]> {
  'use cache';
  cacheLife({ stale: 30, revalidate: 60, expire: 86_400 });
  cacheTag(cacheTags.products, cacheTags.product(productId));
  const { product } = orUnreachable(await catalogueQuery(AnsweredQuestions, { id: productId })).site;
  return readAnswered(nodesOf(product?.metafields)).slice(0, MOST);
}
