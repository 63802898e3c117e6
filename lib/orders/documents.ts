import { graphql } from '@/lib/platform/graphql';

export const LineFragment = graphql(`
  fragment OrderLine on OrderPhysicalLineItem {
    entityId productEntityId variantEntityId parentLineItemEntityId brand name sku quantity refundedQuantity
    subTotalListPrice { value } subTotalSalePrice { value }
    productOptions { name value }
    wrapping { name cost { value } }
    image { url(width: 300) }
    baseCatalogProduct { path }
  }
`);

/** A smaller line for lists, because the platform limits the complexity of a query. */
export const SummaryLineFragment = graphql(`
  fragment SummaryLine on OrderPhysicalLineItem {
    entityId productEntityId parentLineItemEntityId brand name sku quantity refundedQuantity
    image { url(width: 300) }
  }
`);

export const ShipmentFragment = graphql(`
  fragment OrderShipment on OrderShipment {
    entityId shippedAt { utc } shippingMethodName shippingProviderName
    items { lineItemId quantity }
    tracking {
      __typename
      ... on OrderShipmentUrlOnlyTracking { url }
      ... on OrderShipmentNumberOnlyTracking { number }
      ... on OrderShipmentNumberAndUrlTracking { number url }
    }
  }
`);

export const AddressFragment = graphql(`
  fragment OrderAddress on OrderAddress {
    firstName lastName company address1 address2 city stateOrProvince stateOrProvinceCode country countryCode
    postalCode phone email
  }
`);

export const SummaryFragment = graphql(
  `
  fragment OrderSummary on Order {
    entityId orderedAt { utc } status { label value } totalIncTax { value }
    consignments {
      shipping(first: 3) {
        edges {
          node {
            lineItems(first: 20) { edges { node { ...SummaryLine } } }
            shipments(first: 5) { edges { node { ...OrderShipment } } }
          }
        }
      }
    }
  }
`,
  [SummaryLineFragment, ShipmentFragment],
);

export const OrdersQuery = graphql(
  `
  query Orders($first: Int!, $after: String) {
    customer {
      entityId
      orders(first: $first, after: $after) {
        collectionInfo { totalItems }
        pageInfo { hasNextPage endCursor }
        edges { node { ...OrderSummary } }
      }
    }
  }
`,
  [SummaryFragment],
);

export const OrderFragment = graphql(
  `
  fragment WholeOrder on OrderWithPayments {
    entityId orderedAt { utc } updatedAt { utc } status { label value } isTaxIncluded customerMessage
    subTotal { value } taxTotal { value } taxes { name amount { value } } totalIncTax { value }
    shippingCostTotal { value } handlingCostTotal { value } wrappingCostTotal { value }
    discounts { couponDiscounts { couponCode discountedAmount { value } } nonCouponDiscountTotal { value } }
    billingAddress { ...OrderAddress }
    payments(first: 5) { edges { node { paymentMethodId paymentMethodName amount { value } } } }
    metafields(namespace: "returns", first: 50) { edges { node { key value } } }
    consignments {
      shipping(first: 10) {
        edges {
          node {
            entityId shippingCost { value } handlingCost { value }
            shippingAddress { ...OrderAddress }
            lineItems(first: 50) { edges { node { ...OrderLine } } }
            shipments(first: 20) { edges { node { ...OrderShipment } } }
          }
        }
      }
      email {
        giftCertificates(first: 10) {
          edges { node { recipientEmail lineItems(first: 10) { edges { node { entityId name salePrice { value } } } } } }
        }
      }
    }
  }
`,
  [LineFragment, ShipmentFragment, AddressFragment],
);

/** With `cart`, the platform shows a guest's order to anybody; a customer's order is shown to that customer only. */
export const OrderQuery = graphql(
  `
  query Order($id: Int!, $cart: String) {
    site { order(filter: { entityId: $id, cartEntityId: $cart }) { ...WholeOrder } }
  }
`,
  [OrderFragment],
);

/** The status and total of an order after checkout. */
export const OrderStateQuery = graphql(`
  query OrderState($id: Int!, $cart: String) {
    site { order(filter: { entityId: $id, cartEntityId: $cart }) { status { value } totalIncTax { value } } }
  }
`);

/** Data of `GET /api/get-orders`. The platform returns at most 50 orders at once. */
export const OrderRecordsQuery = graphql(`
  query OrderRecords {
    customer {
      orders(first: 50) {
        edges {
          node {
            entityId status { value label } orderedAt { utc } updatedAt { utc } totalProductQuantity
            totalIncTax { value currencyCode }
          }
        }
      }
    }
  }
`);
