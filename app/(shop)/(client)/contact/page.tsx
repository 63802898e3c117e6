import type { Metadata } from 'next';
import { ContactForm } from '@/components/enquiries/contact-form';
import { EnquiryPage } from '@/components/enquiries/enquiry-page';
import { WaysToReach } from '@/components/enquiries/ways-to-reach';
import { getPageAt } from '@/lib/catalogue/places/page-at-queries';
import { orAway } from '@/lib/platform/upstreams/away';
import { getSettings } from '@/lib/content/queries';
import { href } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const page = await orAway(() => getPageAt(href('/contact')));
  const description = page?.seo.description;
  return pageMetadata({
    title: page?.seo.title ?? 'Contact us',
    path: href('/contact'),
    ...(description && { description }),
  });
}

/** How to reach the shop, and a form (experience §2.15). */
export default async function ContactPage() {
  const [page, settings] = await Promise.all([
    orAway(() => getPageAt(href('/contact'))),
    orAway(getSettings),
  ]);
  return (
    <EnquiryPage
      name={page?.name ?? 'Contact us'}
      html={page?.html ?? ''}
      thanks="Thank you. We have your message and answer within one working day. A copy is on its way to your e-mail."
      beside={settings ? <WaysToReach settings={settings} /> : null}
      title="Write to us"
      form={<ContactForm />}
    />
  );
}
