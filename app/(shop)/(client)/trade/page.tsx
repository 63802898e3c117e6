import type { Metadata } from 'next';
import { EnquiryPage } from '@/components/enquiries/enquiry-page';
import { TradeForm } from '@/components/enquiries/trade-form';
import { WaysToReach } from '@/components/enquiries/ways-to-reach';
import { getPageAt } from '@/lib/catalogue/places/page-at-queries';
import { orAway } from '@/lib/platform/upstreams/away';
import { getSettings } from '@/lib/content/queries';
import { href } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/page-metadata';

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

/** What the trade gets, and its enquiry (experience CON-5). */
export default async function TradePage() {
  const [page, settings] = await Promise.all([orAway(() => getPageAt(href('/trade'))), orAway(getSettings)]);
  return (
    <EnquiryPage
      name={page?.name ?? 'Trade accounts'}
      html={page?.html ?? ''}
      thanks="Thank you. We have your enquiry and answer on the next working day."
      beside={settings ? <WaysToReach settings={settings} /> : null}
      title="Send an enquiry"
      form={<TradeForm />}
    />
  );
}
