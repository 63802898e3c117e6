import type { Pence } from '@/lib/money/types';
import type { CheckoutSums, Consignment } from './types';

type OfDelivery = Pick<CheckoutSums, 'delivery' | 'deliveryOff' | 'deliveryCode'>;

/**
 * Whether a coupon covers the whole delivery. How much it would take off a dearer one is unknown then, because the
 * platform does not tell its maximum.
 */
const takesAll = ({ delivery, deliveryOff, deliveryCode }: OfDelivery): boolean =>
  deliveryCode !== null && deliveryOff === (delivery ?? 0);

/** Whether a delivery at the price `delivery` may cost more than `withDelivery` says. */
export const mayComeToMore = (sums: OfDelivery, delivery: Pence): boolean =>
  takesAll(sums) && delivery > sums.deliveryOff;

/**
 * Returns the minimum to pay when the deliveries cost `delivery`. A coupon that covers the whole delivery may do so
 * again; any other takes off the same amount, but never more than they cost. Gift certificates pay as much of the new
 * total as they hold.
 */
export function withDelivery(sums: CheckoutSums, delivery: Pence): CheckoutSums {
  const deliveryOff = takesAll(sums) ? delivery : Math.min(sums.deliveryOff, delivery);
  const less = sums.deliveryCode === null ? 0 : deliveryOff - sums.deliveryOff;
  const reductions = sums.reductions.map((each) =>
    each.code !== null && each.code === sums.deliveryCode ? { ...each, amount: each.amount + less } : each,
  );
  const more = delivery - (sums.delivery ?? 0) - less;
  let due = sums.due + more + sums.certificates.reduce((sum, { used }) => sum + used, 0);
  const certificates = sums.certificates.map((each) => {
    const used = Math.min(each.used + each.left, due);
    due -= used;
    return { ...each, used, left: each.used + each.left - used };
  });
  const tax = more === 0 ? sums.tax : 0;
  return {
    ...sums,
    reductions,
    delivery,
    deliveryOff: sums.deliveryOff + less,
    tax,
    total: sums.total + more,
    certificates,
    due,
  };
}

type Deliveries = { consignments: readonly Pick<Consignment, 'options' | 'chosen'>[]; sums: CheckoutSums };

/**
 * Returns a checkout as it will be with the days selected on its page but not yet saved. With `isLeast` it may cost
 * more, because a coupon covers the whole of the saved delivery, and perhaps not all of this one.
 * @param picked an option's id for each delivery, in their order; an unknown id is ignored
 */
export function withPicked(
  { consignments, sums }: Deliveries,
  picked: readonly (string | undefined)[],
): Deliveries & { isLeast: boolean } {
  const now = consignments.map(({ options, chosen }, index) => ({
    options,
    chosen: options.find(({ id }) => id === picked[index]) ?? chosen,
  }));
  if (now.length === 0 || now.some(({ chosen }) => !chosen))
    return { consignments: now, sums, isLeast: false };
  const delivery = (sums.delivery ?? 0) + costOf(now) - (sums.delivery === null ? 0 : costOf(consignments));
  return {
    consignments: now,
    sums: withDelivery(sums, delivery),
    isLeast: mayComeToMore(sums, delivery),
  };
}

const costOf = (consignments: Deliveries['consignments']): Pence =>
  consignments.reduce((sum, { chosen }) => sum + (chosen?.price ?? 0), 0);
