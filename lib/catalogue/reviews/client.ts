import { InfiniteQueryObserver, infiniteQueryOptions } from '@tanstack/react-query';
import type { Review, ReviewPage } from '@/lib/catalogue/types';
import { queryStore } from '@/lib/http/query-store';
import { isAsDrawn, type ReviewChoice } from './choice';
import { readReviews } from './page-client';

/** What is known of the reviews that were asked for. */
export type AskedReviews = {
  reviews: readonly Review[];
  state: 'asked' | 'known' | 'failed';
  /** Whether there are more, and whether these were asked for. */
  more: 'none' | 'there' | 'asked';
};

export type FollowedReviews = { more: () => void; stop: () => void };

/**
 * Reviews in the order and of the stars chosen.
 * @param first the page that came with the product, newest of all
 * @param hear is told at once, and of each change
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
    // A product that is come back to after another review begins anew.
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
