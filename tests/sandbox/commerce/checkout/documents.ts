const MONEY = '{ currencyCode value }';
const ADDRESS = `firstName lastName email company address1 address2 city stateOrProvince stateOrProvinceCode countryCode
  postalCode phone`;

const CHECKOUT = `{ id entityId currencyCode displayCurrencyCode version customerMessage createdAt { utc } updatedAt { utc }
  subtotal ${MONEY} shippingCostTotal ${MONEY} shippingCostBeforeDiscount ${MONEY} handlingCostTotal ${MONEY}
  giftWrappingCostTotal ${MONEY} fees { id feeType name displayName source cost ${MONEY} }
  taxTotal ${MONEY} taxes { name amount ${MONEY} } grandTotal ${MONEY} outstandingBalance ${MONEY}
  totalDiscount ${MONEY} displayDiscountTotal ${MONEY} orderBasedAutoDiscountTotal ${MONEY} manualDiscountTotal ${MONEY}
  coupons { entityId promotionEntityId code couponType displayName status hasMaxLimitReached discountedAmount ${MONEY} }
  giftCertificates { entityId code balance ${MONEY} used ${MONEY} remaining ${MONEY} purchaseDate { utc } }
  promotions { entityId displayName priority banners { entityId type locations text }
    discounts { type target discountedAmount ${MONEY} allocations { entityId discountedAmount ${MONEY} } } }
  billingAddress { entityId ${ADDRESS} }
  shippingConsignments { entityId lineItemIds coupons { code } address { ${ADDRESS} } shippingCost ${MONEY}
    shippingCostBeforeDiscount ${MONEY} handlingCost ${MONEY}
    availableShippingOptions { entityId description type transitTime isRecommended cost ${MONEY} costAfterDiscount ${MONEY} }
    selectedShippingOption { entityId description type transitTime cost ${MONEY} } }
  order { entityId }
  cart { entityId version baseAmount ${MONEY} discountedAmount ${MONEY} amount ${MONEY}
    discounts { entityId discountedAmount ${MONEY} }
    lineItems { totalQuantity physicalItems { entityId productEntityId quantity salePrice ${MONEY}
      discountedAmount ${MONEY} couponAmount ${MONEY} discounts { entityId discountedAmount ${MONEY} } } } } }`;

const step = (name: string): string =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { checkout { ${name}(input: $input) { checkout ${CHECKOUT} } } }`;

const ERRORS = `errors { __typename ... on Error { message }
  ... on CartError { cart: code context { field value } message }
  ... on CartLineItemError { line: code context { field value } message }
  ... on CheckoutShippingConsignmentError { shipping: code context { field value } message }
  ... on CheckoutBillingAddressError { billing: code context { field value } message }
  ... on CheckoutCouponError { coupon: code context { field value } message } }`;
const ERRORS_WITHOUT_BILLING = ERRORS.replace(/\.\.\. on CheckoutBillingAddressError \{.*\n/, '');

export const STEPS = {
  addBilling: step('addCheckoutBillingAddress'),
  updateBilling: step('updateCheckoutBillingAddress'),
  addConsignments: step('addCheckoutShippingConsignments'),
  updateConsignment: step('updateCheckoutShippingConsignment'),
  deleteConsignment: step('deleteCheckoutConsignment'),
  selectOption: step('selectCheckoutShippingOption'),
  applyCoupon: step('applyCheckoutCoupon'),
  removeCoupon: step('unapplyCheckoutCoupon'),
  applyCertificate: step('applyCheckoutGiftCertificate'),
  removeCertificate: step('unapplyCheckoutGiftCertificate'),
  message: step('updateCheckoutCustomerMessage'),
  spamProtection: step('applyCheckoutSpamProtection'),
} as const;

export const GET_CHECKOUT = `query ($id: String) { site { checkout(entityId: $id) ${CHECKOUT} } }`;
export const CREATE_CHECKOUT = `mutation ($input: CreateCheckoutInput!) { checkout { createCheckout(input: $input) {
  checkout ${CHECKOUT} ${ERRORS_WITHOUT_BILLING} } } }`;
export const UPDATE_CHECKOUT = `mutation ($input: UpdateCheckoutInput!) { checkout { updateCheckout(input: $input) {
  checkout ${CHECKOUT} ${ERRORS} } } }`;
export const COMPLETE = `mutation ($input: CompleteCheckoutInput!) { checkout { completeCheckout(input: $input) {
  orderEntityId paymentAccessToken ${ERRORS} } } }`;

/** Every field of an order as the checkout names it is that of any order. */
const ORDER_OF_CHECKOUT = `query ($id: String) { site { checkout(entityId: $id) { order {
  id entityId orderedAt { utc } updatedAt { utc } status { value } billingAddress { city } isTaxIncluded
  consignments { shipping { edges { node { entityId } } } } subTotal ${MONEY} discountedSubTotal ${MONEY}
  discounts { totalDiscount ${MONEY} } wrappingCostTotal ${MONEY} shippingCostTotal ${MONEY} handlingCostTotal ${MONEY}
  taxTotal ${MONEY} taxes { name } totalIncTax ${MONEY} customerMessage totalProductQuantity
  fees { cost ${MONEY} } metafields(namespace: "returns") { edges { node { key } } }
  cartMetafields(namespace: "Storefront API") { edges { node { key } } } } } } }`;

export const CHECKOUT_DOCUMENTS = [
  ...Object.values(STEPS),
  GET_CHECKOUT,
  CREATE_CHECKOUT,
  UPDATE_CHECKOUT,
  COMPLETE,
  ORDER_OF_CHECKOUT,
];
