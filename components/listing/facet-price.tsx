import type { ListingView } from '@/lib/catalogue/listing-view';
import { FacetFold } from './facet-fold';
import { PriceRange } from './price-range';

/** Two number fields, and a line with two thumbs over the real span of the list's prices. */
export function FacetPrice({ view, idPrefix }: { view: ListingView; idPrefix: string }) {
  const { cheapest, dearest } = view.listing;
  const { minPrice, maxPrice } = view.query;
  if (dearest <= cheapest && minPrice === null && maxPrice === null) return null;
  return (
    <FacetFold name="price" label="Price" open>
      <PriceRange
        idPrefix={idPrefix}
        cheapest={Math.floor(cheapest / 100)}
        dearest={Math.ceil(dearest / 100)}
        from={minPrice === null ? null : minPrice / 100}
        to={maxPrice === null ? null : maxPrice / 100}
      />
    </FacetFold>
  );
}
