import type { Pence } from '@/lib/money/types';

/** `429.00` */
export const pounds = (pence: Pence): string => (pence / 100).toFixed(2);

export const money = (pence: Pence): object => ({
  '@type': 'MonetaryAmount',
  value: pounds(pence),
  currency: 'GBP',
});
