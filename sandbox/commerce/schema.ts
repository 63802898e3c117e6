import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema, isAbstractType, isObjectType } from 'graphql';
import { analyticsResolvers } from './analytics.ts';
import { cartResolvers } from './cart/resolvers.ts';
import { giftCertificateResolvers } from './checkout/gift-certificate.ts';
import { checkoutResolvers } from './checkout/resolvers.ts';
import { contentResolvers } from './content/resolvers.ts';
import { formFieldResolvers } from './customers/form-fields.ts';
import { customerResolvers } from './customers/resolvers.ts';
import { enquiryResolvers } from './enquiries/resolvers.ts';
import { deliveryResolvers } from './orders/delivery-resolvers.ts';
import { orderResolvers } from './orders/resolvers.ts';
import { placeResolvers } from './places/resolvers.ts';
import { locationResolvers } from './products/locations.ts';
import { optionResolvers } from './products/option-resolvers.ts';
import { productResolvers } from './products/resolvers.ts';
import { variantResolvers } from './products/variant-resolvers.ts';
import type { Resolvers } from './resolvers.ts';
import { searchResolvers } from './search/resolvers.ts';
import { siteResolvers } from './site.ts';
import { walletResolvers } from '../wallets/resolvers.ts';
import { wishlistResolvers } from './wishlists/resolvers.ts';

/** Returns the schema with its resolvers. `schema.graphql` is a true subset of the platform's schema. */
export function commerceSchema(): GraphQLSchema {
  const schema = buildSchema(readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'));
  for (const resolvers of [
    siteResolvers,
    productResolvers,
    optionResolvers,
    variantResolvers,
    placeResolvers,
    searchResolvers,
    contentResolvers,
    customerResolvers,
    cartResolvers,
    checkoutResolvers,
    walletResolvers,
    wishlistResolvers,
    enquiryResolvers,
    orderResolvers,
    deliveryResolvers,
    analyticsResolvers,
    formFieldResolvers,
    giftCertificateResolvers,
    locationResolvers,
  ]) {
    attach(schema, resolvers);
  }
  for (const type of Object.values(schema.getTypeMap())) {
    // Every value for an interface or union has its type's name in `__typename`.
    if (isAbstractType(type)) type.resolveType = (value: { __typename: string }) => value.__typename;
  }
  return schema;
}

function attach(schema: GraphQLSchema, resolvers: Resolvers): void {
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`The schema has no object type ${typeName}.`);
    const known = type.getFields();
    for (const [name, resolve] of Object.entries(fields)) {
      const field = known[name];
      if (!field) throw new Error(`The schema has no field ${typeName}.${name}.`);
      field.resolve = resolve;
    }
  }
}
