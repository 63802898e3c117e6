import { formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { Order } from '@/lib/orders/types';

const SOON = 'within 14 days and usually within five working days';

/** When what was paid goes back, by where the order stands. */
const WHEN: Readonly<Record<string, string>> = {
  CANCELLED: SOON,
  CANCELLING: 'once the order is cancelled',
};

const paidOf = ({ payments }: Pick<Order, 'payments'>): Pence =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/** What will become of the money of an order if it is cancelled, in a sentence. */
export function moneyBackIfCancelled(order: Pick<Order, 'payments' | 'refunded'>): string {
  const paid = paidOf(order);
  const held = paid - order.refunded;
  if (paid === 0) return 'You have not been charged.';
  if (held <= 0) return 'What you paid has been refunded already.';
  return `What you paid, ${formatTotal(held)}, goes back the way you paid, ${SOON}.`;
}

/** What becomes of the money of an order that is cancelled or refunded, a sentence each; nothing of any other. */
export function moneyBack(order: Pick<Order, 'status' | 'payments' | 'refunded'>): string[] {
  const { status, refunded } = order;
  const paid = paidOf(order);
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
