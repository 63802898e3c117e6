import { expect, test, vi } from 'vitest';
import { openSandbox } from '../fixture.ts';

const QUERY = '{ site { settings { storeName } } }';

test('a request with a missing or wrong storefront token is refused', async () => {
  await using sandbox = await openSandbox();
  const without = await sandbox.graphql(QUERY, {}, { authorization: '' });
  expect(without).toMatchObject({
    status: 401,
    errors: [{ message: 'GraphQL credentials were missing. No token was sent.' }],
  });
  const wrong = await sandbox.graphql(QUERY, {}, { authorization: 'Bearer nonsense' });
  expect(wrong).toMatchObject({
    status: 401,
    errors: [{ message: 'GraphQL invalid credentials. String is not a JWT' }],
  });
  const forged = await sandbox.graphql(QUERY, {}, { authorization: 'Bearer a.b.c' });
  expect(forged.errors[0]?.message).toBe('GraphQL invalid credentials. JWT signature is invalid');
});

test('an answer has the data and the platform’s headers', async () => {
  await using sandbox = await openSandbox();
  const answer = await sandbox.graphql(`query Name ${QUERY}`);
  expect(answer).toMatchObject({ status: 200, data: { site: { settings: { storeName: 'Hobwright' } } } });
  expect(answer.headers).toMatchObject({
    'x-bc-graphql-complexity': '1002',
    'x-bc-graphql-operation-name': 'Name',
    'x-bc-graphql-operation-type': 'query',
    'x-bc-graphql-query-hash': expect.stringMatching(/^[0-9a-f]{64}$/),
    'x-bc-graphql-variables-hash': expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('operationName selects one of several operations, on every request', async () => {
  await using sandbox = await openSandbox();
  const query = 'query A { site { settings { storeName } } } query B { site { settings { storeHash } } }';
  for (const operationName of ['A', 'B', 'A', 'B']) {
    const response = await sandbox.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: 'Bearer storefront-token' },
      payload: { query, operationName },
    });
    const settings = response.json<{ data: { site: { settings: object } } }>().data.site.settings;
    expect(Object.keys(settings)).toEqual([operationName === 'A' ? 'storeName' : 'storeHash']);
  }
});

test('an operation that cannot be parsed or validated is a 400 that says why', async () => {
  await using sandbox = await openSandbox();
  expect(await sandbox.graphql('{ site {')).toMatchObject({ status: 400 });
  const unknown = await sandbox.graphql('{ site { nothing } }');
  expect(unknown).toMatchObject({
    status: 400,
    errors: [{ message: 'Cannot query field "nothing" on type "Site".' }],
  });
  const variable = await sandbox.graphql('query Q($id: Int!) { site { product(entityId: $id) { sku } } }');
  expect(variable.status).toBe(400);
});

test('a body that cannot be read is answered as a GraphQL error', async () => {
  await using sandbox = await openSandbox();
  const response = await sandbox.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: 'Bearer storefront-token', 'content-type': 'application/json' },
    payload: '{',
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ errors: [{ message: expect.any(String) }] });
});

test('an internal error is logged, and the client sees only that there was one', async () => {
  await using sandbox = await openSandbox();
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  sandbox.store.exec('DROP TABLE page');
  const { status, errors } = await sandbox.graphql('{ site { content { page(entityId: 1) { name } } } }');
  expect({ status, errors }).toMatchObject({ status: 200, errors: [{ message: 'Internal server error' }] });
  expect(told.mock.calls.join()).toContain('no such table: page');
  told.mockRestore();
});
