import type { Metadata } from 'next';
import { connection } from 'next/server';
import { FinishedSearchPage } from '@/components/search/finished-search-page';
import { isFrame } from '@/lib/platform/observe/request-context';
import { framed, FRAMED_METADATA } from '../framed';
import { type SearchParams, searchMetadata, searchPage } from '../search-route';

/** Rendered for each request: search results, asking the commerce platform first. */
export const instant = false;

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = await searchParams;
  return isFrame() ? FRAMED_METADATA : searchMetadata(params);
}

export default async function Results({ searchParams }: Props) {
  await connection();
  const params = await searchParams;
  return isFrame() ? framed(FinishedSearchPage) : searchPage('commerce', params);
}
