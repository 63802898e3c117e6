import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { livingProduct } from '@/lib/catalogue/life-queries';
import { pathOf, slugOf } from '@/lib/catalogue/paths';
import { getDestination } from '@/lib/catalogue/places/queries';
import { getProduct, getSomeProducts } from '@/lib/catalogue/queries';
import type { Product } from '@/lib/catalogue/types';
import { ProductRoute, productMetadata } from '../../product-route';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ slug: string }> };

export async function generateStaticParams() {
  return (await getSomeProducts(2)).map(({ path }) => ({ slug: slugOf(path) }));
}

async function find(slug: string): Promise<Product> {
  const destination = await getDestination(pathOf([slug]));
  if (destination.kind === 'moved') permanentRedirect(destination.to);
  const product = destination.kind === 'product' ? await getProduct(destination.id) : null;
  return livingProduct(product ?? notFound());
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await find((await params).slug);
  return productMetadata(product, product.path);
}

export default async function OldProductPage({ params }: Props) {
  return <ProductRoute product={await find((await params).slug)} />;
}
