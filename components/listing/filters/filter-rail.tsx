import type { ListingIds } from '@/components/listing/ids';
import { FacetStatic } from '@/components/listing/later';
import type { Finish } from '@/components/parts/finished/types';
import { Button, IconButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { countWords, type ListingView } from '@/lib/listing/view';
import { Facet } from './facet';
import { FacetDelivery, FacetFeatured, FacetReduced } from './facet-flags';
import { FacetPrice } from './facet-price';
import { FacetRating } from './facet-rating';
import { FacetStock } from './facet-stock';
import css from './filter-rail.module.css';

const c = classes(css);

/** Number of facets after the price, the most used ones; availability, which has a default, comes after them. */
const FIRST_FACETS = 3;

/** Number of attributes that are open at first, besides availability and price (experience §5.8). */
const OPEN_FACETS = 6;

/**
 * The filters as one form: beside the list on a desktop, a full-height sheet on a phone, and a plain GET form without
 * scripts.
 */
export function FilterRail({
  view,
  ids,
  finish,
}: {
  view: ListingView;
  ids: ListingIds;
  finish?: Finish | undefined;
}) {
  const { place, query, listing, facets } = view;
  const facet = (one: (typeof facets)[number], at: number) => {
    const isChosen = one.groups.some(({ options }) => options.some(({ chosen }) => chosen));
    const props = { facet: one, noun: place.noun, open: at < OPEN_FACETS || isChosen };
    return finish ? finish('facet', Facet, () => props) : <FacetStatic key={one.key} {...props} />;
  };
  return (
    <div className={c('rail')} id={ids.sheet} popover="auto" data-filter-sheet>
      <form id={ids.form} method="get" action={place.path} aria-label="Filters" autoComplete="off">
        <div className={c('head')}>
          <h2 className="t-h3" tabIndex={-1} data-sheet-title>
            Filters
          </h2>
          <IconButton label="Close filters" popoverTarget={ids.sheet} popoverTargetAction="hide">
            <Icon name="close" />
          </IconButton>
        </div>
        {place.asked === undefined ? null : <input type="hidden" name="q" value={place.asked} />}
        {query.view === 'list' ? <input type="hidden" name="view" value="list" /> : null}
        {query.wishes.length > 0 ? <input type="hidden" name="for" value={query.wishes.join(',')} /> : null}
        {query.picks
          .filter(({ key }) => !facets.some((one) => one.key === key))
          .map(({ key, values }) => (
            // Filters that have no control here are sent as well.
            <input key={key} type="hidden" name={key} value={values.join(',')} />
          ))}
        <FacetPrice view={view} idPrefix={ids.form} />
        <FacetReduced view={view} />
        {facets.slice(0, FIRST_FACETS).map(facet)}
        <FacetStock view={view} />
        {facets.slice(FIRST_FACETS).map((one, at) => facet(one, at + FIRST_FACETS))}
        <FacetRating view={view} open={false} />
        <FacetDelivery view={view} open={false} />
        <FacetFeatured view={view} open={false} />
        <noscript>
          <Button type="submit" wide>
            Apply the filters
          </Button>
        </noscript>
        <div className={c('foot')}>
          <Button type="submit" wide size="tall" data-sheet-done>
            Show {countWords(listing.total, 'results').replace('product', 'result')}
          </Button>
        </div>
      </form>
    </div>
  );
}
