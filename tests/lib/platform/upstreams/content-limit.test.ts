import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { clientOf, startContent } from '../../../sandbox/content/helpers';
import { stubEnvironment } from '../../../support/environment';
import { startStub } from '../../../support/stub-server';

afterEach(() => vi.unstubAllEnvs());

/**
 * The shop's client of the content service at an address, as a shopper or an editor waits for it.
 * @param patience times how long they do: 1.5 s and 4 s.
 */
async function shopOf(origin: string, patience = 1) {
  stubEnvironment({
    CONTENTFUL_HOST: `${origin}/content`,
    CONTENTFUL_PREVIEW_HOST: `${origin}/content-preview`,
    CONTENTFUL_ACCESS_TOKEN: 'dev',
    CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'dev-preview',
    UPSTREAM_PATIENCE: String(patience),
  });
  const { contentRequest } = await import('@/lib/platform/upstreams/content');
  const { existingSingleton, processSingleton } = await import('@/lib/platform/process-singleton');
  const { REQUEST_CONTEXTS } = await import('@/lib/platform/observe/request-context');
  const contexts = processSingleton(REQUEST_CONTEXTS, () => new AsyncLocalStorage<object>());
  return {
    /** One page of entries, which nobody else asks for. */
    read: (preview: boolean, skip = 0) =>
      contexts.run({ requestId: '1', calls: [] }, () =>
        contentRequest(preview, (client) => client.getEntries({ limit: 1, skip, include: 0 })),
      ),
    breaker: (name: 'content' | 'content-drafts') =>
      existingSingleton<{ state(): string }>(`breaker.${name}`)?.state(),
  };
}

const many = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const began = performance.now();
  return { result: await work(), ms: performance.now() - began };
}

const EMPTY = '{"items":[]}';
const TOO_MANY = JSON.stringify({ sys: { type: 'Error', id: 'RateLimitExceeded' }, message: 'Too many.' });

test('fourteen simultaneous reads of drafts all succeed within the rate limit of the service', async () => {
  const sandbox = await startContent(null);
  const { read } = await shopOf(`http://${sandbox.host}`);
  const drafts = await many(14, (n) => read(true, n));
  await sandbox.app.close();
  expect(drafts.filter(({ ok }) => !ok)).toEqual([]);
});

test('drafts are still read when another process has used up the rate limit', async () => {
  const sandbox = await startContent(null);
  const { read } = await shopOf(`http://${sandbox.host}`);
  await many(7, () => clientOf(sandbox.host, { preview: true }).getLocales());
  const drafts = await many(5, (n) => read(true, n));
  await sandbox.app.close();
  expect(drafts.filter(({ ok }) => !ok)).toEqual([]);
});

test('a rate-limited read of published content is retried when the service says, if the page has time', async () => {
  await using stub = await startStub((_, response, call) =>
    call === 1
      ? response.writeHead(429, { 'x-contentful-ratelimit-reset': '1' }).end(TOO_MANY)
      : response.end(EMPTY),
  );
  const { read } = await shopOf(stub.url, 4);
  expect(await read(false)).toMatchObject({ ok: true });
  expect(stub.calls).toHaveLength(2);
});

test('without that time the last good copy is returned at once', async () => {
  let reset: string | null = null;
  await using stub = await startStub((_, response) =>
    reset
      ? response.writeHead(429, { 'x-contentful-ratelimit-reset': reset }).end(TOO_MANY)
      : response.end(EMPTY),
  );
  const { read, breaker } = await shopOf(stub.url, 4);
  await read(false);
  reset = '8';
  const { result, ms } = await timed(() => read(false));
  expect(result).toMatchObject({ ok: true });
  expect(ms).toBeLessThan(3_600);
  expect(await read(false, 1)).toMatchObject({ ok: false, error: { kind: 'refused', retryAfter: 8 } });
  expect(stub.calls).toHaveLength(2);
  expect(breaker('content')).toBe('closed');
});

test('while the service refuses every call, a page waits for it once and not for each read', async () => {
  let full = false;
  await using stub = await startStub((_, response) =>
    full
      ? response.writeHead(429, { 'x-contentful-ratelimit-reset': '2' }).end(TOO_MANY)
      : response.end(EMPTY),
  );
  const { read } = await shopOf(stub.url, 2);
  await many(3, (n) => read(false, n));
  full = true;
  const first = await timed(() => read(false, 0));
  expect(first.result).toMatchObject({ ok: true });
  expect(first.ms).toBeLessThan(3_400);
  const later = await timed(async () => [await read(false, 1), await read(false, 2)]);
  expect(later.result).toMatchObject([{ ok: true }, { ok: true }]);
  expect(later.ms).toBeLessThan(2_000);
});

test.each([
  ['refused', 429],
  ['failed', 500],
])('calls for drafts that are %s do not affect published content', async (_, status) => {
  await using stub = await startStub((request, response) =>
    request.url?.startsWith('/content-preview')
      ? response.writeHead(status, { 'x-contentful-ratelimit-reset': '60' }).end(TOO_MANY)
      : response.end(EMPTY),
  );
  const { read, breaker } = await shopOf(stub.url);
  const drafts = await many(12, (n) => read(true, n));
  expect(drafts.filter(({ ok }) => ok)).toEqual([]);
  expect(breaker('content-drafts')).toBe(status === 429 ? 'closed' : 'open');
  expect((await many(12, (n) => read(false, n))).filter(({ ok }) => !ok)).toEqual([]);
  expect(breaker('content')).toBe('closed');
});
