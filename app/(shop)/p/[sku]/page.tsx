import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { livingProduct } from '@/lib/catalogue/life-queries';
import { getProductBySku, getSomeProducts } from '@/lib/catalogue/queries';
import type { Product } from '@/lib/catalogue/types';
import { ProductRoute, productMetadata } from '../../product-route';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ sku: string }> };

export async function generateStaticParams() {
  return (await getSomeProducts(2)).map(({ sku }) => ({ sku }));
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
