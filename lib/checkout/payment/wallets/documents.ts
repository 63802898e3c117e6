import { graphql } from '@/lib/platform/graphql';

export const WalletsQuery = graphql(`
  query WalletsOf($cartId: String!) {
    site {
      paymentWallets(filter: { cartEntityId: $cartId }, first: 10) {
        edges { node { entityId providerName methodName } }
      }
    }
  }
`);

export const WalletIntent = graphql(`
  mutation WalletIntent($input: CreatePaymentWalletIntentInput!) {
    payment {
      paymentWallet {
        createPaymentWalletIntent(input: $input) {
          paymentWalletIntentData {
            __typename
            ... on PayPalCommercePaymentWalletIntentData { orderId approvalUrl initializationEntityId }
            ... on BigcommercePaymentWalletIntentData { orderId approvalUrl initializationEntityId }
          }
          errors { __typename ... on Error { message } }
        }
      }
    }
  }
`);

export const WalletCheckout = graphql(`
  mutation WalletCheckout($input: CreateCartRedirectUrlsInput!) {
    cart { createCartRedirectUrls(input: $input) { redirectUrls { externalCheckoutUrl } errors { __typename } } }
  }
`);
