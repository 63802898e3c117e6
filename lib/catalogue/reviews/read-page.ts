import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import type { ReviewPage, ReviewSort } from '@/lib/catalogue/types';
import type { ResultOf, VariablesOf } from '@/lib/platform/graphql';
import type { ReviewExtras, ReviewsPage } from './documents';
import { mapReview } from './map-review';

/** How many reviews a page loads (experience PDP-13). */
const A_FEW = 5;

/** `after` is `next` of the page before, null for the first; `stars` null for all. */
export type ReviewsRequest = {
  productId: number;
  sort: ReviewSort;
  after: string | null;
  stars: number | null;
};

/** How the platform is asked: by the server itself, or by a browser through the gateway. */
type Platform = {
  page: (variables: VariablesOf<typeof ReviewsPage>) => Promise<ResultOf<typeof ReviewsPage>>;
  extras: (variables: VariablesOf<typeof ReviewExtras>) => Promise<ResultOf<typeof ReviewExtras>>;
};

/** A page of reviews with what the platform has no field for; it throws what asking throws. */
export async function readReviewPage(
  { page, extras }: Platform,
  { productId: id, sort, after, stars }: ReviewsRequest,
): Promise<ReviewPage> {
  const filters = stars === null ? null : { rating: { minRating: stars, maxRating: stars } };
  const { site } = await page({ id, sort, first: A_FEW, after, filters });
  const reviews = site.product?.reviews;
  const written = nodesOf(reviews);
  if (!reviews || written.length === 0) return { reviews: [], next: null };
  const more = await extras({ id, keys: written.map((review) => String(review.entityId)) });
  const extrasByKey = new Map(nodesOf(more.site.product?.metafields).map(({ key, value }) => [key, value]));
  return {
    reviews: written.map((review) => mapReview(review, extrasByKey.get(String(review.entityId)))),
    next: reviews.pageInfo.hasNextPage ? reviews.pageInfo.endCursor : null,
  };
}
