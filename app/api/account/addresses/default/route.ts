import { chooseDefault } from '@/lib/addresses/commands';
import { entryRequest } from '@/lib/addresses/requests';
import { ownForms } from '@/lib/platform/http/own-forms';
import { href } from '@/lib/routing/href';

/** Makes an address of the customer's own address book the default. */
export const POST = ownForms({
  schema: entryRequest,
  name: 'default-address',
  page: () => href('/account/address-book'),
  work: (session, { addressEntityId }) => chooseDefault(session, addressEntityId),
});
