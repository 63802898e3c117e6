import 'server-only';
import { type MutationError, refusalOf } from '@/lib/outcome/mutation-errors';
import { commerceMutation } from '@/lib/platform/upstreams/commerce';
import { setAttributes } from '@/lib/platform/upstreams/customer-attributes';
import type { OwnOutcome } from '@/lib/platform/http/own-forms';
import { orUnreachable, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { href } from '@/lib/routing/href';
import { AddAddress, DeleteAddress, UpdateAddress } from './documents';
import { getAddress, getAddresses } from './queries';
import type { SaveAddressRequest } from './requests';
import { addressValues } from './rules';

const BOOK = href('/account/address-book');
const UNDO = { label: 'Put it back', action: href('/api/account/addresses') };
const GONE = 'This address is no longer in your address book.';

/**
 * Adds an address to the shopper's own book, or changes one in it. An identical address is not added again, because its
 * form was sent twice or the first answer was lost.
 * @throws UnreachableError
 */
export async function saveAddress(session: Session, request: SaveAddressRequest): Promise<OwnOutcome> {
  const { addressEntityId, asDefault, ...data } = request;
  const { address, errors } =
    addressEntityId === undefined
      ? await addAddress(session, data)
      : await change(session, addressEntityId, data);
  const refused = outcomeOf(errors);
  if (refused) return refused;
  const isKept = !asDefault || !address || (await keepDefault(session, address.entityId)).ok;
  const done = `${addressEntityId === undefined ? 'Added' : 'Changed'}: ${data.address1}, ${data.city}`;
  const text = isKept ? done : `${done}. It is not the default yet: press “Make default” in a moment`;
  return { ok: true, to: BOOK, note: { kind: 'done', text } };
}

type Data = Omit<SaveAddressRequest, 'addressEntityId' | 'asDefault'>;

async function change({ token }: Session, addressEntityId: number, data: Data) {
  const input = { addressEntityId, data };
  const answer = await commerceMutation(UpdateAddress, { input }, { customerToken: token });
  return orUnreachable(answer).customer.updateCustomerAddress;
}

/** Adds an address to the book, unless the same one is in it already. @throws UnreachableError */
export async function addAddress(session: Session, data: Data) {
  const book = await getAddresses(session, BOOK);
  const parts = Object.keys(data) as (keyof typeof data)[];
  const same = book.find((entry) => parts.every((part) => entry[part] === data[part]));
  if (same) return { address: { entityId: same.id }, errors: [] };
  const answer = await commerceMutation(AddAddress, { input: data }, { customerToken: session.token });
  return orUnreachable(answer).customer.addCustomerAddress;
}

/** Deletes an address from the shopper's own book; the note that follows offers to undo it. @throws UnreachableError */
export async function deleteAddress(session: Session, addressEntityId: number): Promise<OwnOutcome> {
  const addresses = await getAddresses(session, BOOK);
  const address = addresses.find(({ id }) => id === addressEntityId);
  const answer = await commerceMutation(
    DeleteAddress,
    { input: { addressEntityId } },
    { customerToken: session.token },
  );
  const refused = outcomeOf(orUnreachable(answer).customer.deleteCustomerAddress.errors);
  if (refused) return refused;
  if (!address) return { ok: true, to: BOOK, note: { kind: 'done', text: 'Deleted' } };
  const wasDefault = address.id === addresses[0]?.id;
  // The platform may give the id to another address later.
  if (wasDefault) await keepDefault(session, null);
  const text = `Deleted: ${address.address1}, ${address.city}`;
  const values = { ...addressValues(address), ...(wasDefault && { asDefault: 'on' }) };
  return { ok: true, to: BOOK, note: { kind: 'done', text, undo: { ...UNDO, values } } };
}

/** Makes an address of the shopper's own book the default. @throws UnreachableError */
export async function chooseDefault(session: Session, addressEntityId: number): Promise<OwnOutcome> {
  const address = await getAddress(session, BOOK, addressEntityId);
  if (!address) return { ok: false, status: 404, message: GONE };
  orUnreachable(await keepDefault(session, address.id));
  const text = `The checkout offers ${address.address1}, ${address.city} first from now on`;
  return { ok: true, to: BOOK, note: { kind: 'done', text } };
}

function keepDefault({ customerId }: Session, id: number | null): Promise<Result<unknown>> {
  const value = id === null ? '' : String(id);
  return setAttributes([{ attribute: 'address', customerId, value }]);
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
