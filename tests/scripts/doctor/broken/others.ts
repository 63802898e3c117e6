import { instead, refused } from './alter';
import type { Broken } from './types';

/** What the other services, the disk and the shop may have wrong. */
export const OTHERS: readonly Broken[] = [
  {
    what: 'the portal has no such form',
    environment: { HUBSPOT_TRADE_FORM_ID: 'no-form' },
    lines: ['forms/trade enquiry'],
    mends: /HUBSPOT_TRADE_FORM_ID/,
  },
  {
    what: 'a form lacks fields',
    environment: { HUBSPOT_TRADE_FORM_ID: 'stock-alert' },
    lines: ['forms/trade enquiry'],
    mends: /Add these fields/,
  },
  {
    what: 'a form requires more',
    alter: () => (asked) =>
      asked.endsWith('/stock-alert')
        ? {
            body: '{"errors":[{"message":"Error in \'fields.age\'. Required","errorType":"REQUIRED_FIELD"}]}',
          }
        : undefined,
    lines: ['forms/stock alert'],
    mends: /optional/,
  },
  {
    what: 'a form asks for a CAPTCHA',
    alter: () => (asked) =>
      asked.endsWith('/trade-enquiry')
        ? { body: '{"errors":[{"message":"","errorType":"FORM_HAS_RECAPTCHA_ENABLED"}]}' }
        : undefined,
    lines: ['forms/trade enquiry'],
    mends: /Switch it off/,
  },
  {
    what: 'the token of the form service is wrong',
    environment: { HUBSPOT_ACCESS_TOKEN: 'another-token' },
    lines: ['forms/token'],
    mends: /Service keys/,
  },
  {
    what: 'the token of the form service may not see forms',
    alter: refused(/marketing\/v3\/forms/),
    lines: ['forms/token'],
    mends: /scope/,
  },
  {
    what: 'the token of the form service may not see properties',
    alter: () => (asked) =>
      asked.endsWith('/properties/contacts')
        ? {
            status: 403,
            body: '{"message":"","errors":[{"context":{"requiredGranularScopes":["crm.schemas.contacts.read"]}}]}',
          }
        : undefined,
    lines: ['forms/token'],
    mends: /scope crm\.schemas\.contacts\.read/,
  },
  {
    what: 'the token of the form service is of another portal',
    alter: instead(/marketing\/v3\/forms/, { results: [] }),
    lines: ['forms/token'],
    mends: /HUBSPOT_PORTAL_ID/,
  },
  {
    what: 'the key of the address look-up is wrong',
    environment: { IDEAL_POSTCODES_API_KEY: 'another-key' },
    lines: ['addresses/key'],
    mends: /IDEAL_POSTCODES_API_KEY/,
  },
  {
    what: 'no address look-ups are left',
    alter: refused(/postcodes/, 402),
    lines: ['addresses/key'],
    mends: /Buy more/,
  },
  {
    what: 'the function for a new password fails',
    alter: refused(/password-reset/, 500),
    lines: ['reset/function'],
    mends: /docs\/hosted\.md/,
  },
  {
    what: 'nothing listens at the mail server’s port',
    environment: { SMTP_URL: 'smtp://127.0.0.1:1' },
    lines: ['mail/server'],
    mends: /smtps for 465/,
  },
  {
    what: 'e-mail has no sender address',
    environment: { MAIL_FROM: 'Hobwright' },
    lines: ['mail/sender'],
    mends: /Name <address>/,
  },
  { what: 'Redis is down', redis: 'away', lines: ['redis/server'], mends: /REDIS_URL/ },
  {
    what: 'the data folder cannot be made',
    environment: { SHOP_DATA: '/dev/null/shop' },
    lines: ['disk/folder'],
    mends: /SHOP_DATA/,
  },
  { what: 'the shop answers 503', shop: 503, lines: ['shop/answers'], mends: /Start the shop/ },
  {
    what: 'the shop has another secret for the platform’s webhooks',
    environment: { BIGCOMMERCE_CLIENT_SECRET: 'another secret of the platform' },
    lines: ['shop/platform’s events'],
    mends: /BIGCOMMERCE_CLIENT_SECRET/,
  },
  {
    what: 'the shop has another secret for the webhooks of content',
    environment: { CONTENTFUL_WEBHOOK_SECRET: 'another secret of content' },
    lines: ['shop/content’s events'],
    mends: /CONTENTFUL_WEBHOOK_SECRET/,
  },
];
