import { formatTotal } from '@/lib/money/rules';
import type { Order } from './types';

/** What became of the money of an order that was cancelled or refunded, a sentence each; nothing of any other. */
export function moneyBack({ status, payments, refunded }: Order): string[] {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const isCancelled = status.value === 'CANCELLED';
  if (isCancelled && paid === 0) return ['Nothing was taken from you.'];
  const open = isCancelled ? paid - refunded : 0;
  return [
    ...(refunded > 0
      ? [`${formatTotal(refunded)} went back the way you paid. Banks show it within five working days.`]
      : []),
    ...(open > 0
      ? [`${formatTotal(open)} goes back the way you paid, within 14 days and usually within three.`]
      : []),
  ];
}
