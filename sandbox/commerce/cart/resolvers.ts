import type { CommerceContext } from '../context.ts';
import { pictureUrl } from '../pictures.ts';
import { globalId } from '../relay.ts';
import type { Resolvers } from '../resolvers.ts';
import { money } from '../values.ts';
import { cartMutations } from './mutations.ts';
import { quantityOf, totalOf } from './totals.ts';
import type { Cart, CartLine, Selection } from './types.ts';

export const cartResolvers: Resolvers = {
  Mutation: { cart: () => ({}) },
  CartMutations: cartMutations,
  Cart: {
    id: ({ id }: Cart) => globalId('Cart', id),
    entityId: ({ id }: Cart) => id,
    currencyCode: ({ currency }: Cart) => currency,
    isTaxIncluded: () => true,
    baseAmount: (cart: Cart) => money(totalOf(cart)),
    discountedAmount: () => money(0),
    amount: (cart: Cart) => money(totalOf(cart)),
    discounts: () => [],
    lineItems: (cart: Cart) => ({ physicalItems: cart.lines, totalQuantity: quantityOf(cart) }),
  },
  CartPhysicalItem: {
    entityId: ({ id }: CartLine) => id,
    productEntityId: ({ productId }: CartLine) => productId,
    variantEntityId: ({ variantId }: CartLine) => variantId,
    url: ({ path }: CartLine, _: object, { parts }: CommerceContext) => `${parts.config.shopOrigin}${path}`,
    imageUrl: ({ media }: CartLine, _: object, { parts }: CommerceContext) =>
      media === null ? null : pictureUrl(parts.config.origin, media, 300),
    isTaxable: () => true,
    isMutable: () => true,
    discounts: () => [],
    discountedAmount: () => money(0),
    couponAmount: () => money(0),
    listPrice: ({ listPrice }: CartLine) => money(listPrice),
    originalPrice: ({ listPrice }: CartLine) => money(listPrice),
    salePrice: ({ salePrice }: CartLine) => money(salePrice),
    extendedListPrice: ({ listPrice, quantity }: CartLine) => money(listPrice * quantity),
    extendedSalePrice: ({ salePrice, quantity }: CartLine) => money(salePrice * quantity),
    selectedOptions: ({ selections }: CartLine) => selections.map(selectedOption),
  },
};

function selectedOption({ optionId, name, value, valueId }: Selection): object {
  const base = { entityId: optionId, name };
  return valueId === undefined
    ? { __typename: 'CartSelectedTextFieldOption', ...base, text: value }
    : { __typename: 'CartSelectedMultipleChoiceOption', ...base, value, valueEntityId: valueId };
}
