import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import type { RatingBar, ReviewPage, ReviewSort } from '@/lib/catalogue/types';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import type { ResultOf } from '@/lib/platform/graphql';
import { orUnreachable } from '@/lib/platform/result';
import { ReviewExtras, ReviewStars, ReviewsPage } from './documents';
import { readReviewPage } from './read-page';

/**
 * @param after `next` of the page before; null for the first.
 * @param stars only those with so many; null for all.
 * @throws UnreachableError
 */
export async function getReviews(
  productId: number,
  sort: ReviewSort = 'NEWEST',
  after: string | null = null,
  stars: number | null = null,
): Promise<ReviewPage> {
  'use cache';
  cacheLife({ stale: 30, revalidate: 60, expire: 86_400 });
  cacheTag(cacheTags.products, cacheTags.product(productId));
  return readReviewPage(
    {
      page: async (variables) => orUnreachable(await catalogueQuery(ReviewsPage, variables)),
      extras: async (variables) => orUnreachable(await catalogueQuery(ReviewExtras, variables)),
    },
    { productId, sort, after, stars },
  );
}

const AT_ONCE = 50;
const MOST_CALLS = 10;

/**
 * How many reviews gave how many stars, five first. The platform counts none of this, so all are read, one call after the
 * other; none where that would be too many. A sale changes nothing of it: another number of reviews has it read anew.
 * @param count of the reviews of the product.
 * @throws UnreachableError
 */
export async function getRatingBars(productId: number, count: number): Promise<RatingBar[]> {
  'use cache';
  cacheLife({ stale: 300, revalidate: 3600, expire: 86_400 });
  cacheTag(cacheTags.ratings);
  if (count > AT_ONCE * MOST_CALLS) return [];
  const counts = new Map<number, number>();
  let after: string | null = null;
  for (let calls = 0; calls < MOST_CALLS; calls += 1) {
    const { product }: StarsPage = orUnreachable(
      await catalogueQuery(ReviewStars, { id: productId, after }),
    ).site;
    for (const { rating } of nodesOf(product?.reviews)) counts.set(rating, (counts.get(rating) ?? 0) + 1);
    if (!product?.reviews.pageInfo.hasNextPage)
      return ([5, 4, 3, 2, 1] as const).map((stars) => ({ stars, count: counts.get(stars) ?? 0 }));
    after = product.reviews.pageInfo.endCursor;
  }
  return [];
}
type StarsPage = ResultOf<typeof ReviewStars>['site'];
