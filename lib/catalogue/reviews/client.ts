import { infiniteQueryOptions } from '@tanstack/react-query';
import { part } from '@/lib/build/part-client';
import type { ReviewPage, ReviewSort } from '@/lib/catalogue/types';

export type ReviewChoice = { sort: ReviewSort; stars: number | null };

/** Reviews in the order and of the stars chosen; `first` is the page that came with the product, newest of all. */
export function reviewsQuery(productId: number, choice: ReviewChoice, first: ReviewPage) {
  const { sort, stars } = choice;
  const asDrawn = sort === 'NEWEST' && stars === null;
  return infiniteQueryOptions({
    // A product that is come back to after another review begins anew.
    queryKey: ['reviews', productId, sort, stars, first.reviews[0]?.id],
    queryFn: async ({ pageParam }) => {
      const { readReviews } = await part(() => import('./page-client'));
      return readReviews({ productId, sort, stars, after: pageParam });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: ReviewPage) => page.next,
    // Anything but 'static' reads the clock while the page is prerendered, which such a page must not.
    staleTime: 'static',
    ...(asDrawn ? { initialData: { pages: [first], pageParams: [null] }, initialDataUpdatedAt: 0 } : {}),
  });
}
