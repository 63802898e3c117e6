import 'server-only';
import type { TadaDocumentNode } from 'gql.tada';
import { commerceMutation } from '@/lib/platform/upstreams/commerce';
import type { ResultOf } from '@/lib/platform/graphql';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { AddBilling, type CheckoutFragment, UpdateBilling, UpdateMessage } from './documents';
import { mapCheckout } from './map-checkout';
import { asking } from '@/lib/platform/session/asking';
import type { Checkout, CheckoutAddress } from './types';

type Node = ResultOf<typeof CheckoutFragment>;

/** Sends a mutation of the checkout and returns the changed checkout. */
export async function change<Data, Variables extends object>(
  session: Session | null,
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  pick: (data: Data) => Node | null | undefined,
): Promise<Result<Checkout>> {
  const answer = await commerceMutation(document, variables, asking(session));
  if (!answer.ok) return answer;
  const node = pick(answer.value);
  if (node) return ok(mapCheckout(node));
  return fail({ kind: 'invalid', upstream: 'commerce', message: 'the answer holds no checkout' });
}

export type AddressInput = CheckoutAddress & { shouldSaveAddress: boolean };

/**
 * Returns the fields that the platform knows. An address from the address book has more; the shop saves to the book
 * itself.
 */
export const inputOf = (given: CheckoutAddress): AddressInput => ({
  firstName: given.firstName,
  lastName: given.lastName,
  email: given.email,
  company: given.company,
  address1: given.address1,
  address2: given.address2,
  city: given.city,
  stateOrProvince: given.stateOrProvince,
  postalCode: given.postalCode,
  countryCode: given.countryCode,
  phone: given.phone,
  shouldSaveAddress: false,
});

/** Adds or updates the billing address, which may be incomplete. */
export function setBilling(
  session: Session | null,
  { id: checkoutEntityId, billing }: Checkout,
  given: CheckoutAddress,
): Promise<Result<Checkout>> {
  const data = { address: inputOf(given) };
  return billing
    ? change(
        session,
        UpdateBilling,
        { input: { checkoutEntityId, addressEntityId: billing.id, data } },
        ({ checkout }) => checkout.updateCheckoutBillingAddress?.checkout,
      )
    : change(
        session,
        AddBilling,
        { input: { checkoutEntityId, data } },
        ({ checkout }) => checkout.addCheckoutBillingAddress?.checkout,
      );
}

/** Sets the message for the crew. */
export const setMessage = (
  session: Session | null,
  checkoutEntityId: string,
  message: string,
): Promise<Result<Checkout>> =>
  change(
    session,
    UpdateMessage,
    { input: { checkoutEntityId, data: { message } } },
    ({ checkout }) => checkout.updateCheckoutCustomerMessage?.checkout,
  );
