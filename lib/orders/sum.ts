import type { Pence } from '@/lib/money/types';
import type { Order } from './types';

/** What paying by gift certificate is called, whichever interface tells of it. */
export const CERTIFICATE_NAME = 'Gift certificate';

export type SumRow = { label: string; amount: Pence; saving?: boolean };

/** The parts that an order's total is made of, in the order in which people add up. */
export function sumRows(order: Order): SumRow[] {
  const rows: SumRow[] = [
    { label: 'Goods and services', amount: order.subTotal },
    ...order.coupons.map(({ code, amount }) => ({ label: `Coupon ${code}`, amount: -amount, saving: true })),
    { label: 'Discount', amount: -order.otherDiscount, saving: true },
    { label: 'Wrapping', amount: order.wrappingCost },
    { label: 'Delivery', amount: order.shippingCost },
    { label: 'Handling', amount: order.handlingCost },
    ...(order.isTaxIncluded ? [] : order.taxes.map(({ name, amount }) => ({ label: name, amount }))),
  ];
  return rows.filter(({ label, amount }) => amount !== 0 || label === 'Delivery');
}

/** `Card` and `Bank transfer` within a sentence; abbreviations and `Visa ending 1111` keep their capitals. */
export const lowerFirst = (name: string): string =>
  /^[A-Z][a-z]+( [a-z]+)*$/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
