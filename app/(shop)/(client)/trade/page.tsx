import type { Metadata } from 'next';
import { getPageAt } from '@/lib/catalogue/places/page-at-queries';
import { orAway } from '@/lib/platform/upstreams/away';
import { getSettings } from '@/lib/content/queries';
import { href } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { TradeView } from './trade-view';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const page = await orAway(() => getPageAt(href('/trade')));
  const description = page?.seo.description;
  return pageMetadata({
    title: page?.seo.title ?? 'Trade accounts',
    path: href('/trade'),
    ...(description && { description }),
  });
}

export default async function TradePage() {
  const [page, settings] = await Promise.all([orAway(() => getPageAt(href('/trade'))), orAway(getSettings)]);
  return <TradeView page={page} settings={settings} />;
}
