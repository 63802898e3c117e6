import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubEnvironment } from '../../../support/environment';
import { startStub } from '../../../support/stub-server';

type Line = Record<string, unknown>;

let lines: Line[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    lines.push(JSON.parse(line));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** A front that writes its lines; modules are loaded anew, because the level is read once. */
async function start(
  handle: Parameters<typeof import('../../../support/front').startFront>[0],
  environment: Record<string, string> = {},
) {
  stubEnvironment({ LOG_LEVEL: 'info', ...environment });
  const { startFront } = await import('../../../support/front');
  return startFront(handle);
}

const requestLines = () => lines.filter(({ event }) => event === 'request');

describe('the log line of a request', () => {
  test('holds the route and the outcome, and nothing about the visitor', async () => {
    await using shop = await start((_, response) => {
      response.setHeader('content-type', 'text/html').setHeader('x-nextjs-cache', 'STALE').end('<p>Fine</p>');
    });
    const reply = await shop.ask('/cart?email=zz-canary@example.test', {
      headers: { 'x-request-id': 'zz-from-a-proxy', cookie: 'shopToken=zz-canary' },
    });
    expect(reply.headers['x-request-id']).toBe('zz-from-a-proxy');
    await expect.poll(requestLines).toHaveLength(1);
    expect(requestLines()[0]).toEqual({
      ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      level: 'info',
      event: 'request',
      requestId: 'zz-from-a-proxy',
      method: 'GET',
      route: '/cart',
      status: 200,
      durMs: expect.any(Number),
      ttfbMs: expect.any(Number),
      bytes: reply.body.length,
      cache: 'STALE',
      class: 'basket',
    });
    expect(JSON.stringify(lines)).not.toContain('zz-canary');
  });

  test.each([
    ['too short', 'abc'],
    ['of other characters', 'abc def{}"ghi'],
  ])('has an id of the shop’s own when the given one is %s', async (_, given) => {
    await using shop = await start((_request, response) => void response.end());
    const reply = await shop.ask('/cart', { headers: { 'x-request-id': given } });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('names the upstream calls made for it, whose own lines carry its id', async () => {
    await using stub = await startStub((_, response) => void response.writeHead(503).end('{}'));
    await using shop = await start(
      async (_, response) => {
        const { callUpstream } = await import('@/lib/platform/upstreams/upstream');
        await callUpstream('commerce', { url: `${stub.url}/graphql`, body: {}, idempotent: true });
        response.end();
      },
      { BIGCOMMERCE_GRAPHQL_URL: `${stub.url}/graphql` },
    );
    const { headers } = await shop.ask('/cart');
    await expect.poll(requestLines).toHaveLength(1);
    expect(requestLines()[0]?.['upstream']).toEqual([
      { name: 'commerce', status: 503, ms: expect.any(Number), retries: 1, breaker: 'closed' },
    ]);
    const call = lines.find(({ event }) => event === 'upstream');
    expect(call).toMatchObject({ level: 'warn', requestId: headers['x-request-id'], status: 503 });
  });

  test('is not written per call for calls that a breaker refuses', async () => {
    await using stub = await startStub((_, response) => void response.writeHead(500).end('{}'));
    const address = { BIGCOMMERCE_GRAPHQL_URL: `${stub.url}/graphql` };
    stubEnvironment({ LOG_LEVEL: 'info', ...address });
    const { callUpstream } = await import('@/lib/platform/upstreams/upstream');
    for (let call = 0; call < 40; call += 1)
      await callUpstream('commerce-write', { url: `${stub.url}/graphql`, body: { call } });
    expect(lines.filter(({ event }) => event === 'upstream')).toHaveLength(stub.calls.length);
    expect(stub.calls.length).toBeLessThan(40);
  });

  test('names the platform’s reason for a GraphQL error, and nothing that was typed', async () => {
    const message = 'At least one filter must be provided for "zz-canary".';
    const errors = [{ message }];
    await using stub = await startStub((_, response) => void response.end(JSON.stringify({ errors })));
    stubEnvironment({ LOG_LEVEL: 'info', BIGCOMMERCE_GRAPHQL_URL: `${stub.url}/graphql` });
    const { commerceQuery } = await import('@/lib/platform/upstreams/commerce');
    const { graphql } = await import('@/lib/platform/graphql');
    await commerceQuery(graphql('query Tree { site { categoryTree { name } } }'), {});
    expect(lines).toMatchObject([
      { level: 'warn', event: 'upstream', reason: 'At least one filter must be provided for ….' },
    ]);
  });

  test('of a failure says where it happened, without its message', async () => {
    await using shop = await start(() => Promise.reject(new TypeError('zz-canary is no number')));
    expect((await shop.ask('/cart')).status).toBe(500);
    const failure = lines.find(({ event }) => event === 'renderer');
    expect(failure).toMatchObject({ error: 'TypeError', at: expect.arrayContaining([expect.any(String)]) });
    expect(JSON.stringify(lines)).not.toContain('zz-canary');
  });
});
