import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { fitFacts } from '@/lib/fit/facts';
import { fitOf } from '@/lib/fit/rules';
import { UNMEASURED } from '@/lib/fit/space';
import { spacePicks } from '@/lib/fit/space-query';
import type { Space } from '@/lib/fit/types';
import { jar } from '../../support/jar';
import { more } from '../../support/runs';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

let upstream: Upstream;

beforeAll(async () => {
  upstream = await startUpstream(more(400, 1200));
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => jar().clear());

async function counted(list: string) {
  const { GET } = await import('@/app/api/list-count/route');
  return ask(GET, { path: `/api/list-count?${new URLSearchParams({ list })}` });
}

/** The goods in stock of a category, product by product. */
async function goodsOf(path: string) {
  const { getListingSpot } = await import('@/lib/listing/place-queries');
  const { getListing } = await import('@/lib/listing/queries');
  const { EVERYTHING } = await import('@/lib/listing/filter');
  const spot = await getListingSpot(path);
  if (spot.kind !== 'category') throw new Error(`${path} is no category`);
  const filter = { ...EVERYTHING, ...spot.place.base };
  const { products, total } = await getListing(filter, { sort: 'A_TO_Z', size: 96, number: 1 });
  expect(products.length).toBe(total);
  return products;
}

const OVEN_HEIGHT = 590;

test.each<[string, GapKind, Partial<Space>]>([
  ['/freestanding-washing-machines', 'laundry', { widths: [605], heights: [860] }],
  ['/freestanding-washing-machines', 'laundry', { widths: [610], heights: [849] }],
  ['/freestanding-washing-machines', 'laundry', { widths: [598], left: 'open', right: 'open' }],
  ['/american-fridge-freezers', 'fridge', { widths: [1010], heights: [1900] }],
  ['/american-fridge-freezers', 'fridge', { widths: [620], heights: [1900] }],
  ['/american-fridge-freezers', 'fridge', { widths: [1010], heights: [1790], top: 'open' }],
  ['/integrated-fridge-freezers', 'fridge', { widths: [564], heights: [1780] }],
  ['/integrated-fridge-freezers', 'fridge', { widths: [600], heights: [1780] }],
  ['/integrated-dishwashers', 'dishwasher', { widths: [600], heights: [840] }],
  ['/integrated-dishwashers', 'dishwasher', { widths: [606], heights: [840] }],
  ['/single-ovens', 'oven', { widths: [564], heights: [OVEN_HEIGHT], depth: 560 }],
  ['/single-ovens', 'oven', { widths: [600], heights: [OVEN_HEIGHT], depth: 560 }],
  ['/single-ovens', 'oven', { widths: [564], heights: [OVEN_HEIGHT], depth: 540 }],
  ['/induction-hobs', 'hob', { widths: [560], depth: 490 }],
  ['/induction-hobs', 'hob', { widths: [563], heights: [59], depth: 488 }],
  ['/induction-hobs', 'hob', { widths: [566], depth: 490 }],
])('%s: the index counts the same products for %j as the fit rule', async (path, kind, measured) => {
  const space = { ...UNMEASURED, ...measured };
  const goods = await goodsOf(path);
  const fitting = goods.filter((card) => {
    const { verdict, checks } = fitOf(space, fitFacts(card));
    return verdict !== 'NO' && checks.every(({ spare }) => spare !== null && spare >= 0);
  });
  const { status, answer } = await counted(`${path}?${new URLSearchParams(spacePicks(space, kind))}`);
  expect([status, answer]).toEqual([200, { count: fitting.length }]);
});

test('some built-in appliances fit a standard housing or cut-out, and none fits a wrong one', async () => {
  const count = async (list: string) => (await counted(list)).answer;
  expect(await count('/single-ovens?space-width=..564')).not.toEqual({ count: 0 });
  expect(await count('/single-ovens?space-width=..600')).toEqual({ count: 0 });
  expect(await count('/induction-hobs?space-width=..560&space-depth=..490')).not.toEqual({ count: 0 });
  expect(await count('/induction-hobs?space-width=..560&space-depth=..600')).toEqual({ count: 0 });
});

test('a list without sizes of spaces has no count, and an unknown or foreign list is an error', async () => {
  expect((await counted('/kettles?space-width=..300')).answer).toEqual({ count: null });
  expect((await counted('/delivery')).status).toBe(404);
  expect((await counted('https://evil.example/')).status).toBe(422);
  expect((await counted('//evil.example/')).status).toBe(422);
  expect((await counted('/\t/[')).status).toBe(422);
});
