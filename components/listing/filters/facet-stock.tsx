import { classes } from '@/components/ui/classes';
import type { ListingView } from '@/lib/listing/view';
import { FacetFold } from './facet-fold';
import css from './facet.module.css';

const c = classes(css);

/** Out-of-stock goods are hidden unless asked for, and the shopper sees that (specification §5). */
export function FacetStock({ view }: { view: ListingView }) {
  const { query, listing } = view;
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
        <label className={c('radio')} key={value}>
          <input
            type="radio"
            name="stock"
            value={value}
            defaultChecked={(value === 'all') === query.includeOutOfStock}
          />
          <span>{label}</span>
          {count === undefined ? null : <span className={c('count')}>{count}</span>}
        </label>
      ))}
    </FacetFold>
  );
}
