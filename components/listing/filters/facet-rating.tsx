import { Radio } from '@/components/ui/controls/checkbox';
import { ratingWords } from '@/lib/listing/chips';
import type { ListingView } from '@/lib/listing/view';
import { FacetFold } from './facet-fold';

/** Average rating as a single choice, because "4 stars or more" includes 5. */
export function FacetRating({ view, open }: { view: ListingView; open: boolean }) {
  const { rating } = view.query;
  const counts = view.listing.facets.find((facet) => facet.kind === 'rating')?.values ?? [];
  const rows = counts
    .map(({ value, count }) => ({ stars: Number.parseInt(value, 10), count }))
    .filter(({ stars, count }) => stars >= 2 && stars <= 4 && (count > 0 || stars === rating));
  if (rows.length === 0) return null;
  return (
    <FacetFold name="rating" label="Reviews" open={open || rating !== null}>
      <Radio name="rating" value="" defaultChecked={rating === null} label="Any" />
      {rows.map(({ stars, count }) => (
        <Radio
          key={stars}
          name="rating"
          value={stars}
          defaultChecked={stars === rating}
          label={ratingWords(stars)}
          count={count}
        />
      ))}
    </FacetFold>
  );
}
