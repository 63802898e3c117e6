import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { connection } from 'next/server';
import { cache } from 'react';
import { BrandPage } from '@/components/listing/places/brand-page';
import { CategoryPage } from '@/components/listing/places/category-page';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import { findNode } from '@/lib/listing/place';
import { getListingSpot } from '@/lib/listing/place-queries';
import { parseListingQuery } from '@/lib/listing/query';
import { categorySeo, listingSeo } from '@/lib/listing/seo';
import { canonicalHref, withoutListingKeys } from '@/lib/listing/url';
import { getListingOnRequest } from '@/lib/listing/request-queries';
import { getListingView } from '@/lib/listing/view-queries';
import { getPolicy } from '@/lib/policy/queries';
import { pageMetadata } from '@/lib/seo/page-metadata';

/** Made for each request, behind a rewrite: a list as its query narrows, orders and pages it. */
export const instant = false;

type Props = {
  params: Promise<{ path: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Once for metadata and page: what is asked for, or the way to where it stands. */
const find = cache(async (path: string, search: string) => {
  const pairs = [...new URLSearchParams(search)];
  const spot = await getListingSpot(path);
  if (spot.kind === 'moved') permanentRedirect(spot.to);
  if (spot.kind === 'elsewhere') redirect(withoutListingKeys(path, pairs));
  if (spot.kind === 'none') notFound();
  const view = await getListingView(spot.place, parseListingQuery(pairs), getListingOnRequest);
  const elsewhere = canonicalHref(path, pairs, view.keys);
  if (elsewhere) redirect(elsewhere);
  if (view.query.page > view.pages) notFound();
  return { spot, view };
});

async function readRequest({ params, searchParams }: Props): Promise<[path: string, search: string]> {
  await connection();
  const { path } = await params;
  const pairs = Object.entries(await searchParams).flatMap(([key, value]) =>
    [value ?? []].flat().map((one): [string, string] => [key, one]),
  );
  return [`/${path.map(decodeURIComponent).join('/')}`, new URLSearchParams(pairs).toString()];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { spot, view } = await find(...(await readRequest(props)));
  const { seo, descriptionHtml: about, picture } = spot.kind === 'category' ? spot.category : spot.brand;
  const { title, path } =
    spot.kind === 'category' ? categorySeo(spot.category, spot.all) : { ...seo, path: spot.brand.path };
  return pageMetadata({ ...seo, about, picture, ...listingSeo(title, path, view.query) });
}

export default async function FilteredListing(props: Props) {
  const { spot, view } = await find(...(await readRequest(props)));
  const shared = { view, now: new Date(), policy: await getPolicy(), rendered: 'now' } as const;
  if (spot.kind === 'brand') return <BrandPage brand={spot.brand} {...shared} />;
  const { category, all } = spot;
  const below = all ? [] : (findNode(await getCategoryTree(), category.id)?.children ?? []);
  return <CategoryPage category={category} below={below} all={all} {...shared} />;
}
