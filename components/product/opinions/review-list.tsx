'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { ChipButton, Chips } from '@/components/ui/controls/chip';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import type { RatingBar, ReviewPage, ReviewSort } from '@/lib/catalogue/types';
import { counted, nounFor } from '@/lib/i18n/counted';
import { ReviewArticle } from './review-article';
import css from './reviews.module.css';
import { useReviews } from './use-reviews';

const c = classes(css);

const SORTS: { sort: ReviewSort; label: string }[] = [
  { sort: 'NEWEST', label: 'Newest' },
  { sort: 'HIGHEST_RATING', label: 'Highest' },
  { sort: 'LOWEST_RATING', label: 'Lowest' },
];

/** `shop`: name of the shop, under which it replies. */
type Props = { productId: number; first: ReviewPage; bars: RatingBar[]; shop: string };

/** Number of reviews shown before more are requested: in a row, and on a phone. */
const SHOWN = 3;
const SHOWN_ON_PHONE = 2;

/** Histogram whose bars filter the list, sort order, and the reviews, five at a time (experience PDP-13). */
export function ReviewList({ productId, first, bars, shop }: Props) {
  const histogram = useEarlyPress<HTMLDivElement>();
  const list = useEarlyPress<HTMLDivElement>();
  const [sort, setSort] = useState<ReviewSort>('NEWEST');
  const [stars, setStars] = useState<number | null>(null);
  const [isAll, setIsAll] = useState(false);
  const { reviews, state, more, askMore } = useReviews(productId, { sort, stars }, first);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const isMore = more !== 'none' || (!isAll && reviews.length > SHOWN);
  const isMoreOnPhone = !isAll && reviews.length > SHOWN_ON_PHONE;
  return (
    <>
      <div {...histogram} className={c('hist')}>
        {bars.map((bar) => (
          <button
            key={bar.stars}
            type="button"
            aria-pressed={stars === bar.stars}
            onClick={() => setStars(stars === bar.stars ? null : bar.stars)}
          >
            <span>{counted(bar.stars, 'star')}</span>
            <span className="vh">, </span>
            <span className={c('track')}>
              <i style={{ width: `${(bar.count / most) * 100}%` }} />
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
            <ChipButton key={each.sort} pressed={sort === each.sort} onClick={() => setSort(each.sort)}>
              {each.label}
            </ChipButton>
          ))}
        </Chips>
        <div
          className={c('articles', !isAll && 'few')}
          aria-busy={state === 'asked' || more === 'asked' || undefined}
        >
          {state === 'failed' ? (
            <Notice kind="error">We can’t show more reviews right now. Try again in a moment.</Notice>
          ) : null}
          {state === 'known' && stars !== null && reviews.length === 0 ? (
            <p className={c('none')}>No review gave {counted(stars, 'star')}.</p>
          ) : null}
          {reviews.slice(0, isAll ? undefined : SHOWN).map((review) => (
            <ReviewArticle key={review.id} review={review} shop={shop} />
          ))}
        </div>
        {isMore || isMoreOnPhone ? (
          <Button
            kind="second"
            size="small"
            className={c(!isMore && 'onlyOnPhone')}
            state={more === 'asked' ? 'busy' : 'rest'}
            onClick={() => {
              setIsAll(true);
              if (more === 'there') askMore();
            }}
          >
            Show more reviews
          </Button>
        ) : null}
      </div>
    </>
  );
}
