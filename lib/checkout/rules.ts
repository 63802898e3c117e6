import { href } from '@/lib/routing/href';
import type { Checkout, CheckoutAddress, Consignment, Step } from './types';

/** The steps in their order (experience §2.7). */
export const STEPS: readonly Step[] = ['contact', 'delivery', 'pay'];

export const stepPath = (step: Step): string => href('/checkout', { step });

/** Returns the path of the page that confirms an order. */
export const orderPath = (order: number): string => href('/checkout/order/[id]', { id: order });

const hasContact = ({ billing }: Checkout): boolean => Boolean(billing?.email && billing.phone);

const isWhole = (address: CheckoutAddress): boolean =>
  [address.firstName, address.address1, address.city, address.postalCode, address.countryCode].every(Boolean);

/** Whether the consignments include every line of the basket. */
export const bringsAll = ({ consignments, lines }: Checkout): boolean =>
  lines.every(({ id }) => consignments.some(({ lineIds }) => lineIds.includes(id)));

/** Returns the names of the goods in a consignment. */
export const goodsIn = ({ lineIds }: Consignment, lines: readonly { id: string; name: string }[]): string[] =>
  lines.filter(({ id }) => lineIds.includes(id)).map(({ name }) => name);

const hasDelivery = (checkout: Checkout): boolean => {
  const { consignments, billing } = checkout;
  if (!billing || !bringsAll(checkout) || !isWhole(billing)) return false;
  return consignments.every(({ address, chosen }) => chosen && isWhole(address));
};

/** Returns the first incomplete step; the last when all are complete. */
export function openStep(checkout: Checkout): Step {
  if (!hasContact(checkout)) return 'contact';
  return hasDelivery(checkout) ? 'pay' : 'delivery';
}

/** Returns the step to show: the requested one, unless an earlier one is incomplete. */
export function stepToShow(checkout: Checkout, requested: unknown): Step {
  const open = openStep(checkout);
  const wanted = STEPS.find((step) => step === requested) ?? open;
  return STEPS.indexOf(wanted) <= STEPS.indexOf(open) ? wanted : open;
}

/** Value of the address book's choice for a typed address. */
export const NEW_ADDRESS = 'new';

/** Whether two addresses have the same name and place. */
export const isSamePlace = (a: CheckoutAddress, b: CheckoutAddress): boolean =>
  (['firstName', 'lastName', 'address1', 'address2', 'city', 'postalCode'] as const).every(
    (part) => a[part] === b[part],
  );
