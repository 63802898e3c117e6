import type { Broken } from './types';

/** What an environment may have wrong. */
export const VARIABLES: readonly Broken[] = [
  {
    what: 'a secret is too short',
    environment: { SESSION_SECRET: 'short' },
    lines: ['variables/SESSION_SECRET'],
    mends: /Put it right/,
  },
  {
    what: 'several variables are malformed or missing',
    environment: { PUBLIC_ORIGIN: 'shop', BIGCOMMERCE_CHANNEL_ID: 'one', CONTENTFUL_ACCESS_TOKEN: '' },
    lines: [
      'variables/PUBLIC_ORIGIN',
      'variables/BIGCOMMERCE_CHANNEL_ID',
      'variables/CONTENTFUL_ACCESS_TOKEN',
    ],
    mends: /\.env\.example/,
  },
  {
    what: 'the mail server of a hosted store is not named',
    environment: { BIGCOMMERCE_STORE_HASH: 'abc', SMTP_URL: '' },
    lines: [
      'variables/BIGCOMMERCE_CARD_FIELDS_URL',
      'variables/BIGCOMMERCE_CLIENT_ID',
      'variables/SMTP_URL',
      'variables/MAIL_FROM',
    ],
    mends: /Set it/,
  },
  {
    what: 'one secret is used twice',
    environment: { PREVIEW_SECRET: 'seals sessions, and nothing else than sessions' },
    lines: ['variables/PREVIEW_SECRET'],
    mends: /openssl rand/,
    state: 'warning',
  },
];
