'use client';

import type { FormField } from '@/lib/forms/types';
import { readShared } from '@/lib/lists/multibuy-rules';
import { href } from '@/lib/routing/href';
import { EnquiryForm } from './enquiry-form';

const SECTORS = [
  { value: '', label: 'Choose if you like' },
  { value: 'letting', label: 'Letting' },
  { value: 'building', label: 'Building' },
  { value: 'kitchens', label: 'Kitchen fitting' },
  { value: 'public', label: 'Public body or charity' },
  { value: 'other', label: 'Something else' },
];

const FIELDS: readonly FormField[] = [
  { name: 'company', label: 'Company', autoComplete: 'organization' },
  { name: 'email', label: 'E-mail address', autoComplete: 'email', type: 'email', inputMode: 'email' },
  { name: 'name', label: 'Your name', autoComplete: 'name', optional: true, width: 'half' },
  {
    name: 'phone',
    label: 'Telephone',
    autoComplete: 'tel',
    type: 'tel',
    inputMode: 'tel',
    optional: true,
    width: 'half',
  },
  {
    name: 'companyNumber',
    label: 'Company or VAT number',
    autoComplete: 'off',
    optional: true,
    width: 'half',
  },
  {
    name: 'postcode',
    label: 'Postcode of the site',
    autoComplete: 'postal-code',
    optional: true,
    width: 'half',
  },
  { name: 'sector', label: 'What do you do?', autoComplete: 'off', optional: true, options: SECTORS },
  {
    name: 'models',
    label: 'Model numbers',
    help: 'One per line, with the quantity. You can paste them from a spreadsheet.',
    autoComplete: 'off',
    optional: true,
    rows: 6,
  },
  { name: 'message', label: 'Anything else', autoComplete: 'off', optional: true, rows: 4 },
];

const schema = async () => (await import('@/lib/enquiries/requests')).tradeRequest;

/** Returns the set list that the page was opened from, one product per line: `/trade?items=SKU:2,SKU:1`. */
const prefill = (): Record<string, string> => {
  const items = readShared(new URLSearchParams(location.search).get('items'));
  return items.length > 0
    ? { models: items.map(({ sku, quantity }) => `${sku} × ${quantity}`).join('\n') }
    : {};
};

/** Form for a trade enquiry (experience CON-5). */
export function TradeForm() {
  return (
    <EnquiryForm
      id="trade"
      action={href('/api/trade-enquiry')}
      schema={schema}
      fields={FIELDS}
      prefill={prefill}
      submit="Send the enquiry"
      busy="Sending…"
    />
  );
}
