import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceFor } from '@/lib/catalogue/models/distance';

const HALF = Math.PI / 14;
const side = fc.integer({ min: 100, max: 2_400 });

test('a plate seen straight on fills the height of the picture', () => {
  const away = distanceFor(
    [
      [0, 0, 0],
      [0, 1000, 0],
    ],
    0,
    HALF,
    1,
  );
  expect(away * Math.tan(HALF)).toBeCloseTo(500);
});

test('the camera comes closer to a flat box in a wide picture than in a narrow one', () => {
  const box = [
    [-500, 0, 0],
    [500, 50, 500],
  ] as const;
  expect(distanceFor(box, 0.2, HALF, 2)).toBeLessThan(distanceFor(box, 0.2, HALF, 1));
});

test('the camera stays outside the box and within the distance of its enclosing ball', () => {
  fc.assert(
    fc.property(side, side, side, fc.double({ min: 0, max: 1.4, noNaN: true }), (x, y, z, up) => {
      const away = distanceFor(
        [
          [0, 0, 0],
          [x, y, z],
        ],
        up,
        HALF,
        1,
      );
      // Outside of the box, and no farther than its enclosing ball needs.
      expect(away).toBeGreaterThan(Math.max(x, y * Math.cos(up), z) / 2);
      expect(away).toBeLessThanOrEqual(Math.hypot(x, y, z) / 2 / Math.sin(HALF) + 1);
    }),
  );
});
