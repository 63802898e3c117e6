import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { BrandPage } from '@/components/listing/places/brand-page';
import { CategoryPage } from '@/components/listing/places/category-page';
import type { Finish } from '@/components/parts/finished/types';
import { getCategoryTreeOnRequest } from '@/lib/catalogue/places/queries';
import { BEST_ORDER } from '@/lib/choosing/best-order';
import { findNode } from '@/lib/listing/place';
import { getListingSpot } from '@/lib/listing/place-queries';
import { parseListingQuery } from '@/lib/listing/query';
import { getListingOnRequest } from '@/lib/listing/request-queries';
import { categorySeo, listingSeo } from '@/lib/listing/seo';
import { canonicalHref, withoutListingKeys } from '@/lib/listing/url';
import { getListingView } from '@/lib/listing/view-queries';
import { onRequest } from '@/lib/platform/cache/on-request';
import { getPolicyOnRequest, type Moment } from '@/lib/policy/queries';
import { pageMetadata } from '@/lib/seo/page-metadata';

const spotOnRequest = onRequest('spot', getListingSpot);

type Found = Awaited<ReturnType<typeof findList>>;

/**
 * Returns the list at a path with its view.
 * @throws the framework's redirect or `notFound` for other URLs
 */
export async function findList(path: string, search: string) {
  const pairs = [...new URLSearchParams(search)];
  const spot = await spotOnRequest(path);
  if (spot.kind === 'moved') permanentRedirect(spot.to);
  if (spot.kind === 'elsewhere') redirect(withoutListingKeys(path, pairs));
  if (spot.kind === 'none') notFound();
  const view = await getListingView(spot.place, parseListingQuery(pairs), getListingOnRequest, {
    best: BEST_ORDER,
  });
  const elsewhere = canonicalHref(path, pairs, view.keys);
  if (elsewhere) redirect(elsewhere);
  if (view.query.page > view.pages) notFound();
  return { spot, view };
}

export function listMetadata({ spot, view }: Found): Promise<Metadata> {
  const { seo, descriptionHtml: about, picture } = spot.kind === 'category' ? spot.category : spot.brand;
  const { title, path } =
    spot.kind === 'category' ? categorySeo(spot.category, spot.all) : { ...seo, path: spot.brand.path };
  return pageMetadata({ ...seo, about, picture, ...listingSeo(title, path, view.query) });
}

const momentOnRequest = async (): Promise<Moment> => ({
  now: new Date(),
  policy: await getPolicyOnRequest(),
});

/**
 * The list with the filters, sort order and page of its query.
 * @param finish set where it is sent as finished markup
 * @param moment time and policy of an editor who previews drafts
 */
export async function listPage({ spot, view }: Found, finish?: Finish, moment = momentOnRequest()) {
  const shared = { view, ...(await moment), rendered: 'now', finish } as const;
  if (spot.kind === 'brand') return <BrandPage brand={spot.brand} {...shared} />;
  const { category, all } = spot;
  const below = all ? [] : (findNode(await getCategoryTreeOnRequest(), category.id)?.children ?? []);
  return <CategoryPage category={category} below={below} all={all} {...shared} />;
}
