import { Listing } from '@/components/listing/listing';
import { ListingHead } from '@/components/listing/listing-head';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Policy } from '@/lib/policy/types';
import type { SearchView } from '@/lib/search/types';
import { CountResults } from './count-results';
import { HelpBand } from './help-band';
import { NothingFound, type Help } from './nothing-found';
import { SearchPrefill } from './search-prefill';

type SearchPageProps = {
  found: SearchView;
  help: Help;
  now: Date;
  policy: Policy;
};

/** What some words find, by either search: help first where that is meant, then goods as in any list. */
export function SearchPage({ found, help, now, policy }: SearchPageProps) {
  const { words, view, meaning, origin } = found;
  const title = `“${words}”`;
  const steps = [{ name: 'Search' }];
  const pages = meaning?.helpFirst || view.whole === 0 ? (meaning?.pages.slice(0, 3) ?? []) : [];
  return (
    <div className="wrap">
      <SearchPrefill field="q" words={words} />
      {view.whole > 0 ? (
        <ListingHead steps={steps} title={title} fact={view.title} />
      ) : (
        <>
          <Breadcrumbs steps={steps} />
          <h1 className="t-h1">{title}</h1>
        </>
      )}
      {pages.length > 0 ? <HelpBand pages={pages} /> : null}
      {view.whole > 0 ? <Listing view={view} now={now} policy={policy} rendered="now" /> : null}
      {view.whole === 0 && pages.length === 0 ? <NothingFound meaning={meaning} help={help} /> : null}
      {origin ? (
        <CountResults
          origin={origin}
          shown={view.listing.products.map(({ id, path }) => ({ id, path }))}
          before={(view.query.page - 1) * view.query.show}
        />
      ) : null}
    </div>
  );
}
