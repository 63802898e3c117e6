import { formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { Order } from '@/lib/orders/types';

const SOON = 'within 14 days and usually within five working days';

/** When the payment is refunded, by order status. */
const WHEN: Readonly<Record<string, string>> = {
  CANCELLED: SOON,
  CANCELLING: 'once the order is cancelled',
};

type Paid = Pick<Order, 'payments' | 'refunded'>;

const sumOf = (payments: Order['payments']): Pence => payments.reduce((sum, { amount }) => sum + amount, 0);

/** Amount of a cancelled order that is still to go back onto gift certificates, in pence. */
const ontoCertificates = ({ payments, refunded }: Paid): Pence =>
  Math.min(sumOf(payments) - refunded, sumOf(payments.filter(({ isCertificate }) => isCertificate)));

/** Returns what is still to be refunded to a card or an account for a cancelled order, in pence. */
export const amountToRefund = (order: Paid): Pence =>
  sumOf(order.payments) - order.refunded - ontoCertificates(order);

/**
 * Returns a sentence each for money and gift certificates. The platform restores certificates by itself, which does not
 * count as a refund; money is refunded first.
 */
function goingBack(order: Paid, when: string): string[] {
  const certificates = order.payments.filter(({ isCertificate }) => isCertificate);
  const onto = ontoCertificates(order);
  const money = amountToRefund(order);
  const them = certificates.length > 1 ? 'gift certificates' : 'gift certificate';
  // A refund by bank takes days, a certificate is restored at once.
  const then = when === SOON ? '' : `, ${when}`;
  return [
    ...(money > 0 ? [`${formatTotal(money)} goes back the way you paid, ${when}.`] : []),
    ...(onto > 0 ? [`${formatTotal(onto)} goes back onto your ${them}${then}.`] : []),
  ];
}

/** Returns what will happen to the payment if an order is cancelled, in a sentence or two. */
export function moneyBackIfCancelled(order: Paid): string {
  if (sumOf(order.payments) === 0) return 'You have not been charged.';
  return goingBack(order, SOON).join(' ') || 'What you paid has been refunded already.';
}

/** Returns what happens to the payment of a cancelled or refunded order, a sentence each; empty for any other. */
export function moneyBack(order: Paid & Pick<Order, 'status'>): string[] {
  const { status, refunded, payments } = order;
  if (status.value === 'CANCELLED' && sumOf(payments) === 0) return ['You have not been charged.'];
  const when = WHEN[status.value ?? ''];
  return [
    ...(refunded > 0
      ? [
          `${formatTotal(refunded)} has been refunded the way you paid. Banks take up to five working days to show it.`,
        ]
      : []),
    ...(when ? goingBack(order, when) : []),
  ];
}
