import type { Metadata } from 'next';
import { NothingFound } from '@/components/search/nothing-found';
import { SearchResults } from '@/components/search/search-results';
import { SearchForm } from '@/components/layout/search-form';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { EVERYTHING } from '@/lib/catalogue/listing-filter';
import { getListing } from '@/lib/catalogue/listing-queries';
import { getCategoryTree } from '@/lib/catalogue/place-queries';
import { PAGE_SIZE, parseSearch, type SearchQuery } from '@/lib/search/rules';

/** Made for each request: what a shopper looks for. */
export const instant = false;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const title = ({ text }: SearchQuery) => (text ? `Search: ${text}` : 'Search');

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: title(parseSearch(await searchParams)), robots: { index: false } };
}

export default async function SearchPage({ searchParams }: Props) {
  const query = parseSearch(await searchParams);
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'Search' }]} />
      <h1 className="t-h1">{query.text ? `“${query.text}”` : 'Search'}</h1>
      {query.text ? <Found query={query} /> : <SearchForm id="search-q" name="On this page" />}
    </div>
  );
}

async function Found({ query }: { query: SearchQuery }) {
  const page = { sort: 'RELEVANCE', size: PAGE_SIZE, number: query.page } as const;
  const listing = await getListing({ ...EVERYTHING, search: query.text }, page);
  if (listing.products.length === 0) return <NothingFound departments={await getCategoryTree()} />;
  return <SearchResults query={query} listing={listing} now={new Date()} />;
}
