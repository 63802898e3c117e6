'use client';

import { PayMonthly } from '@/components/finance/pay-monthly';
import type { Finance } from '@/lib/finance/types';
import { usePurchase } from './purchase-context';

/** Credit for the price of the chosen size, or of the product until one is chosen. */
export function Credit({ finance }: { finance: Finance }) {
  const { price } = usePurchase();
  return <PayMonthly finance={finance} price={price} />;
}
