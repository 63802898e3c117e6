import type { Metadata } from 'next';
import { Newsletter } from '@/components/enquiries/newsletter';
import { Said } from '@/components/customer/said';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Notice } from '@/components/ui/feedback/notice';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Newsletter', robots: { index: false } };

/** Target of the newsletter form without scripts. */
export default function NewsletterPage() {
  return (
    <div className="wrap" data-works-plain>
      <Breadcrumbs steps={[{ name: 'Newsletter' }]} />
      <h1 className="t-h1">Newsletter</h1>
      <div className="section">
        <Said id="sent" said={<Notice kind="ok">Thank you. You are on the list.</Notice>}>
          <div id="problem-newsletter">
            <Newsletter id="newsletter-page" />
          </div>
        </Said>
      </div>
    </div>
  );
}
