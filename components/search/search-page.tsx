import { ThreeAsked } from '@/components/choosing/three-entry';
import { Listing } from '@/components/listing/listing';
import { ListingHead } from '@/components/listing/listing-head';
import { Island } from '@/components/parts/finished/island';
import type { Finish } from '@/components/parts/finished/types';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Policy } from '@/lib/policy/types';
import type { Engine } from '@/lib/search/rules';
import type { SearchView } from '@/lib/search/types';
import { askOfWish } from '@/lib/search/three';
import { goodsOf, understoodOf } from '@/lib/search/understood';
import { AnswerFoot } from './answer-foot';
import { CountResults } from './count-results';
import { HelpBand } from './help-band';
import { NothingFound, type Help } from './nothing-found';
import { PhoneLine } from './phone-line';
import { SearchPrefill } from './search-prefill';
import { UnderstoodLine } from './understood-line';

type SearchPageProps = {
  engine: Engine;
  found: SearchView;
  help: Help;
  now: Date;
  policy: Policy;
  /** Set for a page that is sent as finished markup. */
  finish?: Finish | undefined;
};

/** Results of a search by either engine: help first where that was meant, then products as in any list. */
export function SearchPage({ engine, found, help, now, policy, finish }: SearchPageProps) {
  const { words, wish, view, places, origin, pages, leftOut } = found;
  const title = `“${words}”`;
  const understood = understoodOf(found, engine);
  const isListed = goodsOf(found) > 0;
  const isFound = isListed && view.listing.total > 0;
  const three = isFound && leftOut.length === 0 ? askOfWish(wish, understood.place?.path ?? null) : null;
  const steps = [{ name: 'Search' }];
  const prefill = { field: 'q', words };
  const counted = origin && {
    words,
    origin,
    page: view.query.page,
    shown: isListed ? view.listing.products.map(({ id, path }) => ({ id, path })) : [],
    before: (view.query.page - 1) * view.query.show,
  };
  return (
    <div className="wrap">
      {finish ? <Island name="prefill" props={{ ...prefill, late: true }} /> : <SearchPrefill {...prefill} />}
      {isListed ? (
        <ListingHead steps={steps} title={title} fact={view.title} />
      ) : (
        <>
          <Breadcrumbs steps={steps} />
          <h1 className="t-h1">{title}</h1>
        </>
      )}
      <UnderstoodLine understood={understood} />
      {three ? <ThreeAsked {...three} /> : null}
      {pages.length > 0 ? <HelpBand pages={pages} /> : null}
      {isListed ? <Listing view={view} now={now} policy={policy} rendered="now" finish={finish} /> : null}
      {isListed && (!isFound || leftOut.length > 0) ? <PhoneLine phone={help.phone} /> : null}
      {isListed ? null : pages.length > 0 ? (
        <AnswerFoot help={help} />
      ) : (
        <NothingFound places={places} corrected={wish.corrected} help={help} />
      )}
      {counted && finish ? <Island name="count" props={counted} /> : null}
      {counted && !finish ? <CountResults {...counted} /> : null}
    </div>
  );
}
