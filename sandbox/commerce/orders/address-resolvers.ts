import { countryName } from '../customers/address-book.ts';
import type { Resolvers } from '../resolvers.ts';
import type { OrderAddress } from './types.ts';

/** Fields of an address that are called otherwise here, or follow from others. */
const address: Resolvers[string] = {
  stateOrProvince: ({ state }: OrderAddress) => state,
  stateOrProvinceCode: () => '',
  country: ({ countryCode }: OrderAddress) => countryName(countryCode),
  postalCode: ({ postcode }: OrderAddress) => postcode,
};

export const addressResolvers: Resolvers = {
  OrderBillingAddress: address,
  OrderShippingAddress: address,
};
