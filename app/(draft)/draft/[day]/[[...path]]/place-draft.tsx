import { notFound, permanentRedirect } from 'next/navigation';
import { findList, listPage } from '@/app/(personal)/listing/list-route';
import { PostRoute } from '@/app/(shop)/blog/post-route';
import { AllView } from '@/app/(shop)/place/[...path]/all-view';
import { CategoryView } from '@/app/(shop)/place/[...path]/category-view';
import { ContentPageRoute } from '@/app/(shop)/place/[...path]/content-page-route';
import { TextPageView } from '@/app/(shop)/place/[...path]/text-page-view';
import { ProductRoute } from '@/app/(shop)/product-route';
import { BrandPage } from '@/components/listing/places/brand-page';
import { BrandsPage } from '@/components/listing/places/brands-page';
import { getPostDraft } from '@/lib/blog/draft-queries';
import { brandLetters } from '@/lib/catalogue/places/brand-letters';
import { getPageDraft } from '@/lib/catalogue/places/page-draft-queries';
import { getBrands, getDestination } from '@/lib/catalogue/places/queries';
import { getProduct, getProductBySku } from '@/lib/catalogue/queries';
import type { Brand, Product } from '@/lib/catalogue/types';
import { BEST_ORDER } from '@/lib/choosing/best-order';
import { getPageOfEditorsDraft, getStoryDraft } from '@/lib/content/draft-queries';
import { getFinanceDraft } from '@/lib/content/finance-queries';
import type { Day } from '@/lib/dates/rules';
import { brandPlace } from '@/lib/listing/place';
import { getListingSpot } from '@/lib/listing/place-queries';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { getListingView } from '@/lib/listing/view-queries';
import type { Moment } from '@/lib/policy/queries';
import { inDrafts } from '@/lib/routing/drafts';

type Props = { path: string; moment: Promise<Moment> };
type PlaceProps = Props & { day: Day | null; search: string };

/**
 * What is at a path of the merchant's. Products and lists have no drafts: only the policy differs.
 * @param search filters, sort order and page of a list; empty for none
 */
export async function PlaceDraft({ path, search, moment, day }: PlaceProps) {
  const spot = await getListingSpot(path);
  if (spot.kind === 'moved') {
    if (spot.to === path) notFound();
    permanentRedirect(spot.to.startsWith('/') ? inDrafts(spot.to, day) : spot.to);
  }
  if ('place' in spot) {
    if (search !== '') return listPage(await findList(path, search), undefined, moment);
    if (spot.kind === 'brand') return <BrandDraft brand={spot.brand} moment={moment} />;
    return spot.all ? (
      <AllView category={spot.category} moment={moment} />
    ) : (
      <CategoryView category={spot.category} moment={moment} />
    );
  }
  const found = await getDestination(path);
  if (found.kind === 'product') return drafted((await getProduct(found.id)) ?? notFound(), moment);
  return <TextDraft path={path} moment={moment} />;
}

/** A product by its SKU, at any path. */
export async function SkuDraft({ sku, moment }: { sku: string; moment: Promise<Moment> }) {
  return drafted((await getProductBySku(sku)) ?? notFound(), moment);
}

function drafted(product: Product, moment: Promise<Moment>) {
  const credit = moment.then(({ now }) => getFinanceDraft(now));
  return <ProductRoute product={product} moment={moment} credit={credit} />;
}

/** A blog post or a page, published or not. */
async function TextDraft({ path, moment }: Props) {
  const post = await getPostDraft(path);
  if (post) return <PostRoute post={post} moment={moment} />;
  const page = await getPageDraft(path);
  if (page) return <TextPageView page={page} />;
  const { now } = await moment;
  const written = await getPageOfEditorsDraft(path, now);
  return <ContentPageRoute page={written ?? notFound()} moment={moment} />;
}

async function BrandDraft({ brand, moment }: { brand: Brand; moment: Promise<Moment> }) {
  const [view, story] = await Promise.all([
    getListingView(brandPlace(brand), PLAIN_QUERY, undefined, { best: BEST_ORDER }),
    getStoryDraft(brand.path),
  ]);
  return <BrandPage brand={brand} view={view} {...(await moment)} rendered="now" story={story} />;
}

/** All makers. They have no drafts, but the frame around them has. */
export const BrandsDraft = async () => <BrandsPage letters={brandLetters(await getBrands())} />;
