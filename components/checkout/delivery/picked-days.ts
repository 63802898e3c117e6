import { sharedValue, useSharedValue } from '@/components/ui/shared-value';
import { type Bought, deliveryCost, toPay } from '@/lib/checkout/sum';
import type { CheckoutSums, Consignment, DeliveryCost } from '@/lib/checkout/types';
import { withPicked } from '@/lib/checkout/with-delivery';

/** The days that are marked in the form, delivery by delivery; null while there is no form. */
export const pickedDays = sharedValue<readonly (string | undefined)[] | null>(null);

export type Payable = {
  bought: Bought;
  sums: CheckoutSums;
  consignments: readonly Pick<Consignment, 'options' | 'chosen'>[];
  /** What the delivery costs by the shop's own rule, until the platform says so. */
  expected: DeliveryCost;
  /** The days that are marked when the page is drawn. */
  marked: readonly string[];
};

/** What there is to pay with the days that are marked now; `isLeast`: at least, as far as is known. */
export function usePayable({ bought, expected, marked, ...checkout }: Payable) {
  const { consignments, sums, isLeast } = withPicked(checkout, useSharedValue(pickedDays) ?? marked);
  const sum = toPay(bought, sums, deliveryCost(consignments, sums) ?? expected);
  return {
    ...sum,
    isLeast: isLeast || sum.isLeast,
    isDaySure: !isLeast && consignments.length > 0 && consignments.every(({ chosen }) => chosen),
  };
}
