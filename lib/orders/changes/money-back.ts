import { formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { Order } from '@/lib/orders/types';

const SOON = 'within 14 days and usually within five working days';

/** When what was paid goes back, by where the order stands. */
const WHEN: Readonly<Record<string, string>> = {
  CANCELLED: SOON,
  CANCELLING: 'once the order is cancelled',
};

type Paid = Pick<Order, 'payments' | 'refunded'>;

const sumOf = (payments: Order['payments']): Pence => payments.reduce((sum, { amount }) => sum + amount, 0);

/** What a cancelled order paid by certificate, and has not given back. */
const ontoCertificates = ({ payments, refunded }: Paid): Pence =>
  Math.min(sumOf(payments) - refunded, sumOf(payments.filter(({ isCertificate }) => isCertificate)));

/** What is still to go back to a card or an account of an order that is cancelled. */
export const moneyToGo = (order: Paid): Pence =>
  sumOf(order.payments) - order.refunded - ontoCertificates(order);

/** What the platform puts back onto certificates by itself is not refunded; what is, goes back before it. */
function goingBack(order: Paid, when: string): string[] {
  const certificates = order.payments.filter(({ isCertificate }) => isCertificate);
  const onto = ontoCertificates(order);
  const money = moneyToGo(order);
  const them = certificates.length > 1 ? 'gift certificates' : 'gift certificate';
  // A bank takes its time, a certificate none.
  const then = when === SOON ? '' : `, ${when}`;
  return [
    ...(money > 0 ? [`${formatTotal(money)} goes back the way you paid, ${when}.`] : []),
    ...(onto > 0 ? [`${formatTotal(onto)} goes back onto your ${them}${then}.`] : []),
  ];
}

/** What will become of the money of an order if it is cancelled, in a sentence or two. */
export function moneyBackIfCancelled(order: Paid): string {
  if (sumOf(order.payments) === 0) return 'You have not been charged.';
  return goingBack(order, SOON).join(' ') || 'What you paid has been refunded already.';
}

/** What becomes of the money of an order that is cancelled or refunded, a sentence each; nothing of any other. */
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
