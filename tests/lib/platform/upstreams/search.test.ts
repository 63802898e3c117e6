import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { stubEnvironment, TOKEN } from '../../../support/environment';
import { type Stub, startStub } from '../../../support/stub-server';

let stub: Stub;
let status: number;
let body: string;
let keys: unknown[];

beforeEach(async () => {
  status = 200;
  body = '{"results":[{"nbHits":3}]}';
  keys = [];
  stub = await startStub((request, response) => {
    keys.push(request.headers['x-algolia-api-key']);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  stubEnvironment({ ALGOLIA_HOST: `${stub.url}/search`, ALGOLIA_ADMIN_API_KEY: 'write' });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await stub[Symbol.asyncDispose]();
});

const answers = z.object({ results: z.array(z.object({ nbHits: z.number() })) });
const load = () => import('@/lib/platform/upstreams/search');
const ask = async (query = '') =>
  (await load()).searchRequest(
    (client) => client.search({ requests: [{ indexName: 'products', query }] }),
    answers,
  );

test('the official client sends queries through the shop’s transport with the search-only key', async () => {
  expect(await ask()).toEqual({ ok: true, value: { results: [{ nbHits: 3 }] } });
  expect(stub.calls).toEqual([expect.stringMatching(/^POST \/search\/1\/indexes\/\*\/queries\b/)]);
  expect(keys).toEqual([TOKEN]);
});

test('recommendations use the same transport and key', async () => {
  const { recommendationRequest } = await load();
  const request = { indexName: 'products', model: 'bought-together', objectID: '1', threshold: 0 } as const;
  const result = await recommendationRequest({ requests: [request] }, answers);
  expect(result).toEqual({ ok: true, value: { results: [{ nbHits: 3 }] } });
  expect(stub.calls).toEqual([expect.stringMatching(/^POST \/search\/1\/indexes\/\*\/recommendations\b/)]);
  expect(keys).toEqual([TOKEN]);
});

test('writes use the admin key', async () => {
  body = '{"taskID":1,"updatedAt":""}';
  const { searchAdmin } = await load();
  expect(await searchAdmin((client) => client.clearObjects({ indexName: 'products' }))).toMatchObject({
    ok: true,
  });
  expect(keys).toEqual(['write']);
});

test('a search host that fails is retried at most once and then left alone for two minutes', async () => {
  status = 500;
  expect(await ask()).toMatchObject({ ok: false, error: { upstream: 'search' } });
  const asked = stub.calls.length;
  expect(asked).toBeLessThanOrEqual(2);
  expect(await ask('another')).toMatchObject({ ok: false, error: { kind: 'unreachable', retryAfter: 120 } });
  expect(stub.calls).toHaveLength(asked);
});

test('a busy search host that fails once is left alone as well', async () => {
  for (let asked = 0; asked < 20; asked += 1) expect(await ask(`${asked}`)).toMatchObject({ ok: true });
  status = 500;
  expect(await ask('fails')).toMatchObject({ ok: false });
  status = 200;
  expect(await ask('another')).toMatchObject({ ok: false, error: { kind: 'unreachable', retryAfter: 120 } });
});

test.each([
  ['a refusal', 403, '{"message":"Invalid key"}', { kind: 'refused', message: 'Invalid key' }],
  ['an unknown index', 404, '{"message":"Index does not exist"}', { kind: 'rejected', status: 404 }],
  ['an answer that is not JSON', 200, '<html>', { kind: 'invalid' }],
  ['an answer of another shape', 200, '{"results":[{}]}', { kind: 'invalid' }],
])('%s is returned as an error value', async (_, answered, text, error) => {
  [status, body] = [answered, text];
  expect(await ask()).toMatchObject({ ok: false, error: { upstream: 'search', ...error } });
});

test('equal queries made at the same time share one call', async () => {
  await Promise.all([ask(), ask(), ask()]);
  expect(stub.calls).toHaveLength(1);
});
