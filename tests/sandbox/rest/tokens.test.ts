import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../fixture.ts';

const QUERY = '{ site { settings { storeName } } }';
const TOMORROW = Date.UTC(2026, 7, 21, 10) / 1000;

const ask = async (sandbox: TestSandbox, token: string) =>
  sandbox.graphql(QUERY, {}, { authorization: `Bearer ${token}` });

test.each([
  ['api-token', { allowed_cors_origins: ['https://shop.example'] }],
  ['api-token-private', { scopes: ['Unauthenticated', 'Customer'] }],
  ['api-token-customer-impersonation', {}],
])('a token made by %s gives access to the storefront API until it expires', async (kind, more) => {
  await using sandbox = await openSandbox();
  const made = await sandbox.rest('POST', `/v3/storefront/${kind}`, {
    channel_ids: [1],
    expires_at: TOMORROW,
    ...more,
  });
  expect(made.status).toBe(200);
  const { token } = (made.body as { data: { token: string } }).data;
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect((await ask(sandbox, token)).status).toBe(200);
  sandbox.clock.now = TOMORROW * 1000;
  expect(await ask(sandbox, token)).toMatchObject({
    status: 401,
    errors: [{ message: 'GraphQL invalid credentials. JWT is expired' }],
  });
});

test('a revoked token gives no access', async () => {
  await using sandbox = await openSandbox();
  const made = await sandbox.rest('POST', '/v3/storefront/api-token', {
    channel_id: 1,
    expires_at: TOMORROW,
  });
  const { token } = (made.body as { data: { token: string } }).data;
  const takeBack = () =>
    sandbox.app.inject({
      method: 'DELETE',
      url: '/stores/hobwright/v3/storefront/api-token',
      headers: { 'x-auth-token': 'access-token', 'sf-api-token': token },
    });
  expect((await takeBack()).statusCode).toBe(200);
  expect((await ask(sandbox, token)).status).toBe(401);
  expect((await takeBack()).statusCode).toBe(404);
});

test.each([
  ['api-token', { channel_id: 1 }, 'expires_at'],
  ['api-token', { channel_id: 1, expires_at: 1 }, 'expires_at'],
  ['api-token', { channel_id: 7, expires_at: TOMORROW }, 'channel_id'],
  ['api-token-private', { channel_id: 1, expires_at: TOMORROW }, 'scopes'],
])('%s refuses %j', async (kind, body, field) => {
  await using sandbox = await openSandbox();
  expect(await sandbox.rest('POST', `/v3/storefront/${kind}`, body)).toMatchObject({
    status: 422,
    body: { errors: { [field]: expect.any(String) } },
  });
});
