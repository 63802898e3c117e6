import type { Money, Pence } from './types';

const whole = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** With a minus, which is read out, where the format has a hyphen, which is not. */
const written = (format: Intl.NumberFormat, pence: Pence): string =>
  format.format(pence / 100).replace('-', '−');

/** Writes pence as people read prices: `£429`, `£4.99`, `£1,149`, `−£50`. */
export function formatPrice(pence: Pence): string {
  return written(pence % 100 === 0 ? whole : exact, pence);
}

/** Writes pence with both decimals, for totals and receipts: `£429.00`. */
export function formatTotal(pence: Pence): string {
  return written(exact, pence);
}

/** Writes what is asked for a service, with both decimals: `£15.00`, and `Free` for nothing. */
export const formatCharge = (pence: Pence): string => (pence === 0 ? 'Free' : formatTotal(pence));

/** Converts the platform's decimal pounds to pence, to the nearest penny. */
export function toPence(pounds: number): Pence {
  return Math.round(pounds * 100);
}

/** The VAT in an amount that includes it, to the nearest penny: at the standard rate of 20% a sixth of it. */
export const vatIn = (total: Pence): Pence => Math.round(total / 6);

/** Pence as the API tells an amount, in pounds (specification §3). */
export const toMoney = (pence: Pence): Money => ({ value: pence / 100, currencyCode: 'GBP' });

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  'currencyCode' in value &&
  value.currencyCode === 'GBP' &&
  'value' in value &&
  typeof value.value === 'number';

/** For `JSON.parse`: an amount in an answer of the shop's API as pence. */
export const readAmount = (_name: string, value: unknown): unknown =>
  isMoney(value) ? toPence(value.value) : value;
