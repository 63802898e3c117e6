import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { graphql } from '@/lib/platform/graphql';
import { stubEnvironment, TOKEN } from '../../../support/environment';
import { type Stub, startStub } from '../../../support/stub-server';

const Tree = graphql('query Tree { site { categoryTree { name } } }');
const Drop = graphql(
  'mutation Drop($input: DeleteCartInput!) { cart { deleteCart(input: $input) { deletedCartEntityId } } }',
);
const tree = { data: { site: { categoryTree: [{ name: 'Laundry' }] } } };
const broken = { data: { site: { categoryTree: null } }, errors: [{ message: 'Oh', path: ['site'] }] };

let stub: Stub;
let answer: { status: number; body: unknown };
let seen: { headers: Record<string, unknown> }[];

beforeEach(async () => {
  answer = { status: 200, body: tree };
  seen = [];
  stub = await startStub((request, response) => {
    seen.push({ headers: request.headers });
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  stubEnvironment({ BIGCOMMERCE_GRAPHQL_URL: `${stub.url}/graphql` });
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await stub[Symbol.asyncDispose]();
});

const load = () => import('@/lib/platform/upstreams/commerce');

test('queries are sent as the shop, with a customer token only when one is given', async () => {
  const { commerceQuery } = await load();
  expect(await commerceQuery(Tree, {})).toEqual({ ok: true, value: tree.data });
  await commerceQuery(Tree, {}, { customerToken: 'hers' });
  expect(seen[0]?.headers).toMatchObject({ authorization: `Bearer ${TOKEN}` });
  expect(seen[0]?.headers).not.toHaveProperty('x-bc-customer-access-token');
  expect(seen[1]?.headers).toMatchObject({
    'x-bc-customer-access-token': 'hers',
    'x-bc-error-on-invalid-customer-access-token': 'true',
  });
});

test('the client address is sent for mutations and customers where a trusted-proxy secret is set', async () => {
  stubEnvironment({
    BIGCOMMERCE_GRAPHQL_URL: `${stub.url}/graphql`,
    BIGCOMMERCE_TRUSTED_PROXY_SECRET: 'ours',
  });
  const { commerceMutation, commerceQuery } = await load();
  const { processSingleton } = await import('@/lib/platform/process-singleton');
  const { REQUEST_CONTEXTS } = await import('@/lib/platform/observe/request-context');
  const contexts = processSingleton(REQUEST_CONTEXTS, () => new AsyncLocalStorage<object>());
  const asked = { requestId: 'r', address: '203.0.113.7', calls: [] };
  await contexts.run(asked, () => commerceMutation(Drop, { input: { cartEntityId: 'x' } }));
  await contexts.run(asked, () => commerceQuery(Tree, {}, { customerToken: 'hers' }));
  const told = { 'x-bc-trusted-proxy-secret': 'ours', 'true-client-ip': '203.0.113.7' };
  expect(seen.map(({ headers }) => headers)).toMatchObject([told, told]);
  await contexts.run(asked, () => commerceQuery(Tree, {}));
  expect(seen[2]?.headers).not.toHaveProperty('true-client-ip');
});

describe('a failed query is returned as an error value', () => {
  test.each([
    ['errors beside data', 200, broken, 'failed'],
    ['errors alone', 200, { errors: [{ message: 'Oh' }] }, 'failed'],
    ['a document that is too complex', 400, { errors: [{ message: 'Too complex' }] }, 'failed'],
    [
      'an invalid customer token',
      200,
      { data: null, errors: [{ message: 'No', extensions: { code: 'INVALID_CUSTOMER_ACCESS_TOKEN' } }] },
      'refused',
    ],
    ['an invalid shop token', 401, { errors: [{ message: 'GraphQL credentials were missing.' }] }, 'refused'],
    ['no data', 200, {}, 'invalid'],
    ['data of another shape', 200, { data: [] }, 'invalid'],
    ['an answer that is not JSON', 200, '<html>', 'invalid'],
    ['a truncated answer', 200, '{"data":{"site":', 'invalid'],
    ['a server error', 500, {}, 'failed'],
  ])('%s', async (_, status, body, kind) => {
    answer = { status, body };
    const { commerceQuery } = await load();
    expect(await commerceQuery(Tree, {})).toMatchObject({
      ok: false,
      error: { kind, upstream: expect.any(String) },
    });
  });
});

test('a mutation is sent once whatever the answer, and the platform’s own message is kept', async () => {
  const { commerceMutation } = await load();
  const input = { cartEntityId: 'x' };
  answer = { status: 503, body: {} };
  expect(await commerceMutation(Drop, { input })).toMatchObject({ ok: false, error: { kind: 'failed' } });
  expect(stub.calls.length).toBe(1);
  answer = {
    status: 200,
    body: { data: { cart: null }, errors: [{ message: 'Not Found: Cart does not exist' }] },
  };
  expect(await commerceMutation(Drop, { input })).toMatchObject({
    ok: false,
    error: { kind: 'rejected', message: 'Not Found: Cart does not exist' },
  });
  answer = { status: 200, body: { data: { cart: null }, errors: [{ message: 'Internal server error' }] } };
  expect(await commerceMutation(Drop, { input })).toMatchObject({ ok: false, error: { kind: 'failed' } });
});

test('a partial answer never replaces the last good copy', async () => {
  const { catalogueQuery, commerceQuery } = await load();
  expect((await catalogueQuery(Tree, {})).ok).toBe(true);
  answer = { status: 200, body: broken };
  expect(await catalogueQuery(Tree, {})).toEqual({ ok: true, value: tree.data });
  expect((await commerceQuery(Tree, {})).ok).toBe(false);
  answer = { status: 200, body: { data: { site: { categoryTree: [] } } } };
  expect(await catalogueQuery(Tree, {})).toEqual({ ok: true, value: { site: { categoryTree: [] } } });
});
