export interface Money {
  currencyCode: string;
  /** Pounds, as the platform writes amounts. */
  value: number;
}

export function money(pence: number): Money {
  return { currencyCode: 'GBP', value: pence / 100 };
}

const inPounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** `£1,049.00`, as the store's display settings have it. */
export const formattedMoney = ({ value }: Money): string => inPounds.format(value);

/** Without the VAT of 20 % that every price in the store includes, a sixth. Half a penny of tax goes up. */
export function withoutTax(pence: number): number {
  return pence - Math.round(pence / 6);
}

/** `2026-08-20T10:00:00Z`; milliseconds only where there are some. */
export function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('.000Z', 'Z');
}

export function dateTime(milliseconds: number): { utc: string } {
  return { utc: instant(milliseconds) };
}

export interface Seo {
  pageTitle: string;
  metaDescription: string;
  metaKeywords: string;
}

/** @param keywords what the merchant would have searched for, those that are empty left out */
export function seo(pageTitle: string, metaDescription: string, ...keywords: string[]): Seo {
  return { pageTitle, metaDescription, metaKeywords: keywords.filter(Boolean).join(', ') };
}
