import { saveAddress } from '@/lib/addresses/commands';
import { saveAddressRequest } from '@/lib/addresses/requests';
import { ownForms } from '@/lib/platform/http/own-forms';
import { href } from '@/lib/routing/href';

/** Adds an address, or changes the one with the given `addressEntityId`. */
export const POST = ownForms({
  schema: saveAddressRequest,
  name: 'address',
  page: ({ addressEntityId = '' }) =>
    /^\d{1,10}$/.test(addressEntityId)
      ? href('/account/address-book/[id]', { id: addressEntityId })
      : href('/account/address-book/new'),
  work: saveAddress,
});
