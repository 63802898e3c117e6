import { Radio } from '@/components/ui/controls/checkbox';
import type { ListingView } from '@/lib/listing/view';
import { FacetFold } from './facet-fold';

/** Out-of-stock products are hidden unless asked for, and the shopper sees that (specification §5). */
export function FacetStock({ view }: { view: Pick<ListingView, 'query' | 'listing'> }) {
  const { query, listing } = view;
  if (listing.isUnfiltered) return null;
  const inStock = listing.facets
    .find((facet) => facet.kind === 'other')
    ?.values.find(({ value }) => value === 'inStock')?.count;
  const all = query.includeOutOfStock ? listing.total : listing.total + listing.outOfStock;
  const rows = [
    { value: 'in', label: 'In stock only', count: query.includeOutOfStock ? inStock : listing.total },
    { value: 'all', label: 'Include out of stock', count: all },
  ];
  return (
    <FacetFold name="stock" label="Availability" open>
      {rows.map(({ value, label, count }) => (
        <Radio
          key={value}
          name="stock"
          value={value}
          defaultChecked={(value === 'all') === query.includeOutOfStock}
          label={label}
          count={count}
        />
      ))}
    </FacetFold>
  );
}
