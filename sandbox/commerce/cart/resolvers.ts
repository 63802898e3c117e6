import { cartPrices } from '../checkout/prices.ts';
import type { CommerceContext } from '../context.ts';
import { automaticOf } from '../pricing/prices.ts';
import type { Prices } from '../pricing/types.ts';
import { keptMetafields, type MetafieldArguments } from '../metafields.ts';
import { type Picture, pictureUrl } from '../pictures.ts';
import { type Product, productById } from '../products/product.ts';
import { connectionOf, globalId } from '../relay.ts';
import type { Resolvers } from '../resolvers.ts';
import { dateTime, type Money, money, withoutTax } from '../values.ts';
import { cartMutations } from './mutations.ts';
import { quantityOf, totalOf } from './totals.ts';
import type { Cart, CartLine, Selection } from './types.ts';

type PricedLine = CartLine & { prices: Prices };

export const cartResolvers: Resolvers = {
  Mutation: { cart: () => ({}) },
  CartMutations: cartMutations,
  Cart: {
    id: ({ id }: Cart) => globalId('Cart', id),
    entityId: ({ id }: Cart) => id,
    currencyCode: ({ currency }: Cart) => currency,
    displayCurrencyCode: ({ currency }: Cart) => currency,
    locale: () => 'en',
    createdAt: ({ createdAt }: Cart) => dateTime(createdAt),
    updatedAt: ({ updatedAt }: Cart) => dateTime(updatedAt),
    metafields: (
      { id }: Cart,
      { namespace, keys, ...page }: MetafieldArguments,
      { parts }: CommerceContext,
    ) => connectionOf(keptMetafields(parts.store, 'cart', id, { namespace, keys }), page),
    isTaxIncluded: () => true,
    baseAmount: (cart: Cart) => money(totalOf(cart)),
    discountedAmount: discounted,
    amount,
    baseAmountInDisplayCurrency: (cart: Cart) => money(totalOf(cart)),
    discountedAmountInDisplayCurrency: discounted,
    amountInDisplayCurrency: amount,
    discounts: (cart: Cart, _: object, context: CommerceContext) =>
      pricesIn(context, cart).promotions.map(({ id, amount }) => discountOf(id, amount)),
    lineItems: (cart: Cart, _: object, context: CommerceContext) => {
      const prices = pricesIn(context, cart);
      return {
        physicalItems: cart.lines.map((line) => ({ ...line, prices })),
        digitalItems: [],
        giftCertificates: [],
        customItems: [],
        totalQuantity: quantityOf(cart),
      };
    },
  },
  CartPhysicalItem: {
    entityId: ({ id }: CartLine) => id,
    productEntityId: ({ productId }: CartLine) => productId,
    variantEntityId: ({ variantId }: CartLine) => variantId,
    url: ({ path }: CartLine, _: object, { parts }: CommerceContext) => `${parts.config.shopOrigin}${path}`,
    imageUrl: ({ media }: CartLine, _: object, { parts }: CommerceContext) =>
      media === null ? null : pictureUrl(parts.config.origin, media, 300),
    image: ({ media, name }: CartLine): Picture | null =>
      media === null ? null : { media, altText: name, isDefault: true },
    baseCatalogProduct: productOf,
    catalogProductWithOptionSelections: productOf,
    allowGiftWrapping: () => false,
    isShippingRequired: () => true,
    isTaxable: () => true,
    isMutable: () => true,
    discounts: ({ id, prices }: PricedLine) =>
      prices.promotions.flatMap((each) => {
        const part = each.allocation[id];
        return part ? [discountOf(each.id, part)] : [];
      }),
    discountedAmount: ({ id, prices }: PricedLine) => money(automaticOf(prices.promotions)[id] ?? 0),
    couponAmount: ({ id, prices }: PricedLine) => money(prices.coupon?.goods[id] ?? 0),
    retailPrice: ({ listPrice }: CartLine) => money(listPrice),
    taxTotal: ({ id, salePrice, quantity, prices }: PricedLine) => {
      const off = (automaticOf(prices.promotions)[id] ?? 0) + (prices.coupon?.goods[id] ?? 0);
      const total = salePrice * quantity - off;
      return money(total - withoutTax(total));
    },
    listPrice: ({ listPrice }: CartLine) => money(listPrice),
    originalPrice: ({ listPrice }: CartLine) => money(listPrice),
    salePrice: ({ salePrice }: CartLine) => money(salePrice),
    extendedListPrice: ({ listPrice, quantity }: CartLine) => money(listPrice * quantity),
    extendedSalePrice: ({ salePrice, quantity }: CartLine) => money(salePrice * quantity),
    selectedOptions: ({ selections }: CartLine) => selections.map(selectedOption),
  },
};

function discounted(cart: Cart, _: object, context: CommerceContext): Money {
  return money(pricesIn(context, cart).automatic);
}

function amount(cart: Cart, _: object, context: CommerceContext): Money {
  const { subtotal, automatic, couponOnGoods } = pricesIn(context, cart);
  return money(subtotal - automatic - couponOnGoods);
}

function productOf({ productId }: CartLine, _: object, { parts }: CommerceContext): Product | null {
  return productById(parts.store, productId);
}

function pricesIn({ parts, now }: CommerceContext, cart: Cart): Prices {
  return cartPrices(parts.store, cart, now);
}

function discountOf(promotionId: number, pence: number): object {
  return { entityId: String(promotionId), discountedAmount: money(pence) };
}

function selectedOption({ optionId, name, value, valueId }: Selection): object {
  const base = { entityId: optionId, name };
  return valueId === undefined
    ? { __typename: 'CartSelectedTextFieldOption', ...base, text: value }
    : { __typename: 'CartSelectedMultipleChoiceOption', ...base, value, valueEntityId: valueId };
}
