import { deleteAddress } from '@/lib/addresses/commands';
import { entryRequest } from '@/lib/addresses/requests';
import { ownForms } from '@/lib/platform/http/own-forms';
import { href } from '@/lib/routing/href';

/** Deletes an address from the customer's own address book. */
export const POST = ownForms({
  schema: entryRequest,
  name: 'delete-address',
  page: () => href('/account/address-book'),
  work: (session, { addressEntityId }) => deleteAddress(session, addressEntityId),
});
