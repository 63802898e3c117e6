import { useEffect, useRef, useState } from 'react';
import { part } from '@/lib/build/part-client';
import { isAsDrawn, type ReviewChoice } from '@/lib/catalogue/reviews/choice';
import type { AskedReviews, FollowedReviews } from '@/lib/catalogue/reviews/client';
import type { ReviewPage } from '@/lib/catalogue/types';

/** State until the script that requests further reviews has loaded. */
const WAITING: AskedReviews = { reviews: [], state: 'asked', more: 'none' };

/**
 * Reviews in the chosen order and with the chosen stars. The first page came with the document; the script that
 * requests others is loaded when they are first wanted.
 */
export function useReviews(productId: number, choice: ReviewChoice, first: ReviewPage) {
  const { sort, stars } = choice;
  const [isMoreAsked, setIsMoreAsked] = useState(false);
  const [found, setFound] = useState<{ sort: string; stars: number | null; asked: AskedReviews } | null>(
    null,
  );
  const followed = useRef<FollowedReviews | null>(null);
  const isDue = useRef(false);
  const isAsked = isMoreAsked || !isAsDrawn(choice);

  useEffect(() => {
    if (!isAsked) return;
    let isLeft = false;
    void part(() => import('@/lib/catalogue/reviews/client')).then(({ followReviews }) => {
      if (isLeft) return;
      followed.current = followReviews(productId, { sort, stars }, first, (asked) =>
        setFound({ sort, stars, asked }),
      );
      if (isDue.current) followed.current.more();
      isDue.current = false;
    });
    return () => {
      isLeft = true;
      isDue.current = false;
      followed.current?.stop();
      followed.current = null;
    };
  }, [isAsked, productId, sort, stars, first]);

  const drawn: AskedReviews = {
    reviews: first.reviews,
    state: 'known',
    more: isMoreAsked ? 'asked' : first.next === null ? 'none' : 'there',
  };
  const isFound = found !== null && found.sort === sort && found.stars === stars;
  return {
    ...(isAsked && isFound ? found.asked : isAsDrawn(choice) ? drawn : WAITING),
    /** Requests the next page. */
    askMore: () => {
      if (followed.current) return followed.current.more();
      isDue.current = true;
      setIsMoreAsked(true);
    },
  };
}
