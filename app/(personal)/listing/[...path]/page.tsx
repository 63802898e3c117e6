import type { Metadata } from 'next';
import { connection } from 'next/server';
import { cache } from 'react';
import { FinishedListPage } from '@/components/listing/finished/finished-list-page';
import { pathOf } from '@/lib/catalogue/paths';
import { isFrame } from '@/lib/platform/observe/request-context';
import { pairsOf } from '@/lib/routing/pairs';
import { framed, FRAMED_METADATA } from '../../framed';
import { findList, listMetadata, listPage } from '../list-route';

/** Rendered for each request, behind a rewrite: a list with the filters, sort order and page of its query. */
export const instant = false;

type Props = {
  params: Promise<{ path: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Cached, so that metadata and page share one look-up. */
const find = cache(findList);

async function readRequest({ params, searchParams }: Props): Promise<[path: string, search: string]> {
  await connection();
  const { path } = await params;
  const pairs = pairsOf(await searchParams);
  return [pathOf(path), new URLSearchParams(pairs).toString()];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const request = await readRequest(props);
  return isFrame() ? FRAMED_METADATA : listMetadata(await find(...request));
}

export default async function FilteredListing(props: Props) {
  const request = await readRequest(props);
  return isFrame() ? framed(FinishedListPage) : listPage(await find(...request));
}
