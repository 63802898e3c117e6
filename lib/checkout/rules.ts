import { href } from '@/lib/routing/href';
import type { Checkout, CheckoutAddress, Consignment, Step } from './types';

/** In the order in which they are taken (experience §2.7). */
export const STEPS: readonly Step[] = ['contact', 'delivery', 'pay'];

export const stepPath = (step: Step): string => href('/checkout', { step });

/** The page that confirms an order. */
export const orderPath = (order: number): string => href('/checkout/order/[id]', { id: order });

const hasContact = ({ billing }: Checkout): boolean => Boolean(billing?.email && billing.phone);

const isWhole = (address: CheckoutAddress): boolean =>
  [address.firstName, address.address1, address.city, address.postalCode, address.countryCode].every(Boolean);

/** Whether the deliveries bring everything that is in the basket by now. */
export const bringsAll = ({ consignments, lines }: Checkout): boolean =>
  lines.every(({ id }) => consignments.some(({ lineIds }) => lineIds.includes(id)));

/** The names of what a delivery brings; extras come with what they were bought for. */
export const goodsIn = ({ lineIds }: Consignment, lines: readonly { id: string; name: string }[]): string[] =>
  lines.filter(({ id }) => lineIds.includes(id)).map(({ name }) => name);

const hasDelivery = (checkout: Checkout): boolean => {
  const { consignments, billing } = checkout;
  if (!billing || !bringsAll(checkout) || !isWhole(billing)) return false;
  return consignments.every(({ address, chosen }) => chosen && isWhole(address));
};

/** The first step that lacks something; the last when nothing does. */
export function openStep(checkout: Checkout): Step {
  if (!hasContact(checkout)) return 'contact';
  return hasDelivery(checkout) ? 'pay' : 'delivery';
}

/** The step to show: the one that is asked for, unless one before it lacks something. */
export function stepToShow(checkout: Checkout, requested: unknown): Step {
  const open = openStep(checkout);
  const wanted = STEPS.find((step) => step === requested) ?? open;
  return STEPS.indexOf(wanted) <= STEPS.indexOf(open) ? wanted : open;
}

/** What the address book's choice says when the address is typed. */
export const NEW_ADDRESS = 'new';

/** Whether two addresses are the same place and name. */
export const isSamePlace = (a: CheckoutAddress, b: CheckoutAddress): boolean =>
  (['firstName', 'lastName', 'address1', 'address2', 'city', 'postalCode'] as const).every(
    (part) => a[part] === b[part],
  );
