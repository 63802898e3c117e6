import { expect, test } from 'vitest';
import { layPiece, ROOM } from '@/components/home/set-geometry';
import { measureEdge } from '@/components/product/dims-geometry';
import type { ProductCard } from '@/lib/catalogue/types';

const anchors: ProductCard['anchors'] = {
  width: [
    [150, 900],
    [650, 980],
  ],
  height: [
    [150, 900],
    [150, 100],
  ],
  depth: [
    [650, 980],
    [850, 800],
  ],
};
const card = (parts: Partial<ProductCard>): ProductCard => ({
  id: 1,
  sku: 'A',
  path: '/a',
  name: 'A',
  brand: null,
  picture: null,
  anchors,
  price: null,
  energy: null,
  rating: null,
  stock: { state: 'out' },
  freeDelivery: false,
  attributes: { Height: '1600 mm' },
  ...parts,
});

test('a piece is drawn at the scale of its own height, its foot on the floor', () => {
  const laid = layPiece('Fridge freezer', card({}));
  expect(laid?.side).toBe(2000);
  expect(laid?.left).toBe(170 - 300);
  // The lowest point of the front, 980 of 1000 units down, stands on the floor.
  expect((laid?.bottom ?? 0) + 20 * 2).toBe(ROOM.floor);
});

test('nothing is drawn at a guessed size', () => {
  expect(layPiece('Fridge freezer', card({ anchors: null }))).toBeNull();
  expect(layPiece('Fridge freezer', card({ attributes: {} }))).toBeNull();
  expect(layPiece('Lamp', card({}))).toBeNull();
});

test('a dimension line stands off its edge, outwards, with ticks across it', () => {
  const { path, label } = measureEdge(
    [
      [100, 500],
      [300, 500],
    ],
    20,
    10,
  );
  expect(path).toBe('M100,520L300,520M100,510L100,530M300,510L300,530');
  expect(label).toEqual({ left: '20%', top: '52%' });
});
