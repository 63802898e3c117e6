import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { livingProduct } from '@/lib/catalogue/life-queries';
import { getProductBySku } from '@/lib/catalogue/queries';
import type { Product } from '@/lib/catalogue/types';
import { EVERYTHING } from '@/lib/listing/filter';
import { getListing } from '@/lib/listing/queries';
import { ProductRoute, productMetadata } from '../../product-route';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ sku: string }> };

export async function generateStaticParams() {
  const { products } = await getListing(EVERYTHING, { sort: 'BEST_SELLING', size: 2, number: 1 });
  return products.map(({ sku }) => ({ sku }));
}

async function find(sku: string): Promise<Product> {
  return livingProduct((await getProductBySku(decodeURIComponent(sku))) ?? notFound());
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await find((await params).sku);
  return productMetadata(product, product.path);
}

export default async function SkuPage({ params }: Props) {
  return <ProductRoute product={await find((await params).sku)} />;
}
