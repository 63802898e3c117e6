import type { Pence } from '@/lib/money/types';
import type { Order } from './types';

/** Name of payment by gift certificate, whichever API reports it. */
export const CERTIFICATE_NAME = 'Gift certificate';

export type SumRow = { label: string; amount: Pence; saving?: boolean };

/**
 * Returns the parts of an order's total, in the usual order of a bill. Empty parts are left out, except for the
 * delivery.
 */
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

/**
 * Lower-cases `Card` and `Bank transfer` for use within a sentence; abbreviations and `Visa ending 1111` keep their
 * capitals.
 */
export const lowerFirst = (name: string): string =>
  /^[A-Z][a-z]+( [a-z]+)*$/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
