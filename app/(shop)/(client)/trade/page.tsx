import type { Metadata } from 'next';
import { getPageAt } from '@/lib/catalogue/places/page-at-queries';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getSettings } from '@/lib/content/queries';
import { href } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { TradeView } from './trade-view';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const page = await orNull(() => getPageAt(href('/trade')));
  const description = page?.seo.description;
  return pageMetadata({
    title: page?.seo.title ?? 'Trade accounts',
    path: href('/trade'),
    ...(description && { description }),
  });
}

export default async function TradePage() {
  const [page, settings] = await Promise.all([orNull(() => getPageAt(href('/trade'))), orNull(getSettings)]);
  return <TradeView page={page} settings={settings} />;
}
