import { infiniteQueryOptions } from '@tanstack/react-query';
import { getJson } from '@/lib/http/client';
import type { ReviewPage, ReviewSort } from './types';

export type ReviewChoice = { sort: ReviewSort; stars: number | null };

/** Reviews in the order and of the stars chosen; `first` is the page that came with the product, newest of all. */
export function reviewsQuery(productId: number, choice: ReviewChoice, first: ReviewPage) {
  const { sort, stars } = choice;
  const asDrawn = sort === 'NEWEST' && stars === null;
  return infiniteQueryOptions({
    // A product that is come back to after another review begins anew.
    queryKey: ['reviews', productId, sort, stars, first.reviews[0]?.id],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({ product: String(productId), sort });
      if (stars !== null) query.set('stars', String(stars));
      if (pageParam !== null) query.set('after', pageParam);
      return getJson<ReviewPage>(`/api/reviews?${query}`);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: ReviewPage) => page.next,
    // Anything but 'static' reads the clock while the page is prerendered, which such a page must not.
    staleTime: 'static',
    ...(asDrawn ? { initialData: { pages: [first], pageParams: [null] }, initialDataUpdatedAt: 0 } : {}),
  });
}
