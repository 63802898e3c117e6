import type { Finish } from '@/components/parts/finished/types';
import { classes } from '@/components/ui/classes';
import { HOUSED } from '@/lib/fit/housing';
import { SPACE_KEYS } from '@/lib/fit/space-query';
import type { ListingView } from '@/lib/listing/view';
import type { Policy } from '@/lib/policy/types';
import { BestPlate } from './best-plate';
import { EmptyResult } from './empty-result';
import { ChipRow } from './filters/chip-row';
import { GapPlate } from './filters/gap-plate';
import { FilterRail } from './filters/filter-rail';
import { FinishedFrame } from './finished/finished-frame';
import { listingIds } from './ids';
import { ListBar } from './list-bar';
import { ListingFrame } from './listing-frame';
import css from './listing.module.css';
import { PageFoot } from './page-foot';
import { Results } from './results';
import { pageWords, totalWords } from './total-line';

const c = classes(css);

/** Whether the list is filtered by a gap; the browser then asks for the rest of the gap's details. */
const isForGap = (gap: ListingView['gap'], query: ListingView['query']): boolean =>
  gap !== null && !HOUSED.has(gap) && query.picks.some(({ key }) => SPACE_KEYS.some((each) => each === key));

type ListingProps = {
  view: ListingView;
  /** Determines delivery days and tariffs on the cards. */
  now: Date;
  policy: Policy;
  /** Prerendered for everybody (`ahead`), or rendered for this request (`now`); their ids differ. */
  rendered: 'ahead' | 'now';
  /** Set for a page that is sent as finished markup. */
  finish?: Finish | undefined;
};

/** Filters, controls, products and pagination of a list. The page renders the heading above it. */
export function Listing({ view, now, policy, rendered, finish }: ListingProps) {
  const { place, query, listing } = view;
  const ids = listingIds(place.path, rendered);
  const gap = place.base.search === undefined ? view.gap : null;
  const finished = finish !== undefined;
  const frame = {
    path: place.path,
    query,
    formId: ids.form,
    said: totalWords(view),
    className: c('list'),
    children: (
      <>
        <div className={c(gap ? 'side' : 'bare')}>
          {gap ? <GapPlate gap={gap} view={view} id={ids.gap} finished={finished} /> : null}
          <FilterRail view={view} ids={ids} finish={finish} />
        </div>
        <div className={c('main')}>
          <ListBar view={view} ids={ids} finished={finished} />
          {query.sort === 'best' && view.weighed ? <BestPlate view={view} weighed={view.weighed} /> : null}
          <ChipRow view={view} ids={ids} finished={finished} />
          <h2 className="vh" tabIndex={-1} id={ids.results} data-results={pageWords(view)}>
            Products
          </h2>
          {listing.total > 0 ? (
            <>
              {isForGap(gap, query) ? <div className={c('space')} data-space-answer /> : null}
              <Results products={listing.products} now={now} policy={policy} finish={finish} />
              <PageFoot view={view} ids={ids} />
            </>
          ) : (
            <EmptyResult view={view} ids={ids} />
          )}
        </div>
      </>
    ),
  };
  return finished ? <FinishedFrame {...frame} chips={view.chips} /> : <ListingFrame {...frame} />;
}
