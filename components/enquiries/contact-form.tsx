'use client';

import type { FormField } from '@/lib/forms/types';
import { contactAbout } from '@/lib/enquiries/rules';
import { href } from '@/lib/routing/href';
import { EnquiryForm } from './enquiry-form';

const FIELDS: readonly FormField[] = [
  { name: 'email', label: 'E-mail address', autoComplete: 'email', type: 'email', inputMode: 'email' },
  { name: 'comments', label: 'Your message', autoComplete: 'off', rows: 7 },
  { name: 'orderNumber', label: 'Order number', autoComplete: 'off', optional: true, width: 'half' },
  { name: 'fullName', label: 'Your name', autoComplete: 'name', optional: true, width: 'half' },
  {
    name: 'phoneNumber',
    label: 'Telephone',
    autoComplete: 'tel',
    type: 'tel',
    inputMode: 'tel',
    optional: true,
    width: 'half',
  },
  { name: 'companyName', label: 'Company', autoComplete: 'organization', optional: true, width: 'half' },
];

const schema = async () => (await import('@/lib/enquiries/requests')).contactRequest;

/**
 * Returns text about the order or the price drop that the page was opened from:
 * `/contact?order=1234&price=TARN-TW914-WH`.
 */
const prefill = () => contactAbout(new URLSearchParams(location.search));

/** Form for a message to the shop. */
export function ContactForm() {
  return (
    <EnquiryForm
      id="contact"
      action={href('/api/contact')}
      schema={schema}
      fields={FIELDS}
      prefill={prefill}
      submit="Send"
      busy="Sending…"
      isGuarded
    />
  );
}
