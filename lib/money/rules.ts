import type { Money, Pence } from './types';

const whole = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Uses a minus sign, which screen readers announce, in place of the formatter's hyphen, which they do not. */
const written = (format: Intl.NumberFormat, pence: Pence): string =>
  format.format(pence / 100).replace('-', '−');

/** Formats pence as a price: `£429`, `£4.99`, `£1,149`, `−£50`. */
export function formatPrice(pence: Pence): string {
  return written(pence % 100 === 0 ? whole : exact, pence);
}

/** Formats pence with both decimals, for totals and receipts: `£429.00`. */
export function formatTotal(pence: Pence): string {
  return written(exact, pence);
}

/** Formats the charge for a service with both decimals: `£15.00`, and `Free` for 0. */
export const formatCharge = (pence: Pence): string => (pence === 0 ? 'Free' : formatTotal(pence));

/** Converts the platform's decimal pounds to pence, rounded to the nearest penny. */
export function toPence(pounds: number): Pence {
  return Math.round(pounds * 100);
}

/** The VAT in an amount that includes it, rounded to the nearest penny; a sixth of it at the standard rate of 20%. */
export const vatIn = (total: Pence): Pence => Math.round(total / 6);

/** Converts pence to an amount of the shop's API, in pounds (specification §3). */
export const toMoney = (pence: Pence): Money => ({ value: pence / 100, currencyCode: 'GBP' });

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  'currencyCode' in value &&
  value.currencyCode === 'GBP' &&
  'value' in value &&
  typeof value.value === 'number';

/** Reviver for `JSON.parse` that converts amounts in a response of the shop's API to pence. */
export const readAmount = (_name: string, value: unknown): unknown =>
  isMoney(value) ? toPence(value.value) : value;
