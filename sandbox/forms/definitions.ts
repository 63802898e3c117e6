/** A field of a form as the form service knows it. */
export type FieldDefinition = { name: string; required?: true; email?: true };
export type FormDefinition = { id: string; name: string; thanks: string; fields: readonly FieldDefinition[] };

/** The forms of the demo portal. A field that is not in its form fails the whole submission. */
export const FORMS: readonly FormDefinition[] = [
  {
    id: 'trade-enquiry',
    name: 'Trade enquiry',
    thanks: 'Thank you. The trade desk answers on the next working day.',
    fields: [
      { name: 'email', required: true, email: true },
      { name: 'company', required: true },
      { name: 'firstname' },
      { name: 'phone' },
      { name: 'company_number' },
      { name: 'sector' },
      { name: 'zip' },
      { name: 'models' },
      { name: 'message' },
    ],
  },
  {
    id: 'stock-alert',
    name: 'Stock alert',
    thanks: 'Thank you.',
    fields: [
      { name: 'email', required: true, email: true },
      { name: 'product_sku', required: true },
      { name: 'product_name' },
    ],
  },
];
