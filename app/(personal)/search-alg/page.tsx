import { type SearchParams, SearchRoute, searchMetadata } from '../search-route';

/** Made for each request: what words find, asked of the search service first. */
export const instant = false;

type Props = { searchParams: SearchParams };

export const generateMetadata = ({ searchParams }: Props) => searchMetadata(searchParams);

export default function SearchPage({ searchParams }: Props) {
  return <SearchRoute engine="service" params={searchParams} />;
}
