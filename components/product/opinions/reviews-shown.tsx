import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import type { Review } from '@/lib/catalogue/types';
import { counted } from '@/lib/i18n/counted';
import { ReviewArticle } from './review-article';
import css from './reviews.module.css';

const c = classes(css);

type Props = {
  reviews: readonly Review[];
  state: 'known' | 'asked' | 'failed';
  /** The stars that they were narrowed to. */
  stars: number | null;
  /** Whether there are more to show, and whether these are on their way. */
  more: 'none' | 'there' | 'asked';
  onMore: () => void;
  /** What the shop calls itself, which answers. */
  shop: string;
};

/** Reviews as far as they are known, and the way to more. */
export function ReviewsShown({ reviews, state, stars, more, onMore, shop }: Props) {
  return (
    <>
      <div className={c('articles')} aria-busy={state === 'asked' || undefined}>
        {state === 'failed' ? (
          <Notice kind="error">We can’t show more reviews right now. Try again in a moment.</Notice>
        ) : null}
        {state === 'known' && stars !== null && reviews.length === 0 ? (
          <p className={c('none')}>No review gave {counted(stars, 'star')}.</p>
        ) : null}
        {reviews.map((review) => (
          <ReviewArticle key={review.id} review={review} shop={shop} />
        ))}
      </div>
      {more === 'none' ? null : (
        <Button kind="second" state={more === 'asked' ? 'busy' : 'rest'} onClick={onMore}>
          Show more reviews
        </Button>
      )}
    </>
  );
}
