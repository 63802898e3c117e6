import { z } from 'zod';
import { type Answer, shaped } from '../../../services/ask.ts';
import { managementOf } from '../../../services/management.ts';
import { ATTRIBUTE_NAMES } from '../../../../lib/platform/upstreams/customer-attributes.ts';
import { type Check, type Context, failure, type Finding, ok, warning } from '../../types.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** A call that proves each scope of the API account. A rejection of the content proves it as well as a success. */
const SCOPES: readonly { scope: string; path: string; method?: 'PUT'; body?: unknown }[] = [
  { scope: 'Products (read)', path: '/v3/catalog/products?limit=1' },
  { scope: 'Customers (read)', path: '/v3/customers?limit=1' },
  { scope: 'Customers (modify)', path: '/v3/customers/attribute-values', method: 'PUT', body: [] },
  { scope: 'Carts (read)', path: `/v3/carts/${NOWHERE}` },
  { scope: 'Checkouts (read)', path: `/v3/checkouts/${NOWHERE}` },
  { scope: 'Orders (read)', path: '/v2/orders?limit=1' },
  { scope: 'Content (read)', path: '/v3/content/pages?limit=1' },
];

const SCOPES_PLACE = 'Settings › Store-level API accounts › the account';

/** Checks the scopes of the API account, and the customer attributes. */
export function managementChecks(context: Context): Check[] {
  const management = managementOf(context);
  return [
    {
      name: 'commerce/access token',
      tried: 'asked the management API for a product',
      run: async () => tokenFinding(await management('/v3/catalog/products?limit=1')),
    },
    ...SCOPES.map(
      ({ scope, path, ...more }): Check => ({
        name: `commerce/scope ${scope}`,
        tried: `${more.method ?? 'GET'} ${path}`,
        needs: ['commerce/access token'],
        run: async () => scopeFinding(scope, await management(path, more)),
      }),
    ),
    {
      name: 'commerce/quota',
      tried: 'read how many REST calls are left',
      needs: ['commerce/access token'],
      run: async () => quotaFinding(await management('/v3/catalog/products?limit=1')),
    },
    {
      name: 'commerce/customer attributes',
      tried: 'asked for the attributes of customers',
      needs: ['commerce/scope Customers (read)'],
      run: async () => attributesFinding(await management('/v3/customers/attributes?limit=250')),
    },
  ];
}

function tokenFinding({ status }: Answer): Finding {
  if (status === 401)
    return failure(
      '401, the token is not accepted',
      `Set BIGCOMMERCE_ACCESS_TOKEN to the one shown when the account was made: ${SCOPES_PLACE}.`,
    );
  if (status === 404)
    return failure(
      '404, there is no such store',
      'Set BIGCOMMERCE_STORE_HASH: it follows /stores/ in the API path.',
    );
  if (status >= 500 || status === 429) return failure(`${status}`, 'Try again in a minute.');
  return ok('the token is accepted');
}

function scopeFinding(scope: string, { status }: Answer): Finding {
  if (status === 401 || status === 403)
    return failure(
      `${status}, the account lacks it`,
      `Give it ${scope}: ${SCOPES_PLACE}; its token changes.`,
    );
  if (status >= 500 || status === 429) return failure(`${status}`, 'Try again in a minute.');
  return ok(`${status}, the account has it`);
}

function quotaFinding({ headers }: Answer): Finding {
  const [left, quota] = ['left', 'quota'].map((name) => headers.get(`x-rate-limit-requests-${name}`));
  if (!left || !quota) return ok('the platform names no limit');
  const found = `${left} of ${quota} in 30 s`;
  if (Number(left) >= Number(quota) / 5) return ok(found);
  return warning(found, 'Another app of the store takes most of it: Settings › API › usage.');
}

const attributes = z.object({ data: z.array(z.object({ id: z.number(), name: z.string() })) });

function attributesFinding(answer: Answer): Finding {
  const { data } = shaped(attributes, answer);
  const names = Object.values(ATTRIBUTE_NAMES);
  const lacking = names.filter((name) => !data.some((attribute) => attribute.name === name));
  if (lacking.length === 0) return ok(names.join(', '));
  return warning(
    `lacking: ${lacking.join(', ')}`,
    'The shop makes each when it is first needed; have them made now: npm run provision.',
  );
}
