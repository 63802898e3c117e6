import { notFound, permanentRedirect } from 'next/navigation';
import { getPost } from '@/lib/blog/queries';
import type { Post } from '@/lib/blog/types';
import { livingProduct } from '@/lib/catalogue/life-queries';
import { getBrand, getCategory, getDestination, getTextPage } from '@/lib/catalogue/places/queries';
import { getProduct } from '@/lib/catalogue/queries';
import type { Brand, Category, Product, TextPage } from '@/lib/catalogue/types';
import { getContentPage } from '@/lib/content/page-queries';
import type { ContentPage } from '@/lib/content/page-types';
import { pathBelowAll } from '@/lib/listing/place';

/** What the platform or the content service may have at a path. */
type Found =
  | { kind: 'product'; product: Product }
  | { kind: 'category'; category: Category; all: boolean }
  | { kind: 'brand'; brand: Brand }
  | { kind: 'post'; post: Post }
  | { kind: 'page'; page: TextPage }
  | { kind: 'content'; page: ContentPage };

/**
 * Looks up what is at a path of the merchant's (`/washing-machines`, `/laundry/all`, `/brands/tarnside`), first on the
 * platform and then among the pages of the content service.
 * @throws the framework's `notFound` or redirect for an unknown or a moved path; GoneError for a product that is
 * permanently withdrawn; UnreachableError
 */
export async function findAt(path: string): Promise<Found> {
  const above = pathBelowAll(path);
  const category = above === null ? null : await categoryAt(above);
  if (category) return { kind: 'category', category, all: true };
  const destination = await getDestination(path);
  switch (destination.kind) {
    case 'product': {
      const product = await getProduct(destination.id);
      return { kind: 'product', product: await livingProduct(product ?? notFound()) };
    }
    case 'category':
      return { kind: 'category', category: (await getCategory(destination.id)) ?? notFound(), all: false };
    case 'brand': {
      const brand = await getBrand(destination.id);
      // A maker without products on sale is not found (experience BRD-3).
      return brand && brand.productCount > 0 ? { kind: 'brand', brand } : notFound();
    }
    case 'post':
      return { kind: 'post', post: (await getPost(destination.id)) ?? notFound() };
    case 'page':
      return { kind: 'page', page: (await getTextPage(destination.id)) ?? notFound() };
    case 'moved':
      return destination.to === path ? notFound() : permanentRedirect(destination.to);
    case 'none':
      return { kind: 'content', page: (await getContentPage(path)) ?? notFound() };
  }
}

async function categoryAt(path: string): Promise<Category | null> {
  const destination = await getDestination(path);
  return destination.kind === 'category' ? getCategory(destination.id) : null;
}
