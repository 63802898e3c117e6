import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import type { ReviewPage, ReviewSort, ReviewTally } from '@/lib/catalogue/types';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import type { ResultOf, VariablesOf } from '@/lib/platform/graphql';
import { orUnreachable } from '@/lib/platform/result';
import { ReviewExtras, ReviewStars, ReviewsPage } from './documents';
import { type Rated, tallyOf } from './map-review';
import { readExtras, readReviewPage } from './read-page';

const extras = async (variables: VariablesOf<typeof ReviewExtras>) =>
  orUnreachable(await catalogueQuery(ReviewExtras, variables));

/**
 * Returns a page of a product's reviews.
 * @param after `next` of the previous page; null for the first
 * @param stars only reviews with so many stars; null for all
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
      extras,
    },
    { productId, sort, after, stars },
  );
}

/** Maximum number of pages, each with fifty reviews. */
const MOST_PAGES = 10;

/**
 * Returns the number of reviews per star rating and of verified purchases. The platform has no such counts, so the
 * reviews are read page by page, at most the newest 500. A sale does not change the counts; another number of reviews
 * makes them be read again.
 * @param count number of the product's reviews
 * @throws UnreachableError
 */
export async function getReviewTally(productId: number, count: number): Promise<ReviewTally> {
  'use cache';
  cacheLife({ stale: 300, revalidate: 3600, expire: 86_400 });
  cacheTag(cacheTags.ratings);
  const rated: Rated[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const { product }: StarsPage = orUnreachable(
      await catalogueQuery(ReviewStars, { id: productId, after }),
    ).site;
    const reviews = nodesOf(product?.reviews);
    const extrasOf = await readExtras(extras, productId, reviews);
    rated.push(...reviews.map((review) => ({ rating: review.rating, extras: extrasOf(review) })));
    if (!product?.reviews.pageInfo.hasNextPage) return tallyOf(rated);
    after = product.reviews.pageInfo.endCursor;
  }
  return { ...tallyOf(rated), newest: Math.min(rated.length, count) };
}
type StarsPage = ResultOf<typeof ReviewStars>['site'];
