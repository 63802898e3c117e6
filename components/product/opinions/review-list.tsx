'use client';

import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { ChipButton, Chips } from '@/components/ui/controls/chip';
import { classes } from '@/components/ui/classes';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import type { ReviewChoice } from '@/lib/catalogue/reviews/client';
import type { RatingBar, ReviewPage, ReviewSort } from '@/lib/catalogue/types';
import { counted, nounFor } from '@/lib/i18n/counted';
import { ReviewsShown } from './reviews-shown';
import css from './reviews.module.css';

const c = classes(css);

const SORTS: { sort: ReviewSort; label: string }[] = [
  { sort: 'NEWEST', label: 'Newest' },
  { sort: 'HIGHEST_RATING', label: 'Highest' },
  { sort: 'LOWEST_RATING', label: 'Lowest' },
];

/** `shop` is what the shop calls itself, which answers. */
type Props = { productId: number; first: ReviewPage; bars: RatingBar[]; shop: string };

/** How many are shown before more are asked for. */
const SHOWN = 3;

const Asked = lazyPart(async () => (await import('./asked-reviews')).AskedReviews);

/**
 * The histogram whose bars narrow the list, the order, and five reviews at a time (experience PDP-13). What asks the
 * shop for others than came with the page is fetched when they are wanted.
 */
export function ReviewList({ productId, first, bars, shop }: Props) {
  const histogram = useEarlyPress<HTMLDivElement>();
  const list = useEarlyPress<HTMLDivElement>();
  const [choice, setChoice] = useState<ReviewChoice>({ sort: 'NEWEST', stars: null });
  const [isAll, setIsAll] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { sort, stars } = choice;
  const choose = (change: Partial<ReviewChoice>) => {
    setChoice({ ...choice, ...change });
    setIsAsked(true);
  };
  const showMore = () => {
    setIsAll(true);
    if (first.next !== null) setIsAsked(true);
  };
  const most = isAll ? null : SHOWN;
  const fullest = Math.max(1, ...bars.map(({ count }) => count));
  const drawn = {
    reviews: first.reviews.slice(0, most ?? undefined),
    stars,
    shop,
    onMore: showMore,
  };
  const isMore = most !== null && (first.next !== null || first.reviews.length > most);
  return (
    <>
      <div {...histogram} className={c('hist')}>
        {bars.map((bar) => (
          <button
            key={bar.stars}
            type="button"
            aria-pressed={stars === bar.stars}
            onClick={() => choose({ stars: stars === bar.stars ? null : bar.stars })}
          >
            <span>{counted(bar.stars, 'star')}</span>
            <span className="vh">, </span>
            <span className={c('track')}>
              <i style={{ width: `${(bar.count / fullest) * 100}%` }} />
            </span>
            <span className="num">
              {bar.count}
              <span className="vh"> {nounFor(bar.count, 'review')}, show only these</span>
            </span>
          </button>
        ))}
      </div>
      <div {...list} className={c('list')}>
        <Chips>
          {SORTS.map((each) => (
            <ChipButton
              key={each.sort}
              pressed={sort === each.sort}
              onClick={() => choose({ sort: each.sort })}
            >
              {each.label}
            </ChipButton>
          ))}
        </Chips>
        {isAsked ? (
          <Suspense fallback={<ReviewsShown {...drawn} state="asked" more="asked" />}>
            <Asked {...{ productId, choice, first, most, shop }} onMore={() => setIsAll(true)} />
          </Suspense>
        ) : (
          <ReviewsShown {...drawn} state="known" more={isMore ? 'there' : 'none'} />
        )}
      </div>
    </>
  );
}
