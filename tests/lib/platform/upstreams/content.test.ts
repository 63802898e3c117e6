import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { stubEnvironment } from '../../../support/environment';
import { startStub } from '../../../support/stub-server';

/** The shop's client of a content service that answers so. */
async function shopOf(url: string) {
  stubEnvironment({ CONTENTFUL_HOST: url, CONTENTFUL_PREVIEW_HOST: url });
  const { contentRequest } = await import('@/lib/platform/upstreams/content');
  const { processSingleton } = await import('@/lib/platform/process-singleton');
  const { REQUEST_CONTEXTS } = await import('@/lib/platform/observe/request-context');
  const contexts = processSingleton(REQUEST_CONTEXTS, () => new AsyncLocalStorage<object>());
  return {
    /** Upstreams by name, as they were called for a shopper. */
    async upstreamsFor(preview: boolean): Promise<string[]> {
      const calls: { name: string }[] = [];
      const read = () => contentRequest(preview, (client) => client.getEntries());
      await contexts.run({ requestId: '1', calls }, read);
      return calls.map(({ name }) => name);
    },
    /** Whether what is made for so many shoppers at once lacks something. */
    async lacksFor(count: number): Promise<boolean[]> {
      const made = Array.from({ length: count }, (): { lacks?: true } => ({}));
      const read = () => contentRequest(false, (client) => client.getEntries());
      await Promise.all(
        made.map((context) => contexts.run(Object.assign(context, { requestId: '1', calls: [] }), read)),
      );
      return made.map(({ lacks }) => lacks === true);
    },
    read: () => contentRequest(false, (client) => client.getEntries()),
    readOne: () => contentRequest(false, (client) => client.getEntry('nothing')),
  };
}

const problem = (id: string, message: string) => JSON.stringify({ sys: { type: 'Error', id }, message });

test.each([
  [400, problem('InvalidQuery', 'The query was invalid.'), 'InvalidQuery', 'The query was invalid.'],
  [401, problem('AccessTokenInvalid', 'It is invalid.'), 'AccessTokenInvalid', 'It is invalid.'],
  [
    404,
    problem('NotFound', 'The resource could not be found.'),
    'NotFound',
    'The resource could not be found.',
  ],
  [418, '{}', '418', 'answered 418'],
])(
  '§8: the error code for a %i of the content service is its error id, or else its status',
  async (...given) => {
    const [status, body, code, message] = given;
    await using stub = await startStub((_, response) => response.writeHead(status).end(body));
    const { read } = await shopOf(stub.url);
    expect(await read()).toMatchObject({ ok: false, error: { status, code, message } });
  },
);

test('§8: a missing entry is reported as NotFound with the service’s own message', async () => {
  await using stub = await startStub((_, response) => response.end('{"items":[]}'));
  expect(await (await shopOf(stub.url)).readOne()).toMatchObject({
    ok: false,
    error: { kind: 'rejected', status: 404, code: 'NotFound', message: 'The resource could not be found.' },
  });
});

test('§8: a read of content that fails with 503 is retried once', async () => {
  await using stub = await startStub((_, response, call) =>
    response.writeHead(call === 1 ? 503 : 200).end('{"items":[]}'),
  );
  const { upstreamsFor } = await shopOf(stub.url);
  expect(await upstreamsFor(false)).toEqual(['content']);
  expect(stub.calls).toHaveLength(2);
});

test('a failed content read marks every request that shared the call as incomplete', async () => {
  await using stub = await startStub((_, response, call) =>
    response.writeHead(call === 1 ? 400 : 200).end('{"items":[]}'),
  );
  const { lacksFor } = await shopOf(stub.url);
  expect(await lacksFor(2)).toEqual([true, true]);
  expect(stub.calls).toHaveLength(1);
  expect(await lacksFor(2)).toEqual([false, false]);
});

test('§9: a content read has 30 s when nobody waits, 4 s for an editor and 1.5 s for a shopper', async () => {
  await using stub = await startStub((_, response) => response.end('{"items":[]}'));
  const { read, upstreamsFor } = await shopOf(stub.url);
  expect(await upstreamsFor(false)).toEqual(['content']);
  const { existingSingleton } = await import('@/lib/platform/process-singleton');
  const isAskedPatiently = () => existingSingleton('upstream.content-unhurried') !== undefined;
  expect([await upstreamsFor(true), isAskedPatiently()]).toEqual([['content-drafts'], false]);
  await read();
  expect(isAskedPatiently()).toBe(true);
  const { POLICIES } = await import('@/lib/platform/upstreams/resilience/policy');
  expect(POLICIES.content.deadline).toBe(1_500);
  expect(POLICIES['content-drafts'].deadline).toBe(4_000);
  expect(POLICIES['content-unhurried'].deadline).toBe(30_000);
});
