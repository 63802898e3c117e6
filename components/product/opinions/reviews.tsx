import { askedAbout } from '@/components/enquiries/about';
import { ReviewListLater, WriteReviewStanding } from '@/components/product/later';
import { classes } from '@/components/ui/classes';
import { averageWords } from '@/lib/catalogue/reviews/words';
import type { Product, ReviewPage, ReviewTally } from '@/lib/catalogue/types';
import type { Reach } from '@/lib/forms/types';
import { counted } from '@/lib/i18n/counted';
import { unbroken } from '@/lib/i18n/unbroken';
import { href } from '@/lib/routing/href';
import css from './reviews.module.css';

const c = classes(css);

type Props = {
  product: Product;
  first: ReviewPage | null;
  tally: ReviewTally | null;
  shop: string;
  reach: Reach | null;
};

/** Average and number of reviews and their sources, the distribution of stars, and the reviews themselves. */
export function Reviews({ product, first, tally, shop, reach }: Props) {
  const { id, rating } = product;
  const isWritten = first !== null && first.reviews.length > 0;
  const write = <WriteReviewStanding className={c('write')} product={askedAbout(product)} reach={reach} />;
  const heading = (
    <h2 className={c('t-h2', 'title')} id="h-reviews">
      {rating ? counted(rating.count, 'review') : 'Reviews'}
    </h2>
  );
  return (
    <section className="section" id="reviews" aria-labelledby="h-reviews">
      {rating || isWritten ? (
        <div className={c('reviews')}>
          {heading}
          <div className={c('mean')}>
            {rating ? <p className="num">{rating.average.toFixed(1)}</p> : null}
            <p className="t-small t-quiet">
              {rating
                ? `${unbroken(averageWords(rating, tally))} `
                : 'No average yet: all of these were written in return for a reward. '}
              <a href={href('/review-policy')}>How we check reviews</a>
            </p>
          </div>
          {first ? (
            <ReviewListLater productId={id} first={first} bars={tally?.bars ?? []} shop={shop} />
          ) : (
            <p>We can’t show the reviews right now. Try again in a minute.</p>
          )}
          {write}
        </div>
      ) : (
        <>
          {heading}
          <p>
            No reviews yet. <a href={href('/review-policy')}>How we check reviews</a>
          </p>
          {write}
        </>
      )}
    </section>
  );
}
