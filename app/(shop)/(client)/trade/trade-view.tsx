import { EnquiryPage } from '@/components/enquiries/enquiry-page';
import { TradeForm } from '@/components/enquiries/trade-form';
import { WaysToReach } from '@/components/enquiries/ways-to-reach';
import type { TextPage } from '@/lib/catalogue/types';
import type { SiteSettings } from '@/lib/content/types';

type Props = { page: TextPage | null; settings: SiteSettings | null };

/** Information for trade customers, and their enquiry form (experience CON-5). */
export const TradeView = ({ page, settings }: Props) => (
  <EnquiryPage
    name={page?.name ?? 'Trade accounts'}
    html={page?.html ?? ''}
    thanks="Thank you. We have your enquiry and will answer on the next working day."
    beside={settings ? <WaysToReach settings={settings} /> : null}
    title="Send an enquiry"
    form={<TradeForm />}
  />
);
