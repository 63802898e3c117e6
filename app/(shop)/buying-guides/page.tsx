import type { Metadata } from 'next';
import { GuidesPage } from '@/components/guides/guides-page';
import { getGuides } from '@/lib/content/page-queries';
import { href } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const ensureStatic = 'navigation';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: 'Buying guides',
    description:
      'Guides to home appliances: the answer in a minute, what to measure, what matters and what does not, and a chooser that ends in a list.',
    path: href('/buying-guides'),
  });
}

export default async function BuyingGuidesRoute() {
  return <GuidesPage guides={await getGuides()} />;
}
