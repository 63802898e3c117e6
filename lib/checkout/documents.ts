import { graphql } from '@/lib/platform/graphql';

const SumsFragment = graphql(`
  fragment CheckoutSums on Checkout {
    subtotal { value } grandTotal { value } outstandingBalance { value } taxTotal { value }
    shippingCostBeforeDiscount { value } shippingCostTotal { value } handlingCostTotal { value }
    coupons { code couponType displayName discountedAmount { value } }
    promotions { displayName banners { type text } discounts { type discountedAmount { value } } }
    giftCertificates { code used { value } remaining { value } }
  }
`);

export const CheckoutFragment = graphql(
  `
  fragment WholeCheckout on Checkout {
    entityId customerMessage
    order { entityId }
    cart { lineItems { physicalItems { entityId quantity extendedSalePrice { value } } } }
    billingAddress {
      entityId firstName lastName company address1 address2 city stateOrProvince postalCode countryCode phone email
    }
    shippingConsignments {
      entityId lineItemIds
      address {
        firstName lastName company address1 address2 city stateOrProvince postalCode countryCode phone email
      }
      availableShippingOptions { entityId description transitTime cost { value } }
      selectedShippingOption { entityId description transitTime cost { value } }
    }
    ...CheckoutSums
  }
`,
  [SumsFragment],
);

export const CheckoutQuery = graphql(
  `query CheckoutOf($id: String!) { site { checkout(entityId: $id) { ...WholeCheckout } } }`,
  [CheckoutFragment],
);

export const AddBilling = graphql(
  `
  mutation AddBilling($input: AddCheckoutBillingAddressInput!) {
    checkout { addCheckoutBillingAddress(input: $input) { checkout { ...WholeCheckout } } }
  }
`,
  [CheckoutFragment],
);

export const UpdateBilling = graphql(
  `
  mutation UpdateBilling($input: UpdateCheckoutBillingAddressInput!) {
    checkout { updateCheckoutBillingAddress(input: $input) { checkout { ...WholeCheckout } } }
  }
`,
  [CheckoutFragment],
);

export const AddConsignments = graphql(
  `
  mutation AddConsignments($input: AddCheckoutShippingConsignmentsInput!) {
    checkout { addCheckoutShippingConsignments(input: $input) { checkout { ...WholeCheckout } } }
  }
`,
  [CheckoutFragment],
);

export const UpdateConsignment = graphql(
  `
  mutation UpdateConsignment($input: UpdateCheckoutShippingConsignmentInput!) {
    checkout { updateCheckoutShippingConsignment(input: $input) { checkout { ...WholeCheckout } } }
  }
`,
  [CheckoutFragment],
);

export const DeleteConsignment = graphql(
  `
  mutation DeleteConsignment($input: DeleteCheckoutConsignmentInput!) {
    checkout { deleteCheckoutConsignment(input: $input) { checkout { ...WholeCheckout } } }
  }
`,
  [CheckoutFragment],
);

export const SelectOption = graphql(
  `
  mutation SelectOption($input: SelectCheckoutShippingOptionInput!) {
    checkout { selectCheckoutShippingOption(input: $input) { checkout { ...WholeCheckout } } }
  }
`,
  [CheckoutFragment],
);

export const UpdateMessage = graphql(
  `
  mutation UpdateMessage($input: UpdateCheckoutCustomerMessageInput!) {
    checkout { updateCheckoutCustomerMessage(input: $input) { checkout { ...WholeCheckout } } }
  }
`,
  [CheckoutFragment],
);

export const CompleteCheckout = graphql(`
  mutation CompleteCheckout($input: CompleteCheckoutInput!) {
    checkout {
      completeCheckout(input: $input) {
        orderEntityId paymentAccessToken
        errors {
          __typename
          ... on CartError { cartCode: code message context { field value } }
          ... on CartLineItemError { cartCode: code message context { field value } }
          ... on CheckoutShippingConsignmentError { checkoutCode: code message context { field value } }
          ... on CheckoutBillingAddressError { checkoutCode: code message context { field value } }
          ... on CheckoutCouponError { checkoutCode: code message context { field value } }
        }
      }
    }
  }
`);

export const ApplyCoupon = graphql(
  `
  mutation ApplyCoupon($input: ApplyCheckoutCouponInput!) {
    checkout { applyCheckoutCoupon(input: $input) { checkout { ...WholeCheckout } } }
  }
`,
  [CheckoutFragment],
);

export const UnapplyCoupon = graphql(
  `
  mutation UnapplyCoupon($input: UnapplyCheckoutCouponInput!) {
    checkout { unapplyCheckoutCoupon(input: $input) { checkout { ...WholeCheckout } } }
  }
`,
  [CheckoutFragment],
);

export const ApplyCertificate = graphql(
  `
  mutation ApplyCertificate($input: ApplyCheckoutGiftCertificateInput!) {
    checkout { applyCheckoutGiftCertificate(input: $input) { checkout { ...WholeCheckout } } }
  }
`,
  [CheckoutFragment],
);

export const UnapplyCertificate = graphql(
  `
  mutation UnapplyCertificate($input: UnapplyCheckoutGiftCertificateInput!) {
    checkout { unapplyCheckoutGiftCertificate(input: $input) { checkout { ...WholeCheckout } } }
  }
`,
  [CheckoutFragment],
);

export const RedirectUrls = graphql(`
  mutation RedirectUrls($input: CreateCartRedirectUrlsInput!) {
    cart { createCartRedirectUrls(input: $input) { redirectUrls { redirectedCheckoutUrl } errors { __typename } } }
  }
`);
