import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isAsDrawn, type ReviewChoice, reviewsQuery } from '@/lib/catalogue/reviews/client';
import type { ReviewPage } from '@/lib/catalogue/types';
import { useQueryStore } from '@/lib/http/query-store';
import { ReviewsShown } from './reviews-shown';

type Props = {
  productId: number;
  choice: ReviewChoice;
  /** The page that came with the product. */
  first: ReviewPage;
  /** How many are shown; all that are known where it is null. */
  most: number | null;
  onMore: () => void;
  shop: string;
};

/** Reviews in another order, of some stars, or beyond those that came with the page: what the shop is asked for. */
export function AskedReviews({ productId, choice, first, most, onMore, shop }: Props) {
  const { data, isError, isFetching, isFetchingNextPage, isSuccess, hasNextPage, fetchNextPage } =
    useInfiniteQuery(reviewsQuery(productId, choice, first), useQueryStore());
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? [];
  // Of those that came with the page more were asked for, which is why this is here.
  const isDue = useRef(most === null && isAsDrawn(choice));
  useEffect(() => {
    if (isDue.current) void fetchNextPage();
    isDue.current = false;
  }, [fetchNextPage]);
  const isMore = hasNextPage || (most !== null && reviews.length > most);
  return (
    <ReviewsShown
      reviews={reviews.slice(0, most ?? undefined)}
      state={isFetching ? 'asked' : isError ? 'failed' : isSuccess ? 'known' : 'asked'}
      stars={choice.stars}
      more={isFetchingNextPage ? 'asked' : isMore ? 'there' : 'none'}
      onMore={() => {
        onMore();
        if (hasNextPage) void fetchNextPage();
      }}
      shop={shop}
    />
  );
}
