import type { Pence } from '@/lib/money/types';
import type { CheckoutSums, Consignment } from './types';

/**
 * What there is to pay once the deliveries cost `delivery`: what a coupon takes off them is never more than they cost,
 * and gift certificates pay as much of the new total as they hold.
 */
export function withDelivery(sums: CheckoutSums, delivery: Pence): CheckoutSums {
  const deliveryOff = Math.min(sums.deliveryOff, delivery);
  const reductions = sums.reductions.map((each) =>
    each.code !== null && each.amount === sums.deliveryOff ? { ...each, amount: deliveryOff } : each,
  );
  const more = delivery - (sums.delivery ?? 0) + sums.deliveryOff - deliveryOff;
  let due = sums.due + more + sums.certificates.reduce((sum, { used }) => sum + used, 0);
  const certificates = sums.certificates.map((each) => {
    const used = Math.min(each.used + each.left, due);
    due -= used;
    return { ...each, used, left: each.used + each.left - used };
  });
  const tax = more === 0 ? sums.tax : 0;
  return { ...sums, reductions, delivery, deliveryOff, tax, total: sums.total + more, certificates, due };
}

type Deliveries = { consignments: readonly Pick<Consignment, 'options' | 'chosen'>[]; sums: CheckoutSums };

/**
 * A checkout as it will be with the days that are marked on its page and not yet saved.
 *
 * @param picked an option's id for each delivery, in their order; what is no option of it counts as none
 */
export function withPicked(
  { consignments, sums }: Deliveries,
  picked: readonly (string | undefined)[],
): Deliveries {
  const now = consignments.map(({ options, chosen }, index) => ({
    options,
    chosen: options.find(({ id }) => id === picked[index]) ?? chosen,
  }));
  if (now.length === 0 || now.some(({ chosen }) => !chosen)) return { consignments: now, sums };
  const more = costOf(now) - (sums.delivery === null ? 0 : costOf(consignments));
  return { consignments: now, sums: withDelivery(sums, (sums.delivery ?? 0) + more) };
}

const costOf = (consignments: Deliveries['consignments']): Pence =>
  consignments.reduce((sum, { chosen }) => sum + (chosen?.price ?? 0), 0);
