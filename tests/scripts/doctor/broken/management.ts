import { HOOK_SCOPES } from '../../../../scripts/services/data/hooks.ts';
import { instead, refused, withHooks } from './alter';
import type { Broken } from './types';

/** What an API account may lack. */
export const MANAGEMENT: readonly Broken[] = [
  {
    what: 'the access token is wrong',
    environment: { BIGCOMMERCE_ACCESS_TOKEN: 'another-token' },
    lines: ['commerce/access token'],
    mends: /BIGCOMMERCE_ACCESS_TOKEN/,
  },
  {
    what: 'the store of the management API is wrong',
    alter: refused(/\/stores\//, 404),
    lines: ['commerce/access token'],
    mends: /API path/,
  },
  ...[
    'Customers (read)|/v3/customers\\?',
    'Carts (read)|/v3/carts/',
    'Checkouts (read)|/v3/checkouts/',
    'Orders (read)|/v2/orders',
    'Content (read)|/v3/content/',
    'Customers (modify)|PUT .*attribute-values',
  ].map((both): Broken => {
    const [scope = '', path = ''] = both.split('|');
    return {
      what: `the API account lacks ${scope}`,
      alter: refused(new RegExp(path)),
      lines: [`commerce/scope ${scope}`],
      mends: /Store-level API accounts/,
    };
  }),
  {
    what: 'other apps use up the quota',
    alter: () => (asked) =>
      asked.includes('/v3/catalog/products')
        ? {
            headers: new Headers({
              'x-rate-limit-requests-left': '3',
              'x-rate-limit-requests-quota': '150',
            }),
          }
        : undefined,
    lines: ['commerce/quota'],
    mends: /Another app/,
    state: 'warning',
  },
  {
    what: 'a customer attribute is missing',
    alter: instead(/customers\/attributes/, { data: [{ id: 123, name: 'Password reset' }] }),
    lines: ['commerce/customer attributes'],
    mends: /npm run provision/,
    state: 'warning',
  },
  {
    what: 'there are no webhooks',
    alter: withHooks(() => []),
    lines: ['commerce/hooks'],
    mends: /npm run provision/,
  },
  {
    what: 'the webhooks go to another shop',
    alter: withHooks((hooks) =>
      hooks.map((hook) => ({ ...hook, destination: 'https://staging.example/api/webhooks/commerce' })),
    ),
    lines: ['commerce/hooks'],
    mends: /npm run provision/,
  },
  {
    what: 'a webhook is switched off',
    alter: withHooks((hooks) => hooks.map((hook) => ({ ...hook, is_active: hook.scope !== HOOK_SCOPES[0] }))),
    lines: ['commerce/hooks'],
    mends: /switched on/,
  },
];
