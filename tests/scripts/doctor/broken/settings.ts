import { jwt, refused, told } from './alter';
import type { Broken } from './types';

/** What a merchant may have set otherwise. */
export const SETTINGS: readonly Broken[] = [
  {
    what: 'the storefront token is wrong',
    environment: { BIGCOMMERCE_STOREFRONT_TOKEN: 'another-token' },
    lines: ['commerce/storefront'],
    mends: /BIGCOMMERCE_STOREFRONT_TOKEN/,
  },
  {
    what: 'the storefront token has expired',
    environment: { BIGCOMMERCE_STOREFRONT_TOKEN: jwt({ eat: 1_700_000_000, cid: [1] }) },
    lines: ['commerce/storefront token', 'commerce/storefront'],
    mends: /npm run provision/,
  },
  {
    what: 'the storefront token is another channel’s',
    environment: { BIGCOMMERCE_STOREFRONT_TOKEN: jwt({ eat: 2_000_000_000, cid: [7] }) },
    lines: ['commerce/storefront token', 'commerce/storefront'],
    mends: /BIGCOMMERCE_CHANNEL_ID|npm run provision/,
  },
  {
    what: 'nothing listens at the storefront’s address',
    environment: { BIGCOMMERCE_GRAPHQL_URL: 'http://127.0.0.1:1/graphql' },
    lines: ['commerce/storefront'],
    mends: /address in the environment/,
  },
  {
    what: 'the storefront cuts its answer off',
    alter: () => (asked) => (asked.includes('/graphql') ? null : undefined),
    lines: ['commerce/storefront'],
    mends: /whether this machine may call it/,
  },
  {
    what: 'the storefront does not answer GraphQL',
    alter: refused(/graphql/, 404),
    lines: ['commerce/storefront'],
    mends: /BIGCOMMERCE_STORE_HASH/,
  },
  {
    what: 'the token is another store’s',
    alter: told('DoctorSettings', '"storeHash":"\\w+"', '"storeHash":"other"'),
    lines: ['commerce/storefront'],
    mends: /BIGCOMMERCE_STORE_HASH/,
  },
  {
    what: 'the channel is not launched',
    alter: told('DoctorSettings', 'LAUNCHED', 'PRE_LAUNCH'),
    lines: ['commerce/storefront'],
    mends: /Launch the channel/,
    state: 'warning',
  },
  {
    what: 'the channel is wrong',
    alter: told('DoctorSettings', '"channelId":1', '"channelId":2'),
    lines: ['commerce/channel'],
    mends: /BIGCOMMERCE_CHANNEL_ID/,
  },
  {
    what: 'the store trades in euros',
    alter: told('DoctorSettings', 'GBP', 'EUR'),
    lines: ['commerce/currency'],
    mends: /Settings › Currencies/,
  },
  {
    what: 'pounds are not the default',
    alter: told('DoctorSettings', '"isDefault":true', '"isDefault":false'),
    lines: ['commerce/currency'],
    mends: /channel’s default/,
  },
  {
    what: 'lists show prices without tax',
    alter: told('DoctorSettings', '"plp":"INC"', '"plp":"EX"'),
    lines: ['commerce/tax display'],
    mends: /including tax/,
  },
  {
    what: 'the plan does not filter products',
    switches: { productFiltering: false },
    lines: ['commerce/product filtering'],
    mends: /Product filtering/,
  },
  {
    what: 'reCAPTCHA is on without a key',
    alter: told('DoctorSettings', '"isEnabledOnStorefront":false', '"isEnabledOnStorefront":true'),
    lines: ['commerce/reCAPTCHA'],
    mends: /turn it off/,
  },
];
