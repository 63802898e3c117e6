import { sharedValue, useSharedValue } from '@/components/ui/shared-value';
import { type Bought, deliveryCost, toPay } from '@/lib/checkout/sum';
import type { CheckoutSums, Consignment, DeliveryCost } from '@/lib/checkout/types';
import { withPicked } from '@/lib/checkout/with-delivery';

/** Ids of the delivery options picked in the form, one per delivery; null while there is no form. */
export const pickedDays = sharedValue<readonly (string | undefined)[] | null>(null);

export type Payable = {
  bought: Bought;
  sums: CheckoutSums;
  consignments: readonly Pick<Consignment, 'options' | 'chosen'>[];
  /** Delivery cost by the shop's own rule, used until the platform states it. */
  expected: DeliveryCost;
  /** Ids of the options picked when the page is rendered. */
  marked: readonly string[];
};

/** Returns what there is to pay with the picked days; `isLeast` says that it may be more. */
export function usePayable({ bought, expected, marked, ...checkout }: Payable) {
  const { consignments, sums, isLeast } = withPicked(checkout, useSharedValue(pickedDays) ?? marked);
  const sum = toPay(bought, sums, deliveryCost(consignments, sums) ?? expected);
  return {
    ...sum,
    isLeast: isLeast || sum.isLeast,
    isDaySure: !isLeast && consignments.length > 0 && consignments.every(({ chosen }) => chosen),
  };
}
