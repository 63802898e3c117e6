import { saveAddress } from '@/lib/addresses/commands';
import { saveAddressRequest } from '@/lib/addresses/requests';
import { ownForms } from '@/lib/platform/own-forms';

/** Adds an address, or changes the one whose `addressEntityId` is given. */
export const POST = ownForms({
  schema: saveAddressRequest,
  name: 'address',
  page: ({ addressEntityId = '' }) =>
    /^\d{1,10}$/.test(addressEntityId)
      ? `/account/address-book/${addressEntityId}`
      : '/account/address-book/new',
  work: saveAddress,
});
