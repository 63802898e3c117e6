import type { Metadata } from 'next';
import { getPageAt } from '@/lib/catalogue/places/page-at-queries';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getSettings } from '@/lib/content/queries';
import { getReach } from '@/lib/content/reach-queries';
import { href } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ContactView } from './contact-view';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const page = await orNull(() => getPageAt(href('/contact')));
  const description = page?.seo.description;
  return pageMetadata({
    title: page?.seo.title ?? 'Contact us',
    path: href('/contact'),
    ...(description && { description }),
  });
}

export default async function ContactPage() {
  const [page, settings, reach] = await Promise.all([
    orNull(() => getPageAt(href('/contact'))),
    orNull(getSettings),
    getReach(),
  ]);
  return <ContactView page={page} settings={settings} reach={reach} />;
}
