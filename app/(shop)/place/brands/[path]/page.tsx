import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { BrandPage } from '@/components/listing/brand-page';
import { JsonLd } from '@/components/seo/json-ld';
import { getListingSpot } from '@/lib/catalogue/listing-place-queries';
import { PLAIN_QUERY } from '@/lib/catalogue/listing-query';
import { getListingView } from '@/lib/catalogue/listing-view-queries';
import { getBrands } from '@/lib/catalogue/place-queries';
import { orAway } from '@/lib/content/chrome-queries';
import { getBrandStory } from '@/lib/content/page-queries';
import { getNow } from '@/lib/dates/queries';
import { config } from '@/lib/platform/config';
import { breadcrumbList, graph, itemList } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ path: string }> };

/** Enough for the build to prove the page static; all others are made at their first request. */
export async function generateStaticParams() {
  const brands = await getBrands();
  return brands.slice(0, 1).map(({ path }) => ({ path: path.split('/').at(-1) ?? '' }));
}

/** A maker that sells nothing now is not found (experience BRD-3). */
async function find({ params }: Props) {
  const spot = await getListingSpot(['brands', (await params).path]);
  if (spot.kind === 'moved') permanentRedirect(spot.to);
  if (spot.kind !== 'brand' || spot.brand.productCount === 0) notFound();
  return spot;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { seo, path, picture } = (await find(props)).brand;
  return pageMetadata({ ...seo, path, picture });
}

export default async function BrandRoute(props: Props) {
  const { brand, place } = await find(props);
  const [view, story] = await Promise.all([
    getListingView(place, PLAIN_QUERY),
    orAway(() => getBrandStory(brand.path)),
  ]);
  const { publicOrigin } = config();
  const crumbs = [{ name: 'Home', path: '/' }, { name: 'Brands', path: '/brands' }, { name: brand.name }];
  const paths = view.listing.products.map(({ path }) => path);
  return (
    <>
      <JsonLd data={graph(breadcrumbList(crumbs, publicOrigin), itemList(paths, publicOrigin))} />
      <BrandPage brand={brand} view={view} now={await getNow()} made="ahead" story={story} />
    </>
  );
}
