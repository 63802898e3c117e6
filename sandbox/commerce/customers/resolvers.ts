import type { CommerceContext } from '../context.ts';
import { connectionOf, type PageArguments } from '../relay.ts';
import type { Resolvers } from '../resolvers.ts';
import { attributeOf } from './attributes.ts';
import { type Customer, customerById } from './customer.ts';
import { login, logout } from './sign-in.ts';

export const customerResolvers: Resolvers = {
  Query: {
    customer: (_: object, __: object, { customerId, parts }: CommerceContext) =>
      customerId === null ? null : customerById(parts.store, customerId),
  },
  Mutation: { login, logout },
  Customer: {
    entityId: ({ id }: Customer) => id,
    customerGroupId: () => 0,
    firstName: (customer: Customer) => customer.first_name,
    lastName: (customer: Customer) => customer.last_name,
    attributes: (customer: Customer) => customer,
    wishlists: (_: Customer, page: PageArguments) => connectionOf([], page),
    isSubscribedToNewsletter: () => false,
  },
  CustomerAttributes: {
    attribute: ({ id }: Customer, { entityId }: { entityId: number }, { parts }: CommerceContext) =>
      attributeOf(parts.store, id, entityId),
  },
};
