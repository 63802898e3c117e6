import { ContactForm } from '@/components/enquiries/contact-form';
import { EnquiryPage } from '@/components/enquiries/enquiry-page';
import { WaysToReach } from '@/components/enquiries/ways-to-reach';
import { ScriptNeeded } from '@/components/forms/script-needed';
import type { TextPage } from '@/lib/catalogue/types';
import type { SiteSettings } from '@/lib/content/types';
import type { Reach } from '@/lib/forms/types';

type Props = {
  page: TextPage | null;
  settings: SiteSettings | null;
  /** Contact details for browsers without scripts; null where the form works without them. */
  reach: Reach | null;
};

/** Contact details and a form (experience §2.15). */
export const ContactView = ({ page, settings, reach }: Props) => (
  <EnquiryPage
    name={page?.name ?? 'Contact us'}
    html={page?.html ?? ''}
    thanks="Thank you. We have your message and will answer within one working day. We have e-mailed you a reference."
    late="Thank you. We have your message. Our systems are down at the moment, so the answer may take a day longer. We have e-mailed you a reference."
    beside={settings ? <WaysToReach settings={settings} /> : null}
    title="Write to us"
    form={
      <>
        {reach ? <ScriptNeeded reach={reach} /> : null}
        <ContactForm />
      </>
    }
  />
);
