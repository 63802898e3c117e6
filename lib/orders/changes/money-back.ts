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
  if (status.value === 'CANCELLED' && paid === 0) return ['You have not been charged.'];
  const when = WHEN[status.value ?? ''];
  const open = when ? paid - refunded : 0;
  return [
    ...(refunded > 0
      ? [
          `${formatTotal(refunded)} has been refunded the way you paid. Banks take up to five working days to show it.`,
        ]
      : []),
    ...(open > 0 ? [`${formatTotal(open)} goes back the way you paid, ${when}.`] : []),
  ];
}
