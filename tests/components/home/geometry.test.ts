import { expect, test } from 'vitest';
import { HOOD_GAP_MM, layOutSet } from '@/components/home/set-layout';
import type { ProductCard } from '@/lib/catalogue/types';

const card = (parts: Partial<ProductCard>): ProductCard => ({
  id: 1,
  sku: 'A',
  path: '/a',
  name: 'A',
  brand: null,
  picture: null,
  anchors: null,
  price: null,
  energy: null,
  rating: null,
  stock: { state: 'out' },
  freeDelivery: false,
  attributes: {},
  ...parts,
});

const sized = (w: number, h: number) => card({ attributes: { Width: `${w} mm`, Height: `${h} mm` } });

test('every piece stands in its place at its own size', () => {
  const layout = layOutSet([
    { slot: 'Fridge freezer', card: sized(600, 1860) },
    { slot: 'Hob', card: sized(800, 52) },
    { slot: 'Hood', card: sized(900, 700) },
    { slot: 'Oven', card: sized(595, 595) },
    { slot: 'Dishwasher', card: sized(598, 815) },
  ]);
  const { floor = 0, pieces = {} } = layout ?? {};
  expect(pieces.fridge).toMatchObject({ w: 600, h: 1860, y: floor - 1860 });
  expect(pieces.dishwasher).toMatchObject({ y: floor - 815 });
  expect((pieces.hood?.y ?? 0) + 700).toBe((pieces.hob?.y ?? 0) - HOOD_GAP_MM);
  expect(pieces.dishwasher?.x).toBeGreaterThan((pieces.hood?.x ?? 0) + 900);
  expect(pieces.hood?.y).toBeGreaterThan(0);
});

test('nothing is drawn at a guessed size, nor what has no place', () => {
  expect(layOutSet([{ slot: 'Fridge', card: card({ attributes: {} }) }])).toBeNull();
  expect(layOutSet([{ slot: 'Lamp', card: sized(100, 100) }])).toBeNull();
});
