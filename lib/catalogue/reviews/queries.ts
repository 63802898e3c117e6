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
      extras,
    },
    { productId, sort, after, stars },
  );
}

/** Of fifty reviews each. */
const MOST_PAGES = 10;

/**
 * How many reviews gave how many stars, and how many are of verified purchases. The platform counts none of this, so they
 * are read, one page after the other, the newest 500 at most. A sale changes nothing of it: another number of reviews
 * has it read anew.
 * @param count of the reviews of the product.
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
