import type { CommerceContext } from '../context.ts';
import type { Picture } from '../pictures.ts';
import { type Product, productById } from '../products/product.ts';
import { connectionOf, type PageArguments } from '../relay.ts';
import type { Resolvers } from '../resolvers.ts';
import { dateTime, money } from '../values.ts';
import type { Consignment, Order, RecordedLine, RecordedShipment } from './types.ts';

export const deliveryResolvers: Resolvers = {
  OrderConsignments: {
    shipping: ({ consignments }: Order, page: PageArguments) =>
      connectionOf(
        consignments.filter(({ address }) => address !== null),
        page,
      ),
    email: (order: Order) => order,
  },
  OrderEmailConsignments: {
    giftCertificates: ({ consignments }: Order, page: PageArguments) =>
      connectionOf(
        consignments.filter(({ address }) => address === null),
        page,
      ),
  },
  OrderGiftCertificateConsignment: {
    lineItems: ({ lines }: Consignment, page: PageArguments) => connectionOf(lines, page),
  },
  OrderGiftCertificateLineItem: {
    entityId: ({ id }: RecordedLine) => id,
    salePrice: ({ salePrice }: RecordedLine) => money(salePrice),
  },
  OrderShippingConsignment: {
    entityId: ({ id }: Consignment) => id,
    shippingAddress: ({ address }: Consignment) => address,
    shippingCost: ({ shippingCost }: Consignment) => money(shippingCost),
    shippingCostBeforeDiscount: ({ shippingCost }: Consignment) => money(shippingCost),
    handlingCost: ({ handlingCost }: Consignment) => money(handlingCost),
    lineItems: ({ lines }: Consignment, page: PageArguments) => connectionOf(lines, page),
    shipments: ({ shipments }: Consignment, page: PageArguments) => connectionOf(shipments, page),
  },
  OrderPhysicalLineItem: {
    entityId: ({ id }: RecordedLine) => id,
    parentLineItemEntityId: ({ parentId }: RecordedLine) => parentId,
    productEntityId: ({ productId }: RecordedLine) => productId,
    variantEntityId: ({ variantId }: RecordedLine) => variantId,
    subTotalListPrice: ({ listPrice, quantity }: RecordedLine) => money(listPrice * quantity),
    subTotalSalePrice: ({ salePrice, quantity }: RecordedLine) => money(salePrice * quantity),
    productOptions: ({ options }: RecordedLine) => options,
    image: ({ media, name }: RecordedLine): Picture | null =>
      media === null ? null : { media, altText: name, isDefault: true },
    baseCatalogProduct: productOf,
    catalogProductWithOptionSelections: productOf,
  },
  OrderLineItemWrapping: {
    cost: ({ cost }: { cost: number }) => money(cost),
  },
  OrderShipment: {
    entityId: ({ id }: RecordedShipment) => id,
    shippedAt: ({ shippedAt }: RecordedShipment) => dateTime(shippedAt),
    shippingProviderName: ({ provider }: RecordedShipment) => provider,
    shippingMethodName: ({ method }: RecordedShipment) => method,
    tracking: trackingOf,
    items: ({ items }: RecordedShipment) =>
      items.map(({ lineId, quantity }) => ({ lineItemId: lineId, quantity })),
  },
};

function productOf({ productId }: RecordedLine, _: object, { parts }: CommerceContext): Product | null {
  return productId === null ? null : productById(parts.store, productId);
}

function trackingOf({ trackingNumber: number, trackingUrl: url }: RecordedShipment): object | null {
  if (number !== null && url !== null)
    return { __typename: 'OrderShipmentNumberAndUrlTracking', number, url };
  if (number !== null) return { __typename: 'OrderShipmentNumberOnlyTracking', number };
  return url === null ? null : { __typename: 'OrderShipmentUrlOnlyTracking', url };
}
