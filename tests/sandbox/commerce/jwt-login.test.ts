import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { PRODUCTS } from '../catalogue.ts';
import { CREATE_CART, JWT_LOGIN } from './documents.ts';
import { openWithCustomers, PAT } from './two-customers.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function jwt(claims: object, secret = 'dev'): string {
  const body = `${encode({ typ: 'JWT', alg: 'HS256' })}.${encode(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

test('a login JWT signed by the merchant’s server is valid once, and only while it is fresh', async () => {
  await using sandbox = await openWithCustomers({ clientSecret: 'dev', storeHash: 'hobwright' });
  const claims = {
    iss: 'client',
    iat: sandbox.clock.now / 1000,
    jti: 'one',
    operation: 'customer_login',
    store_hash: 'hobwright',
    customer_id: PAT.id,
    redirect_to: '/account',
  };
  const { data: made } = await sandbox.graphql<{ cart: { createCart: { cart: { entityId: string } } } }>(
    CREATE_CART,
    { input: { lineItems: [{ productEntityId: PRODUCTS.washer, quantity: 1 }] } },
  );
  const cart = made?.cart.createCart.cart.entityId;
  const refused = async (token: string): Promise<string | undefined> =>
    (await sandbox.graphql(JWT_LOGIN, { jwt: token })).errors[0]?.message;
  for (const wrong of [
    'x',
    jwt(claims, 'other'),
    jwt({ ...claims, iat: claims.iat - 60 }),
    jwt({ ...claims, customer_id: 999 }),
    jwt({ ...claims, store_hash: 'other' }),
    jwt({ ...claims, channel_id: 2 }),
    jwt({ ...claims, operation: 'login' }),
  ]) {
    expect(await refused(wrong)).toBe('Invalid credentials');
  }
  const { data, errors } = await sandbox.graphql(JWT_LOGIN, { jwt: jwt(claims), cart });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    loginWithCustomerLoginJwt: {
      redirectTo: '/account',
      customer: { email: PAT.email },
      cart: { entityId: cart },
    },
  });
  expect(await refused(jwt(claims))).toBe('Invalid credentials');
});
