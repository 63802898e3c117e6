import 'server-only';
import { type MutationError, refusalOf } from '@/lib/customer/mutation-errors';
import { commerceMutation } from '@/lib/platform/commerce';
import type { OwnOutcome } from '@/lib/platform/own-forms';
import { orUnreachable } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session';
import { AddAddress, DeleteAddress, UpdateAddress } from './documents';
import { getAddresses } from './queries';
import type { SaveAddressRequest } from './requests';
import { addressValues } from './rules';

const BOOK = '/account/address-book';
const UNDO = { label: 'Put it back', action: '/api/account/addresses' };
const GONE = 'This address is not in your book any more.';

/** Adds an address to the shopper's own book, or changes one that is in it. @throws UnreachableError */
export async function saveAddress(session: Session, given: SaveAddressRequest): Promise<OwnOutcome> {
  const { addressEntityId, ...data } = given;
  const options = { customerToken: session.token };
  const errors =
    addressEntityId === undefined
      ? orUnreachable(await commerceMutation(AddAddress, { input: data }, options)).customer
          .addCustomerAddress.errors
      : orUnreachable(await commerceMutation(UpdateAddress, { input: { addressEntityId, data } }, options))
          .customer.updateCustomerAddress.errors;
  const refused = outcomeOf(errors);
  if (refused) return refused;
  const text = `${addressEntityId === undefined ? 'Added' : 'Changed'}: ${data.address1}, ${data.city}`;
  return { ok: true, to: BOOK, note: { kind: 'done', text } };
}

/** Takes an address out of the shopper's own book; the note that follows can put it back. @throws UnreachableError */
export async function deleteAddress(session: Session, addressEntityId: number): Promise<OwnOutcome> {
  const address = (await getAddresses(session, BOOK)).find(({ id }) => id === addressEntityId);
  const answer = await commerceMutation(
    DeleteAddress,
    { input: { addressEntityId } },
    { customerToken: session.token },
  );
  const refused = outcomeOf(orUnreachable(answer).customer.deleteCustomerAddress.errors);
  if (refused) return refused;
  const text = address ? `Deleted: ${address.address1}, ${address.city}` : 'Deleted';
  return {
    ok: true,
    to: BOOK,
    note: { kind: 'done', text, ...(address && { undo: { ...UNDO, values: addressValues(address) } }) },
  };
}

function outcomeOf(errors: readonly MutationError[]): OwnOutcome | null {
  const refusal = refusalOf(errors);
  if (!refusal) return null;
  const unknown = errors.some(({ __typename }) =>
    ['AddressDoesNotExistError', 'CustomerAddressDeletionError'].includes(__typename),
  );
  const { status, fields } = refusal;
  const message = unknown ? GONE : refusal.message;
  return { ok: false, status: unknown ? 404 : status, message, ...(fields && { fields }) };
}
