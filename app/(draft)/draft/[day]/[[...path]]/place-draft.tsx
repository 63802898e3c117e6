import { notFound, permanentRedirect } from 'next/navigation';
import { PostRoute } from '@/app/(shop)/blog/post-route';
import { CategoryView } from '@/app/(shop)/place/[...path]/category-view';
import { ContentPageRoute } from '@/app/(shop)/place/[...path]/content-page-route';
import { TextPageView } from '@/app/(shop)/place/[...path]/text-page-view';
import { ProductRoute } from '@/app/(shop)/product-route';
import { BrandPage } from '@/components/listing/places/brand-page';
import { BrandsPage } from '@/components/listing/places/brands-page';
import { getPostDraft } from '@/lib/blog/draft-queries';
import { brandLetters } from '@/lib/catalogue/places/brand-letters';
import { getPageDraft } from '@/lib/catalogue/places/page-draft-queries';
import { getBrand, getBrands, getCategory, getDestination } from '@/lib/catalogue/places/queries';
import { getProduct } from '@/lib/catalogue/queries';
import type { Brand } from '@/lib/catalogue/types';
import { BEST_ORDER } from '@/lib/choosing/best-order';
import { getPageOfEditorsDraft, getStoryDraft } from '@/lib/content/draft-queries';
import { getFinanceDraft } from '@/lib/content/finance-queries';
import type { Day } from '@/lib/dates/rules';
import { brandPlace } from '@/lib/listing/place';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { getListingView } from '@/lib/listing/view-queries';
import type { Moment } from '@/lib/policy/queries';
import { inDrafts } from '@/lib/routing/drafts';

type Props = { path: string; moment: Promise<Moment> };

/**
 * What stands at a path of the merchant's. Goods, categories and what makers sell have no drafts: what differs is the
 * policy they go by.
 */
export async function PlaceDraft({ path, moment, day }: Props & { day: Day | null }) {
  const found = await getDestination(path);
  switch (found.kind) {
    case 'moved':
      if (found.to === path) notFound();
      return permanentRedirect(found.to.startsWith('/') ? inDrafts(found.to, day) : found.to);
    case 'product': {
      const product = (await getProduct(found.id)) ?? notFound();
      const credit = moment.then(({ now }) => getFinanceDraft(now));
      return <ProductRoute product={product} moment={moment} credit={credit} />;
    }
    case 'category':
      return <CategoryView category={(await getCategory(found.id)) ?? notFound()} moment={moment} />;
    case 'brand':
      return <BrandDraft brand={(await getBrand(found.id)) ?? notFound()} moment={moment} />;
    default:
      return <TextDraft path={path} moment={moment} />;
  }
}

/** A post of the blog or a page, published or not. */
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

/** All makers: none of it is anybody's draft, but for what stands around it. */
export const BrandsDraft = async () => <BrandsPage letters={brandLetters(await getBrands())} />;
