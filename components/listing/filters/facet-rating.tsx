import { classes } from '@/components/ui/classes';
import { ratingWords } from '@/lib/listing/chips';
import type { ListingView } from '@/lib/listing/view';
import { FacetFold } from './facet-fold';
import css from './facet.module.css';

const c = classes(css);

/** Stars of the reviews: one choice, because four stars or more holds five. */
export function FacetRating({ view, open }: { view: ListingView; open: boolean }) {
  const { rating } = view.query;
  const counts = view.listing.facets.find((facet) => facet.kind === 'rating')?.values ?? [];
  const rows = counts
    .map(({ value, count }) => ({ stars: Number.parseInt(value, 10), count }))
    .filter(({ stars, count }) => stars >= 2 && stars <= 4 && (count > 0 || stars === rating));
  if (rows.length === 0) return null;
  return (
    <FacetFold name="rating" label="Reviews" open={open || rating !== null}>
      <label className={c('radio')}>
        <input type="radio" name="rating" value="" defaultChecked={rating === null} />
        <span>Any</span>
      </label>
      {rows.map(({ stars, count }) => (
        <label className={c('radio')} key={stars}>
          <input type="radio" name="rating" value={stars} defaultChecked={stars === rating} />
          <span>{ratingWords(stars)}</span>
          <span className={c('count')}>{count}</span>
        </label>
      ))}
    </FacetFold>
  );
}
