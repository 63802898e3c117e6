import { Checkbox } from '@/components/ui/controls/checkbox';
import type { ListingView } from '@/lib/listing/view';
import { FacetFold } from './facet-fold';

/** Number of products that match a yes-or-no filter. */
const countOf = ({ listing }: ListingView, flag: string): number =>
  listing.facets.find((facet) => facet.kind === 'other')?.values.find(({ value }) => value === flag)?.count ??
  0;

/** Filter for products with free delivery. */
export function FacetDelivery({ view, open }: { view: ListingView; open: boolean }) {
  const count = countOf(view, 'freeDelivery');
  const { freeDelivery } = view.query;
  if (!count && !freeDelivery) return null;
  return (
    <FacetFold name="delivery" label="Delivery" open={open || freeDelivery}>
      <Checkbox
        name="delivery"
        value="free"
        defaultChecked={freeDelivery}
        label="Free delivery"
        count={count}
      />
    </FacetFold>
  );
}

/** Filter for lawfully reduced products; offered only where a link has set it. */
export function FacetReduced({ view: { query, listing } }: { view: ListingView }) {
  if (!query.reduced) return null;
  return (
    <FacetFold name="reduced" label="Offers" open>
      <Checkbox name="reduced" value="yes" defaultChecked label="Reduced only" count={listing.total} />
    </FacetFold>
  );
}

/** Filter for products that the shop features. */
export function FacetFeatured({ view, open }: { view: ListingView; open: boolean }) {
  const count = countOf(view, 'featured');
  const { featured } = view.query;
  if (!count && !featured) return null;
  return (
    <FacetFold name="featured" label="Featured" open={open || featured}>
      <Checkbox name="featured" value="yes" defaultChecked={featured} label="Featured by us" count={count} />
    </FacetFold>
  );
}
