import type { Metadata } from 'next';
import { BrandsPage } from '@/components/listing/places/brands-page';
import { brandLetters } from '@/lib/catalogue/places/brand-letters';
import { getBrands } from '@/lib/catalogue/places/queries';
import { href } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const ensureStatic = 'navigation';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: 'Makers A to Z',
    description: 'Every maker in the shop from A to Z, with the number of its appliances.',
    path: href('/brands'),
  });
}

export default async function Brands() {
  return <BrandsPage letters={brandLetters(await getBrands())} />;
}
