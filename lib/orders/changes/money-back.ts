import { formatTotal } from '@/lib/money/rules';
import type { Order } from '@/lib/orders/types';

/** When what was paid goes back, by where the order stands. */
const WHEN: Readonly<Record<string, string>> = {
  CANCELLED: 'within 14 days and usually within three',
  CANCELLING: 'once the order is cancelled',
};

/** What becomes of the money of an order that is cancelled or refunded, a sentence each; nothing of any other. */
export function moneyBack({
  status,
  payments,
  refunded,
}: Pick<Order, 'status' | 'payments' | 'refunded'>): string[] {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  if (status.value === 'CANCELLED' && paid === 0) return ['Nothing was taken from you.'];
  const when = WHEN[status.value ?? ''];
  const open = when ? paid - refunded : 0;
  return [
    ...(refunded > 0
      ? [`${formatTotal(refunded)} went back the way you paid. Banks show it within five working days.`]
      : []),
    ...(open > 0 ? [`${formatTotal(open)} goes back the way you paid, ${when}.`] : []),
  ];
}
