import { PROMISES } from '../../../lib/enquiries/promises.ts';

/** A field that the shop submits, with the form service's internal name. */
export type ShopField = {
  name: string;
  label: string;
  /** Whether it is a multi-line text. */
  isLong?: true;
  /** Whether it is not one of the contact properties that every portal has. */
  isCustom?: true;
};

export type ShopForm = {
  name: string;
  /** The variable from which the shop reads its id. */
  variable: 'HUBSPOT_TRADE_FORM_ID' | 'HUBSPOT_STOCK_FORM_ID';
  thanks: string;
  /** What senders agree to. */
  consent: string;
  /** The first is the e-mail address. If the form lacks one of them, submissions fail as a whole. */
  fields: readonly ShopField[];
};

const EMAIL: ShopField = { name: 'email', label: 'E-mail' };

/** The forms that the shop submits (`lib/enquiries/send-commands.ts`). */
export const FORMS = {
  trade: {
    name: 'Trade enquiry',
    variable: 'HUBSPOT_TRADE_FORM_ID',
    thanks: 'Thank you. We answer on the next working day.',
    consent: PROMISES.trade,
    fields: [
      EMAIL,
      { name: 'company', label: 'Company' },
      { name: 'firstname', label: 'Name' },
      { name: 'phone', label: 'Telephone' },
      { name: 'company_number', label: 'Company number', isCustom: true },
      { name: 'sector', label: 'Sector', isCustom: true },
      { name: 'zip', label: 'Postcode' },
      { name: 'models', label: 'Models', isLong: true, isCustom: true },
      { name: 'message', label: 'Message', isLong: true },
    ],
  },
  stock: {
    name: 'Stock alert',
    variable: 'HUBSPOT_STOCK_FORM_ID',
    thanks: 'Thank you.',
    consent: PROMISES.mailingList,
    fields: [
      EMAIL,
      { name: 'product_sku', label: 'Stock number of the product', isCustom: true },
      { name: 'product_name', label: 'Name of the product', isCustom: true },
    ],
  },
} as const satisfies Record<string, ShopForm>;
