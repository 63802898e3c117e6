import type { Step } from '../types.ts';
import { byHand, inPlace } from '../types.ts';

const SCOPES = [
  'Carts: modify',
  'Checkouts: modify',
  'Content: read-only',
  'Customers: modify',
  'Customers Login: login',
  'Information & settings: read-only',
  'Orders: modify',
  'Order transactions: modify',
  'Products: modify',
  'Storefront API tokens: manage',
];

/** The API account with which everything else is created; it can only be created in the control panel. */
export const apiAccount: Step = {
  name: 'commerce/API account',
  run: async ({ config: { commerce } }) => {
    const isKnown = commerce.accessToken && commerce.clientId && commerce.clientSecret;
    if (isKnown) return [inPlace(apiAccount.name, `client ${commerce.clientId}`)];
    return [
      byHand(
        apiAccount.name,
        `Settings › Store-level API accounts › Create: ${SCOPES.join('; ')}. Copy what is shown once: the API path’s store into BIGCOMMERCE_STORE_HASH, the client’s id and secret into BIGCOMMERCE_CLIENT_ID and BIGCOMMERCE_CLIENT_SECRET, the access token into BIGCOMMERCE_ACCESS_TOKEN.`,
      ),
    ];
  },
};
