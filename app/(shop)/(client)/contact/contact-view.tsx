import { ContactForm } from '@/components/enquiries/contact-form';
import { EnquiryPage } from '@/components/enquiries/enquiry-page';
import { WaysToReach } from '@/components/enquiries/ways-to-reach';
import type { TextPage } from '@/lib/catalogue/types';
import type { SiteSettings } from '@/lib/content/types';

type Props = { page: TextPage | null; settings: SiteSettings | null };

/** How to reach the shop, and a form (experience §2.15). */
export const ContactView = ({ page, settings }: Props) => (
  <EnquiryPage
    name={page?.name ?? 'Contact us'}
    html={page?.html ?? ''}
    thanks="Thank you. We have your message and answer within one working day. A copy is on its way to your e-mail."
    beside={settings ? <WaysToReach settings={settings} /> : null}
    title="Write to us"
    form={<ContactForm />}
  />
);
