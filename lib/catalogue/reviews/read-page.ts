import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import type { ReviewPage, ReviewSort } from '@/lib/catalogue/types';
import type { ResultOf, VariablesOf } from '@/lib/platform/graphql';
import type { ReviewExtras, ReviewsPage } from './documents';
import { mapReview } from './map-review';

/** Number of reviews per page (experience PDP-13). */
const A_FEW = 5;

/** `after`: `next` of the previous page, null for the first. `stars`: null for all. */
export type ReviewsRequest = {
  productId: number;
  sort: ReviewSort;
  after: string | null;
  stars: number | null;
};

/** Requests to the platform: by the server, or by a browser through the gateway. */
type Platform = {
  page: (variables: VariablesOf<typeof ReviewsPage>) => Promise<ResultOf<typeof ReviewsPage>>;
  extras: (variables: VariablesOf<typeof ReviewExtras>) => Promise<ResultOf<typeof ReviewExtras>>;
};

/** Returns a page of reviews, with the data for which the platform has no field. Throws what the requests throw. */
export async function readReviewPage(
  { page, extras }: Platform,
  { productId: id, sort, after, stars }: ReviewsRequest,
): Promise<ReviewPage> {
  const filters = stars === null ? null : { rating: { minRating: stars, maxRating: stars } };
  const { site } = await page({ id, sort, first: A_FEW, after, filters });
  const reviews = site.product?.reviews;
  const written = nodesOf(reviews);
  if (!reviews || written.length === 0) return { reviews: [], next: null };
  const extrasOf = await readExtras(extras, id, written);
  return {
    reviews: written.map((review) => mapReview(review, extrasOf(review))),
    next: reviews.pageInfo.hasNextPage ? reviews.pageInfo.endCursor : null,
  };
}

type Numbered = { entityId: number };

/**
 * Returns a function that gives the extra data of a review, for which the platform has no field; undefined if there are
 * none.
 */
export async function readExtras(
  extras: Platform['extras'],
  id: number,
  reviews: readonly Numbered[],
): Promise<(review: Numbered) => string | undefined> {
  if (reviews.length === 0) return () => undefined;
  const { site } = await extras({ id, keys: reviews.map(({ entityId }) => String(entityId)) });
  const byKey = new Map(nodesOf(site.product?.metafields).map(({ key, value }) => [key, value]));
  return ({ entityId }) => byKey.get(String(entityId));
}
