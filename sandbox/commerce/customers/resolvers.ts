import type { CommerceContext } from '../context.ts';
import { connectionOf, type PageArguments } from '../relay.ts';
import type { Resolvers } from '../resolvers.ts';
import {
  type Address,
  addCustomerAddress,
  addressesOf,
  countryName,
  deleteCustomerAddress,
  updateCustomerAddress,
} from './address-book.ts';
import { attributeOf } from './attributes.ts';
import { type Customer, customerById } from './customer.ts';
import { changePassword, requestResetPassword, resetPassword } from './new-password.ts';
import { isSubscribed, subscribe, unsubscribe } from './newsletter.ts';
import { registerCustomer, updateCustomer } from './profile.ts';
import { loginWithJwt } from './jwt-sign-in.ts';
import { login, logout } from './sign-in.ts';

export const customerResolvers: Resolvers = {
  Query: {
    customer: (_: object, __: object, { customerId, parts }: CommerceContext) =>
      customerId === null ? null : customerById(parts.store, customerId),
  },
  Mutation: {
    login,
    loginWithCustomerLoginJwt: loginWithJwt,
    logout,
    customer: () => ({}),
    newsletter: () => ({}),
  },
  CustomerMutations: {
    registerCustomer,
    updateCustomer,
    changePassword,
    requestResetPassword,
    resetPassword,
    addCustomerAddress,
    updateCustomerAddress,
    deleteCustomerAddress,
  },
  NewsletterMutations: { subscribe, unsubscribe },
  Customer: {
    entityId: ({ id }: Customer) => id,
    customerGroupId: () => 0,
    firstName: (customer: Customer) => customer.first_name,
    lastName: (customer: Customer) => customer.last_name,
    attributes: (customer: Customer) => customer,
    addresses: ({ id }: Customer, page: PageArguments, { parts }: CommerceContext) =>
      connectionOf(addressesOf(parts.store, id), page),
    isSubscribedToNewsletter: ({ email }: Customer, _: object, { parts }: CommerceContext) =>
      isSubscribed(parts.store, email),
  },
  CustomerAddress: {
    entityId: ({ id }: Address) => id,
    firstName: (address: Address) => address.first_name,
    lastName: (address: Address) => address.last_name,
    country: (address: Address) => countryName(address.country_code),
    countryCode: (address: Address) => address.country_code,
    stateOrProvince: ({ state }: Address) => state,
    postalCode: ({ postcode }: Address) => postcode,
  },
  CustomerAttributes: {
    attribute: ({ id }: Customer, { entityId }: { entityId: number }, { parts }: CommerceContext) =>
      attributeOf(parts.store, id, entityId),
  },
};
