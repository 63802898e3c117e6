const MONEY = '{ value currencyCode }';
const ADDRESS = `{ firstName lastName company address1 address2 city stateOrProvince stateOrProvinceCode country
  countryCode postalCode phone email }`;
const LINE = `{ entityId productEntityId variantEntityId parentLineItemEntityId brand name sku quantity refundedQuantity
  subTotalListPrice ${MONEY} subTotalSalePrice ${MONEY} productOptions { name value productAttributeEntityId productAttributeValueEntityId } wrapping { name cost ${MONEY} }
  image { url(width: 300) altText } baseCatalogProduct { path } catalogProductWithOptionSelections { path } }`;
const SHIPMENT = `{ entityId shippedAt { utc } shippingMethodName shippingProviderName items { lineItemId quantity }
  tracking { __typename ... on OrderShipmentUrlOnlyTracking { url } ... on OrderShipmentNumberOnlyTracking { number }
    ... on OrderShipmentNumberAndUrlTracking { number url } } }`;
const METAFIELDS = '{ edges { node { key value } } }';
const PAGE = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
const ORDER = `id entityId orderedAt { utc } updatedAt { utc } status { label value } isTaxIncluded totalProductQuantity
  customerMessage subTotal ${MONEY} discountedSubTotal ${MONEY} taxTotal ${MONEY} taxes { name amount ${MONEY} }
  totalIncTax ${MONEY} shippingCostTotal ${MONEY} handlingCostTotal ${MONEY} wrappingCostTotal ${MONEY}
  discounts { couponDiscounts { couponCode discountedAmount ${MONEY} } nonCouponDiscountTotal ${MONEY}
    totalDiscount ${MONEY} orderBasedAutoDiscountTotal ${MONEY} manualDiscountTotal ${MONEY} }
  fees { entityId feeType displayName source cost ${MONEY} }
  metafields(namespace: "returns") ${METAFIELDS} cartMetafields(namespace: "Storefront API") ${METAFIELDS}
  billingAddress ${ADDRESS}
  consignments {
    shipping(first: 3) { ${PAGE} edges { cursor node { entityId shippingCost ${MONEY} shippingCostBeforeDiscount ${MONEY} handlingCost ${MONEY} shippingAddress ${ADDRESS}
      lineItems(first: 10) { ${PAGE} edges { cursor node ${LINE} } }
      shipments(first: 5) { ${PAGE} edges { cursor node ${SHIPMENT} } } } } }
    email { giftCertificates(first: 3) { ${PAGE} edges { cursor node { recipientEmail
      lineItems(first: 3) { ${PAGE} edges { cursor node { entityId name salePrice ${MONEY} } } } } } } }
  }`;

export const ORDERS = `query ($first: Int = 10, $after: String, $filters: OrdersFiltersInput) { customer {
  orders(first: $first, after: $after, filters: $filters) { collectionInfo { totalItems }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { ${ORDER} } } } } }`;
export const ORDER_BY_NUMBER = `query ($filter: OrderFilterInput!) { site { order(filter: $filter) { ${ORDER}
  payments(first: 5) { edges { node { paymentMethodId paymentMethodName amount ${MONEY}
    detail { ... on CreditCardPaymentInstrument { brand last4 } ... on GiftCertificatePaymentInstrument { code } } } } } } } }`;

export const ORDER_DOCUMENTS = [ORDERS, ORDER_BY_NUMBER];
