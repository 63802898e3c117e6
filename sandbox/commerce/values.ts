export interface Money {
  currencyCode: string;
  /** In pounds, as the platform writes amounts. */
  value: number;
}

export function money(pence: number): Money {
  return { currencyCode: 'GBP', value: pence / 100 };
}

const inPounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Returns `£1,049.00`, as the store's display settings define. */
export const formattedMoney = ({ value }: Money): string => inPounds.format(value);

/**
 * Returns a price without VAT. All prices in the store include 20 % VAT, which is a sixth; half a penny is rounded up.
 */
export function withoutTax(pence: number): number {
  return pence - Math.round(pence / 6);
}

/** Returns `2026-08-20T10:00:00Z`; with milliseconds only if they are not zero. */
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

/** @param keywords search keywords; empty ones are left out */
export function seo(pageTitle: string, metaDescription: string, ...keywords: string[]): Seo {
  return { pageTitle, metaDescription, metaKeywords: keywords.filter(Boolean).join(', ') };
}
