import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isBuyable } from '@/lib/catalogue/stock';
import { aCard } from '../../support/shop';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(300);
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());

test('a department shows best sellers, what is reduced and what is new, each of its goods once', async () => {
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
  expect(rows[1]?.cards.every(({ price }) => price?.was !== undefined)).toBe(true);
});

test('a row mixes its types and keeps their order', async () => {
  const { mixedTypes } = await import('@/lib/listing/department');
  const of = (id: number, Type: string) => aCard({ id, attributes: { Type } });
  const cards = [of(1, 'Hose'), of(2, 'Hose'), of(3, 'Hose'), of(4, 'Drip tray'), of(5, 'Ducting')];
  expect(mixedTypes(cards).map(({ id }) => id)).toEqual([1, 4, 5, 2, 3]);
});
