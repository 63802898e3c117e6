import { countryName } from '../customers/address-book.ts';
import type { Resolvers } from '../resolvers.ts';
import type { OrderAddress } from './types.ts';

/** Fields of an address that have another name in the schema or are derived. */
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
