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
  const extrasOf = await readExtras(extras, id, written);
  return {
    reviews: written.map((review) => mapReview(review, extrasOf(review))),
    next: reviews.pageInfo.hasNextPage ? reviews.pageInfo.endCursor : null,
  };
}

type Numbered = { entityId: number };

/** What the platform has no field for, by review; undefined for one of which nothing is said. */
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
