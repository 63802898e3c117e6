import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubEnvironment } from '../../support/environment';
import { jar } from '../../support/jar';
import { type Stub, startStub } from '../../support/stub-server';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

const CART = '5f2c1e1a-0000-4000-8000-000000000001';

let stub: Stub;
let headers: Record<string, string>;
beforeEach(async () => {
  jar().clear();
  stub = await startStub((_, response) => response.writeHead(429, headers).end('{}'));
  stubEnvironment({ BIGCOMMERCE_GRAPHQL_URL: `${stub.url}/graphql` });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await stub[Symbol.asyncDispose]();
});

test.each([
  ['in seconds', { 'retry-after': '12' }, '12'],
  ['in milliseconds, as the platform does', { 'x-rate-limit-time-reset-ms': '11400' }, '12'],
  ['not at all', {}, '5'],
])(
  '§8: a basket is answered 500 when the platform’s rate limit is reached, with the wait it gives %s',
  async (_, told, wait) => {
    headers = told;
    const { GET } = await import('@/app/api/get-cart/route');
    const request = new Request(`http://localhost:3000/api/get-cart?cartId=${CART}`);
    const response = await GET(request);
    expect([response.status, response.headers.get('retry-after')]).toEqual([500, wait]);
  },
);
