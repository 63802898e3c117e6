import { notFound, permanentRedirect } from 'next/navigation';
import { CategoryView } from '@/app/(shop)/place/[...path]/category-view';
import { ContentPageRoute } from '@/app/(shop)/place/[...path]/content-page-route';
import { TextPageView } from '@/app/(shop)/place/[...path]/text-page-view';
import { ProductRoute } from '@/app/(shop)/product-route';
import { BrandPage } from '@/components/listing/places/brand-page';
import { BrandsPage } from '@/components/listing/places/brands-page';
import { brandLetters } from '@/lib/catalogue/places/brand-letters';
import { getPageDraft } from '@/lib/catalogue/places/page-draft-queries';
import { getBrands, getCategory, getDestination } from '@/lib/catalogue/places/queries';
import { getProduct } from '@/lib/catalogue/queries';
import { BEST_ORDER } from '@/lib/choosing/best-order';
import { getPageOfEditorsDraft, getStoryDraft } from '@/lib/content/draft-queries';
import { getFinanceDraft } from '@/lib/content/finance-queries';
import type { Day } from '@/lib/dates/rules';
import { getListingSpot } from '@/lib/listing/place-queries';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { getListingView } from '@/lib/listing/view-queries';
import type { Moment } from '@/lib/policy/queries';
import { inDrafts } from '@/lib/routing/drafts';

type Props = { path: string; moment: Promise<Moment> };
type SlugProps = Props & { day: Day | null };

/** What stands at a path of one segment; goods and categories have no drafts: what differs is the policy they go by. */
export async function SlugDraft({ path, moment, day }: SlugProps) {
  const found = await getDestination(path);
  if (found.kind === 'moved') permanentRedirect(inDrafts(found.to, day));
  if (found.kind === 'product') {
    const product = (await getProduct(found.id)) ?? notFound();
    const credit = moment.then(({ now }) => getFinanceDraft(now));
    return <ProductRoute product={product} moment={moment} credit={credit} />;
  }
  if (found.kind === 'category')
    return <CategoryView category={(await getCategory(found.id)) ?? notFound()} moment={moment} />;
  const page = await getPageDraft(path);
  if (page) return <TextPageView page={page} />;
  const { now } = await moment;
  const written = await getPageOfEditorsDraft(path, now);
  return <ContentPageRoute page={written ?? notFound()} moment={moment} />;
}

export async function BrandDraft({ path, moment }: Props) {
  const spot = await getListingSpot(path);
  if (spot.kind !== 'brand') notFound();
  const [view, story] = await Promise.all([
    getListingView(spot.place, PLAIN_QUERY, undefined, { best: BEST_ORDER }),
    getStoryDraft(path),
  ]);
  return <BrandPage brand={spot.brand} view={view} {...(await moment)} rendered="now" story={story} />;
}

/** All makers: none of it is anybody's draft, but for what stands around it. */
export const BrandsDraft = async () => <BrandsPage letters={brandLetters(await getBrands())} />;
