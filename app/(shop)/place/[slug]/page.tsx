import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { livingProduct } from '@/lib/catalogue/life-queries';
import { getProduct } from '@/lib/catalogue/queries';
import { getCategory, getCategoryTree, getDestination, getTextPage } from '@/lib/catalogue/place-queries';
import type { Category, Product, TextPage } from '@/lib/catalogue/types';
import { getContentPage } from '@/lib/content/page-queries';
import type { ContentPage } from '@/lib/content/page-types';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ProductRoute, productMetadata } from '../../product-route';
import { CategoryView } from './category-view';
import { ContentPageRoute } from './content-page-route';
import { TextPageView } from './text-page-view';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ slug: string }> };

/** Enough for the build to prove the page static; all others are made at their first request. */
export async function generateStaticParams() {
  const tree = await getCategoryTree();
  return tree.slice(0, 4).map(({ path }) => ({ slug: path.slice(1) }));
}

type Found =
  | { kind: 'product'; product: Product }
  | { kind: 'category'; category: Category }
  | { kind: 'page'; page: TextPage }
  | { kind: 'content'; page: ContentPage };

/** What stands at the slug; a moved path and an unknown one end here. */
async function find(slug: string): Promise<Found> {
  const path = `/${slug}`;
  const destination = await getDestination(path);
  switch (destination.kind) {
    case 'product': {
      const product = await getProduct(destination.id);
      return { kind: 'product', product: await livingProduct(product ?? notFound()) };
    }
    case 'category': {
      const category = await getCategory(destination.id);
      return category ? { kind: 'category', category } : notFound();
    }
    case 'page': {
      const page = await getTextPage(destination.id);
      return page ? { kind: 'page', page } : notFound();
    }
    case 'moved':
      if (destination.to === path) notFound();
      permanentRedirect(destination.to);
    default: {
      const page = await getContentPage(path);
      return page ? { kind: 'content', page } : notFound();
    }
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find((await params).slug);
  if (found.kind === 'product') return productMetadata(found.product, found.product.path);
  if (found.kind === 'content') {
    const { title, description, path, picture } = found.page;
    return pageMetadata({ title, description, path, ...(picture && { content: picture }) });
  }
  const { seo, path, ...place } = found.kind === 'category' ? found.category : found.page;
  const picture = 'picture' in place ? place.picture : null;
  return pageMetadata({ ...seo, path, picture });
}

export default async function SlugPage({ params }: Props) {
  const found = await find((await params).slug);
  if (found.kind === 'product') return <ProductRoute product={found.product} />;
  if (found.kind === 'category') return <CategoryView category={found.category} />;
  if (found.kind === 'content') return <ContentPageRoute page={found.page} />;
  return <TextPageView page={found.page} />;
}
