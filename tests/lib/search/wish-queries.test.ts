import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { understand } from '@/lib/search/understand/understand';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(200);
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());

async function asked(text: string) {
  const { getListing } = await import('@/lib/listing/queries');
  const { findWish } = await import('@/lib/search/wish-queries');
  const { viewOf } = await import('@/lib/listing/view-queries');
  const source = vi.fn(getListing);
  const wish = understand(text, { makers: [] });
  const { found, leftOut, ahead } = await findWish(wish, 'service', PLAIN_QUERY, source);
  return {
    view: await viewOf(found),
    leftOut,
    ahead,
    questions: source.mock.calls.map(([filter]) => filter),
  };
}

test('a fully understood search is one request, with the facets of its kinds', async () => {
  const { view, questions } = await asked('white washing machine');
  expect(questions).toHaveLength(1);
  expect(questions[0]?.attributes).toMatchObject({ Colour: ['White'] });
  expect(view.listing.products.length).toBeGreaterThan(0);
  expect(view.whole).toBeGreaterThan(view.listing.total);
  const types = view.facets.find(({ key }) => key === 'type');
  expect(JSON.stringify(types)).not.toMatch(/Kettle/);
});

test('words searched for as text also request their unfiltered list', async () => {
  const { questions } = await asked('white washing machine tarnside');
  expect(questions.map(({ search }) => search)).toContain('tarnside');
  expect(questions.length).toBeGreaterThan(1);
});

test('an approximate price without products is widened step by step', async () => {
  const { questions } = await asked('washing machine around £100');
  const most = [...new Set(questions.flatMap(({ maxPrice }) => maxPrice ?? []))];
  expect(most).toEqual([11_500, 12_000, 13_500]);
});

test('the cheapest come first and the price is listed as left out when nothing is so cheap', async () => {
  const { view, leftOut, questions } = await asked('washing machine under £20');
  expect(leftOut).toEqual(['under £20']);
  const prices = view.listing.products.map(({ price }) => price?.now ?? 0);
  expect(prices.length).toBeGreaterThan(1);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  // What could be dropped from the list that nobody sees is not asked.
  expect(questions.map(({ maxPrice }) => maxPrice)).toEqual([20_00, null]);
});

test('a product whose name differs from its facts is found by its name', async () => {
  const { view } = await asked('fold 100 induction');
  expect(view.listing.products[0]?.name).toMatch(/^Brackenhall Fold 100i/);
});

test('the smallest come first and nothing is left out when nothing is as small as asked', async () => {
  const { view, leftOut } = await asked('washer dryer for a small flat');
  expect(leftOut).toEqual([]);
  expect(view.query.sort).toBe('smallest');
  expect(view.listing.products.length).toBeGreaterThan(0);
});

test('all products that fit a gap are shown when those that fill it lack something else', async () => {
  const { view, leftOut } = await asked('green fridge freezer for a 70cm gap');
  expect(leftOut).toEqual([]);
  expect(view.listing.products.length).toBeGreaterThan(0);
  for (const { attributes } of view.listing.products) {
    expect(attributes['Colour']).toBe('Green');
    expect(Number.parseInt(attributes['Width'] ?? '')).toBeLessThanOrEqual(700);
  }
});

test('products with what no filter covers come first, and the rest is said to lack it', async () => {
  const { view, ahead } = await asked('tumble dryer with drum light');
  const isLit = view.listing.products.map(({ attributes }) => attributes['Drum light'] === 'Yes');
  expect(isLit).toEqual(isLit.toSorted((a, b) => Number(b) - Number(a)));
  expect(new Set(isLit).size).toBe(2);
  expect(ahead).toEqual(['drum light']);
});

test('a search for a plug-in hob excludes hardwired hobs', async () => {
  const { view, leftOut } = await asked('plug in hob');
  expect(leftOut).toEqual([]);
  expect(view.listing.products.length).toBeGreaterThan(0);
  expect(view.listing.total).toBeLessThan(view.whole);
  for (const { attributes } of view.listing.products) expect(attributes['Plug']).toMatch(/^13 A/);
});
