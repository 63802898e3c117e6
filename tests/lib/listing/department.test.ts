import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isAppliance } from '@/lib/catalogue/kinds/rules';
import { isBuyable } from '@/lib/catalogue/stock';
import { aCard } from '../../support/shop';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(200);
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());

test('a department shows bestsellers, reduced and new products, each product once', async () => {
  const { getCategoryTree } = await import('@/lib/catalogue/places/queries');
  const { getDepartmentRows } = await import('@/lib/listing/department-queries');
  const laundry = (await getCategoryTree()).find(({ path }) => path === '/laundry');
  if (!laundry) throw new Error('The store has no laundry.');
  const rows = await getDepartmentRows(laundry);
  expect(rows.map(({ heading, path }) => [heading, path])).toEqual([
    ['Best sellers', '/laundry/all'],
    ['Reduced', null],
    ['New', '/laundry/all?sort=newest'],
  ]);
  const cards = rows.flatMap((row) => row.cards);
  expect(new Set(cards.map(({ id }) => id)).size).toBe(12);
  expect(cards.every(({ stock, price }) => isBuyable(stock) && price !== null)).toBe(true);
  expect(rows[0]?.cards.every(({ kind }) => isAppliance(kind))).toBe(true);
  expect(rows[1]?.cards.every(({ price }) => price?.was !== undefined)).toBe(true);
});

test('a row mixes its types and keeps their order', async () => {
  const { mixedTypes } = await import('@/lib/listing/department');
  const of = (id: number, Type: string) => aCard({ id, attributes: { Type } });
  const cards = [of(1, 'Hose'), of(2, 'Hose'), of(3, 'Hose'), of(4, 'Drip tray'), of(5, 'Ducting')];
  expect(mixedTypes(cards).map(({ id }) => id)).toEqual([1, 4, 5, 2, 3]);
});

test('bestsellers are buyable appliances from those that sell most', async () => {
  const { bestSellers } = await import('@/lib/listing/department');
  const of = (id: number, Type: string, changes = {}) => aCard({ id, attributes: { Type }, ...changes });
  const ducts = of(1, 'Ducting');
  const tray = of(2, 'Drip tray');
  const cleaner = of(3, 'Cleaner');
  const fitting = of(4, 'Fitting service');
  const gone = of(5, 'Washing machine', { stock: { state: 'out' } });
  const washers = Array.from({ length: 20 }, (_, at) => of(10 + at, 'Washing machine'));
  const last = of(40, 'Steam cabinet');
  const best = bestSellers([ducts, tray, cleaner, fitting, gone, ...washers, last]);
  expect(best).toEqual(washers.slice(0, 16));
});
