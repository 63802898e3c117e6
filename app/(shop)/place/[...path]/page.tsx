import type { Metadata } from 'next';
import { pathOf } from '@/lib/catalogue/paths';
import { getBrands, getCategoryTree } from '@/lib/catalogue/places/queries';
import { categorySeo } from '@/lib/listing/seo';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { PostRoute, postMetadata } from '../../blog/post-route';
import { ProductRoute, productMetadata } from '../../product-route';
import { AllView } from './all-view';
import { BrandView } from './brand-view';
import { CategoryView } from './category-view';
import { ContentPageRoute } from './content-page-route';
import { findAt } from './find';
import { TextPageView } from './text-page-view';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ path: string[] }> };

/**
 * A few pages of each kind, enough for the build to prove the route static; the others are rendered on first request.
 */
export async function generateStaticParams() {
  const [tree, brands] = await Promise.all([getCategoryTree(), getBrands()]);
  const paths = [
    ...tree.slice(0, 4).map(({ path }) => path),
    ...tree.slice(0, 1).map(({ path }) => `${path}/all`),
    ...brands.slice(0, 1).map(({ path }) => path),
  ];
  return paths.map((path) => ({ path: path.slice(1).split('/') }));
}

const find = async ({ params }: Props) => findAt(pathOf((await params).path));

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props);
  switch (found.kind) {
    case 'product':
      return productMetadata(found.product, found.product.path);
    case 'post':
      return postMetadata(found.post);
    case 'content': {
      const { title, description, path, picture } = found.page;
      return pageMetadata({ title, description, path, ...(picture && { content: picture }) });
    }
    case 'category': {
      const { seo, descriptionHtml: about, picture } = found.category;
      return pageMetadata({ ...seo, about, picture, ...categorySeo(found.category, found.all) });
    }
    case 'brand': {
      const { seo, descriptionHtml: about, path, picture } = found.brand;
      return pageMetadata({ ...seo, about, path, picture });
    }
    case 'page':
      return pageMetadata({ ...found.page.seo, about: found.page.html, path: found.page.path });
  }
}

export default async function PlacePage(props: Props) {
  const found = await find(props);
  switch (found.kind) {
    case 'product':
      return <ProductRoute product={found.product} />;
    case 'post':
      return <PostRoute post={found.post} />;
    case 'content':
      return <ContentPageRoute page={found.page} />;
    case 'category':
      return found.all ? <AllView category={found.category} /> : <CategoryView category={found.category} />;
    case 'brand':
      return <BrandView brand={found.brand} />;
    case 'page':
      return <TextPageView page={found.page} />;
  }
}
