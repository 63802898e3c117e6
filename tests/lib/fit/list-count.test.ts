import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fitFacts } from '@/lib/fit/facts';
import { fitOf } from '@/lib/fit/rules';
import { UNMEASURED } from '@/lib/fit/space';
import { spacePicks } from '@/lib/fit/space-query';
import type { Space } from '@/lib/fit/types';
import { jar } from '../../support/jar';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

let upstream: Upstream;

beforeAll(async () => {
  upstream = await startUpstream(1200);
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => jar().clear());

async function counted(list: string) {
  const { GET } = await import('@/app/api/list-count/route');
  return ask(GET, { path: `/api/list-count?${new URLSearchParams({ list })}` });
}

/** The goods in stock of a category, product by product. */
async function goodsOf(path: string) {
  const { getListingSpot } = await import('@/lib/catalogue/listing-place-queries');
  const { getListing } = await import('@/lib/catalogue/listing-queries');
  const { EVERYTHING } = await import('@/lib/catalogue/listing-filter');
  const spot = await getListingSpot([path.slice(1)]);
  if (spot.kind !== 'category') throw new Error(`${path} is no category`);
  const filter = { ...EVERYTHING, ...spot.place.base };
  const { products, total } = await getListing(filter, { sort: 'A_TO_Z', size: 96, number: 1 });
  expect(products.length).toBe(total);
  return products;
}

test.each<[string, Partial<Space>]>([
  ['/freestanding-washing-machines', { widths: [605], heights: [860] }],
  ['/freestanding-washing-machines', { widths: [610], heights: [849] }],
  ['/freestanding-washing-machines', { widths: [598], left: 'open', right: 'open' }],
  ['/american-fridge-freezers', { widths: [1010], heights: [1900] }],
  ['/american-fridge-freezers', { widths: [620], heights: [1900] }],
  ['/american-fridge-freezers', { widths: [1010], heights: [1790], top: 'open' }],
])('%s: the index counts what goes into %j as the rule does, one by one', async (path, measured) => {
  const space = { ...UNMEASURED, ...measured };
  const goods = await goodsOf(path);
  const fitting = goods.filter(({ attributes }) =>
    fitOf(space, fitFacts(attributes)).checks.every(({ spare }) => spare !== null && spare >= 0),
  );
  const { status, answer } = await counted(`${path}?${new URLSearchParams(spacePicks(space))}`);
  expect([status, answer]).toEqual([200, { count: fitting.length }]);
});

test('a list that knows nothing of spaces says so, and what is no list is none', async () => {
  expect((await counted('/kettles?space-width=..300')).answer).toEqual({ count: null });
  expect((await counted('/delivery')).status).toBe(404);
  expect((await counted('https://evil.example/')).status).toBe(422);
  expect((await counted('//evil.example/')).status).toBe(422);
});
