import 'server-only';
import { ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { type AddressInput, change, inputOf } from './change-commands';
import { AddConsignments, DeleteConsignment, SelectOption, UpdateConsignment } from './documents';
import type { Checkout, CheckoutAddress, Consignment } from './types';

/** Sends everything to one address, with one consignment for each group of line ids. */
export async function setPlace(
  session: Session | null,
  checkout: Checkout,
  given: CheckoutAddress,
  groups: readonly string[][],
): Promise<Result<Checkout>> {
  const { id: checkoutEntityId, consignments: existing, lines } = checkout;
  let now: Result<Checkout> = ok(checkout);
  for (const { id } of existing.slice(groups.length)) {
    now = await dropConsignment(session, checkoutEntityId, id);
    if (!now.ok) return now;
  }
  for (const [index, group] of groups.entries()) {
    const wanted = { address: inputOf(given), lineItems: itemsOf(lines, group) };
    now = await writeConsignment(session, checkoutEntityId, existing[index]?.id ?? null, wanted);
    if (!now.ok) return now;
  }
  return now;
}

type Contact = Pick<CheckoutAddress, 'email' | 'phone'>;

/**
 * Changes the contact on the deliveries that have the shopper's own contact.
 * @param was the shopper's contact before
 */
export async function setContact(
  session: Session | null,
  checkout: Checkout,
  was: Contact,
  contact: Contact,
): Promise<Result<Checkout>> {
  let now: Result<Checkout> = ok(checkout);
  for (const { id, address, lineIds } of checkout.consignments) {
    const phone = address.phone === was.phone ? contact.phone : address.phone;
    const email = address.email === was.email ? contact.email : address.email;
    const lineItems = itemsOf(checkout.lines, lineIds);
    if ((phone === address.phone && email === address.email) || lineItems.length === 0) continue;
    const wanted = { address: inputOf({ ...address, email, phone }), lineItems };
    now = await writeConsignment(session, checkout.id, id, wanted);
    if (!now.ok) return now;
  }
  return now;
}

const itemsOf = (lines: Checkout['lines'], ids: readonly string[]) =>
  lines.filter(({ id }) => ids.includes(id)).map(({ id, quantity }) => ({ lineItemEntityId: id, quantity }));

type Wanted = { address: AddressInput; lineItems: { lineItemEntityId: string; quantity: number }[] };

const writeConsignment = (
  session: Session | null,
  checkoutEntityId: string,
  consignmentEntityId: string | null,
  consignment: Wanted,
): Promise<Result<Checkout>> =>
  consignmentEntityId === null
    ? change(
        session,
        AddConsignments,
        { input: { checkoutEntityId, data: { consignments: [consignment] } } },
        ({ checkout }) => checkout.addCheckoutShippingConsignments?.checkout,
      )
    : change(
        session,
        UpdateConsignment,
        { input: { checkoutEntityId, consignmentEntityId, data: { consignment } } },
        ({ checkout }) => checkout.updateCheckoutShippingConsignment?.checkout,
      );

const dropConsignment = (session: Session | null, checkoutEntityId: string, consignmentEntityId: string) =>
  change(
    session,
    DeleteConsignment,
    { input: { checkoutEntityId, consignmentEntityId } },
    ({ checkout }) => checkout.deleteCheckoutConsignment?.checkout,
  );

/** Selects a delivery option, usually a day. */
export const chooseOption = (
  session: Session | null,
  checkoutEntityId: string,
  consignment: Consignment,
  shippingOptionEntityId: string,
): Promise<Result<Checkout>> =>
  change(
    session,
    SelectOption,
    {
      input: {
        checkoutEntityId,
        consignmentEntityId: consignment.id,
        data: { shippingOptionEntityId },
      },
    },
    ({ checkout }) => checkout.selectCheckoutShippingOption?.checkout,
  );
