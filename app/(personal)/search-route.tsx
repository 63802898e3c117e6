import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { SearchForm } from '@/components/layout/header/search-form';
import type { Finish } from '@/components/parts/finished/types';
import { SearchPage } from '@/components/search/search-page';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { getCategoryTreeOnRequest } from '@/lib/catalogue/places/queries';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getSettingsOnRequest } from '@/lib/content/queries';
import { getPolicyOnRequest } from '@/lib/policy/queries';
import { getSearchPage } from '@/lib/search/page-queries';
import { type Engine, wordsOf } from '@/lib/search/rules';

export type SearchParams = Record<string, string | string[] | undefined>;

/** Returns the metadata of a results page, which is never indexed. */
export function searchMetadata(params: SearchParams): Metadata {
  const words = wordsOf(params);
  return { title: words ? `Search: ${words}` : 'Search', robots: { index: false } };
}

/**
 * The results page at `/search` and `/search-alg`, which differ in the engine asked first.
 * @param finish set where it is sent as finished markup
 */
export async function searchPage(engine: Engine, params: SearchParams, finish?: Finish) {
  const outcome = await getSearchPage(engine, params);
  if (outcome.kind === 'elsewhere') redirect(outcome.to);
  if (outcome.kind === 'nothing asked') return <Ask />;
  const { found } = outcome;
  if (found.view.query.page > found.view.pages) notFound();
  const [departments, settings, policy] = await Promise.all([
    orNull(getCategoryTreeOnRequest),
    orNull(getSettingsOnRequest),
    getPolicyOnRequest(),
  ]);
  const phone = settings?.phone
    ? { label: settings.phone, dial: settings.phoneLink, hours: settings.hours }
    : null;
  const help = { departments: departments ?? [], phone };
  return (
    <SearchPage engine={engine} found={found} help={help} now={new Date()} policy={policy} finish={finish} />
  );
}

const Ask = () => (
  <div className="wrap">
    <Breadcrumbs steps={[{ name: 'Search' }]} />
    <h1 className="t-h1">Search</h1>
    <SearchForm id="search-q" name="On this page" />
  </div>
);
