import type { Metadata } from 'next';
import { ProductPage } from '@/components/product/product-page';
import { getCards } from '@/lib/catalogue/queries';
import { getRatingBars, getReviews } from '@/lib/catalogue/review-queries';
import type { Product } from '@/lib/catalogue/types';
import { getNow } from '@/lib/dates/queries';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { getServices } from '@/lib/services/queries';

/** @param path the address the page is indexed under. */
export function productMetadata(product: Product, path: string): Metadata {
  return pageMetadata({ ...product.seo, path, picture: product.picture });
}

/** A product with what is loaded beside it. */
export async function ProductRoute({ product }: { product: Product }) {
  const [related, services, reviews, ratings, now] = await Promise.all([
    getCards(product.relatedIds),
    getServices(),
    getReviews(product.id),
    product.rating ? getRatingBars(product.id) : [],
    getNow(),
  ]);
  return (
    <ProductPage
      product={product}
      related={related}
      services={services}
      reviews={reviews}
      ratings={ratings}
      now={now}
    />
  );
}
