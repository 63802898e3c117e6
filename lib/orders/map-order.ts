import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { shopPath } from '@/lib/catalogue/paths';
import { toPence } from '@/lib/money/rules';
import type { ResultOf } from '@/lib/platform/graphql';
import { returnsIn } from './changes/kept-returns';
import type {
  AddressFragment,
  LineFragment,
  OrderFragment,
  ShipmentFragment,
  SummaryFragment,
  SummaryLineFragment,
} from './documents';
import { nestLines, readTracking } from './rules';
import { CERTIFICATE_NAME } from './sum';
import type {
  Consignment,
  Order,
  OrderAddress,
  OrderLine,
  OrderSummary,
  Shipment,
  SummaryLine,
} from './types';

/** The platform's id of payment by gift certificate. */
const CERTIFICATE = 'giftcertificate';

type Money = { value: number };
const pence = ({ value }: Money) => toPence(value);

export function mapSummary(order: ResultOf<typeof SummaryFragment>): OrderSummary {
  return {
    id: order.entityId,
    status: { label: order.status.label, value: order.status.value },
    orderedAt: order.orderedAt.utc,
    total: pence(order.totalIncTax),
    consignments: nodesOf(order.consignments?.shipping).map((node) => ({
      lines: nestLines(nodesOf(node.lineItems).map(mapSummaryLine)),
      shipments: nodesOf(node.shipments).map(mapShipment),
    })),
  };
}

export function mapOrder(order: ResultOf<typeof OrderFragment>): Order {
  return {
    id: order.entityId,
    status: { label: order.status.label, value: order.status.value },
    orderedAt: order.orderedAt.utc,
    updatedAt: order.updatedAt.utc,
    isTaxIncluded: order.isTaxIncluded,
    subTotal: pence(order.subTotal),
    taxTotal: pence(order.taxTotal),
    taxes: order.taxes.map(({ name, amount }) => ({ name, amount: pence(amount) })),
    total: pence(order.totalIncTax),
    shippingCost: pence(order.shippingCostTotal),
    handlingCost: pence(order.handlingCostTotal),
    wrappingCost: pence(order.wrappingCostTotal),
    coupons: order.discounts.couponDiscounts.map(({ couponCode, discountedAmount }) => ({
      code: couponCode,
      amount: pence(discountedAmount),
    })),
    otherDiscount: pence(order.discounts.nonCouponDiscountTotal),
    billingAddress: mapAddress(order.billingAddress),
    // Only the management API reports refunds; `withFacts` adds them.
    refunded: 0,
    consignments: nodesOf(order.consignments?.shipping).map(mapConsignment),
    giftCertificates: nodesOf(order.consignments?.email.giftCertificates).map((node) => ({
      recipientEmail: node.recipientEmail,
      lines: nodesOf(node.lineItems).map(({ entityId, name, salePrice }) => ({
        id: entityId,
        name,
        price: pence(salePrice),
      })),
    })),
    message: order.customerMessage || null,
    requested: returnsIn(nodesOf(order.metafields)),
    payments: nodesOf(order.payments).map(({ paymentMethodId, paymentMethodName, amount }) => {
      const isCertificate = paymentMethodId === CERTIFICATE;
      return {
        name: isCertificate ? CERTIFICATE_NAME : paymentMethodName,
        amount: pence(amount),
        isCertificate,
      };
    }),
  };
}

type ConsignmentNode = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof OrderFragment>['consignments']>['shipping']>['edges']
>[number]['node'];

const mapConsignment = (node: ConsignmentNode): Consignment => ({
  id: node.entityId,
  address: mapAddress(node.shippingAddress),
  method: null,
  shippingCost: pence(node.shippingCost),
  handlingCost: pence(node.handlingCost),
  lines: nestLines(nodesOf(node.lineItems).map(mapLine)),
  shipments: nodesOf(node.shipments).map(mapShipment),
});

type Placed<T> = { line: T; parentId: number | null };

function mapSummaryLine(node: ResultOf<typeof SummaryLineFragment>): Placed<SummaryLine> {
  const { name, brand, sku, quantity, refundedQuantity } = node;
  const line = {
    id: node.entityId,
    productId: node.productEntityId,
    name,
    brand,
    sku,
    quantity,
    refundedQuantity,
    imageUrl: node.image?.url ?? null,
    extras: [],
  };
  return { line, parentId: node.parentLineItemEntityId };
}

function mapLine(node: ResultOf<typeof LineFragment>): Placed<OrderLine> {
  const path = node.baseCatalogProduct?.path;
  const { line, parentId } = mapSummaryLine(node);
  return {
    parentId,
    line: {
      ...line,
      variantId: node.variantEntityId,
      path: path ? shopPath(path) : null,
      options: node.productOptions.map(({ name, value }) => ({ name, value })),
      listTotal: pence(node.subTotalListPrice),
      total: pence(node.subTotalSalePrice),
      wrapping: node.wrapping && { name: node.wrapping.name, cost: pence(node.wrapping.cost) },
      extras: [],
    },
  };
}

function mapShipment(node: ResultOf<typeof ShipmentFragment>): Shipment {
  const { tracking } = node;
  const number = tracking && 'number' in tracking ? tracking.number : null;
  const url = tracking && 'url' in tracking ? tracking.url : null;
  return {
    id: node.entityId,
    shippedAt: node.shippedAt.utc,
    method: node.shippingMethodName,
    provider: node.shippingProviderName,
    tracking: tracking && readTracking(number, url),
    items: node.items.map(({ lineItemId, quantity }) => ({ lineId: lineItemId, quantity })),
  };
}

const mapAddress = (address: ResultOf<typeof AddressFragment>): OrderAddress => ({
  firstName: address.firstName ?? '',
  lastName: address.lastName ?? '',
  company: address.company ?? '',
  address1: address.address1 ?? '',
  address2: address.address2 ?? '',
  city: address.city ?? '',
  stateOrProvince: address.stateOrProvince ?? '',
  postalCode: address.postalCode,
  countryCode: address.countryCode,
  country: address.country,
  phone: address.phone ?? '',
  email: address.email ?? '',
});
