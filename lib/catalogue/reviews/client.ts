import { InfiniteQueryObserver, infiniteQueryOptions } from '@tanstack/react-query';
import type { Review, ReviewPage } from '@/lib/catalogue/types';
import { queryStore } from '@/lib/http/query-store';
import { isAsDrawn, type ReviewChoice } from './choice';
import { readReviews } from './page-client';

/** State of the requested reviews. */
export type AskedReviews = {
  reviews: readonly Review[];
  state: 'asked' | 'known' | 'failed';
  /** Whether there are more, and whether these have been requested. */
  more: 'none' | 'there' | 'asked';
};

export type FollowedReviews = { more: () => void; stop: () => void };

/**
 * Follows reviews in a sort order and with certain stars.
 * @param first the page rendered with the product, newest first
 * @param hear called at once and after each change
 */
export function followReviews(
  productId: number,
  choice: ReviewChoice,
  first: ReviewPage,
  hear: (asked: AskedReviews) => void,
): FollowedReviews {
  const observer = new InfiniteQueryObserver(queryStore(), reviewsQuery(productId, choice, first));
  const tell = ({ data, ...now }: ReturnType<typeof observer.getCurrentResult>) =>
    hear({
      reviews: data?.pages.flatMap(({ reviews }) => reviews) ?? [],
      state: now.isFetching ? 'asked' : now.isError ? 'failed' : 'known',
      more: now.isFetchingNextPage ? 'asked' : now.hasNextPage ? 'there' : 'none',
    });
  const stop = observer.subscribe(tell);
  tell(observer.getCurrentResult());
  return { more: () => void observer.fetchNextPage(), stop };
}

function reviewsQuery(productId: number, choice: ReviewChoice, first: ReviewPage) {
  const { sort, stars } = choice;
  return infiniteQueryOptions({
    // If a product is visited again after a new review, its reviews are loaded anew.
    queryKey: ['reviews', productId, sort, stars, first.reviews[0]?.id],
    queryFn: ({ pageParam }) => readReviews({ productId, sort, stars, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: ReviewPage) => page.next,
    staleTime: 'static',
    ...(isAsDrawn(choice)
      ? { initialData: { pages: [first], pageParams: [null] }, initialDataUpdatedAt: 0 }
      : {}),
  });
}
