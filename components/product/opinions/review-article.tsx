import { Badge } from '@/components/ui/figures/badge';
import { classes } from '@/components/ui/classes';
import { Stars } from '@/components/ui/figures/stars';
import type { Review } from '@/lib/catalogue/types';
import { fullDay, londonDate } from '@/lib/dates/rules';
import css from './reviews.module.css';

const c = classes(css);

/** A review, with how it was verified and the shop's reply (experience §1 L4). */
export function ReviewArticle({ review, shop }: { review: Review; shop: string }) {
  return (
    <article className={c('review')}>
      <p className={c('head')}>
        <Stars average={review.rating} />
        {review.verified ? <Badge kind="fact">Verified purchase</Badge> : null}
        {review.incentivised ? <Badge kind="fact">Given free or paid for</Badge> : null}
        <span>
          {review.author}, {fullDay(londonDate(new Date(review.writtenAt)))}
        </span>
      </p>
      <h3>{review.title}</h3>
      {review.text ? <p>{review.text}</p> : null}
      {review.reply ? (
        <div className={c('reply')}>
          <p>
            <b>
              {shop || 'The shop'} answered
              {review.reply.on ? ` on ${fullDay(review.reply.on)}` : null}:
            </b>
          </p>
          <p>{review.reply.text}</p>
        </div>
      ) : null}
    </article>
  );
}
