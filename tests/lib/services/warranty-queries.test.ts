import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubEnvironment, TOKEN } from '../../support/environment';
import { type Stub, startStub } from '../../support/stub-server';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const warranty = (id: string) => ({
  id,
  properties: {
    name: `Cover ${id}`,
    price: '59.00',
    term_years: '3',
    description: null,
    internal_margin: '0.6',
  },
  createdAt: '2026-09-01T08:00:00Z',
  archived: false,
});

let stub: Stub;
let pages: Record<string, unknown>;
let status = 200;
let authorization: string | undefined;

beforeEach(async () => {
  status = 200;
  pages = {
    '': { results: [warranty('1'), warranty('2')], paging: { next: { after: '2', link: '?after=2' } } },
    '2': { results: [warranty('3')] },
  };
  stub = await startStub((request, response) => {
    authorization = request.headers.authorization;
    const after = new URL(request.url ?? '', 'http://crm').searchParams.get('after') ?? '';
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(pages[after] ?? {}));
  });
  stubEnvironment({ HUBSPOT_API_URL: stub.url });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await stub[Symbol.asyncDispose]();
});

const read = async () => (await import('@/lib/services/warranty-queries')).getWarranties();

test('every page is read, as the shop, and nothing undeclared is passed on', async () => {
  const found = await read();
  expect(found.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(found[0]).toEqual({
    id: '1',
    properties: {
      name: 'Cover 1',
      description: '',
      price: '59.00',
      term_years: '3',
      hs_sku: '',
      eligible_types: '',
      min_price: '',
      max_price: '',
    },
  });
  expect(authorization).toBe(`Bearer ${TOKEN}`);
  expect(stub.calls[0]).toMatch(
    /^GET \/crm\/v3\/objects\/warranties\?limit=100&properties=name%2Cdescription/,
  );
});

test('what cannot be read is unreachable, and a list once read stands in for it', async () => {
  status = 500;
  await expect(read()).rejects.toMatchObject({ digest: 'UNREACHABLE' });
  status = 200;
  expect(await read()).toHaveLength(3);
  status = 500;
  expect(await read()).toHaveLength(3);
  status = 200;
  pages[''] = { results: 'none' };
  expect(await read()).toHaveLength(3);
});
