import type { SiteSettings } from '@/lib/content/types';

/** Returns the trader's details (experience §1 L16) as lines for the foot of every e-mail. */
export function traderLines(shop: SiteSettings): string[] {
  const { legalName, companyNumber, registeredIn, addressLines, postcode, vatNumber } = shop;
  return [
    `${shop.phone} (${shop.hours}) or ${shop.email}. ${shop.phoneNote}`,
    `${legalName}, ${[...addressLines, postcode].join(', ')}. Registered in ${registeredIn}, company number ${companyNumber}. VAT number ${vatNumber}.`,
    ...(shop.notice ? [`${shop.notice}.`] : []),
  ];
}
