import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Closeness, closer, closestOf, pinched, WHOLE } from '@/components/product/pictures/closeness';

const SIDE = 600;
const CLOSEST = 4;
const place = fc.tuple(fc.integer({ min: 0, max: SIDE }), fc.integer({ min: 0, max: SIDE }));
/** Which place of the picture lies at a place of the box. */
const under = ({ scale, x, y }: Closeness, [px, py]: readonly [number, number]) => [
  (px - x) / scale,
  (py - y) / scale,
];

it('zooming keeps the point under the fingers in place', () => {
  fc.assert(
    fc.property(place, fc.double({ min: 1, max: CLOSEST, noNaN: true }), (at, ratio) => {
      const near = closer(WHOLE, { at, ratio, side: SIDE, closest: CLOSEST });
      const [x = 0, y = 0] = under(near, at);
      expect(x).toBeCloseTo(at[0], 6);
      expect(y).toBeCloseTo(at[1], 6);
    }),
  );
});

it.each([
  [1200, 390, 1200 / 390],
  [680, 760, 1],
  [480, 400, 1.2],
  [440, 400, 1],
  [0, 390, 1],
  [1200, 0, 1],
])(
  'a picture of %i pixels shown %i wide zooms to its full resolution, where that is worth a press',
  (pixels, side, closest) => expect(closestOf(pixels, side)).toBe(closest),
);

it('a zoomed picture always fills its box, between its whole size and its largest zoom', () => {
  const step = fc.record({
    at: place,
    ratio: fc.double({ min: 0.2, max: 5, noNaN: true }),
    shift: fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 })),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const near = steps.reduce(
        (each, next) => closer(each, { ...next, side: SIDE, closest: CLOSEST }),
        WHOLE,
      );
      expect(near.scale).toBeGreaterThanOrEqual(1);
      expect(near.scale).toBeLessThanOrEqual(CLOSEST);
      for (const moved of [near.x, near.y]) {
        expect(moved).toBeLessThanOrEqual(0);
        expect(moved).toBeGreaterThanOrEqual((1 - near.scale) * SIDE - 1e-6);
      }
    }),
  );
});

it('a pinch has the ratio and the shift of its two fingers', () => {
  expect(
    pinched(
      [
        [100, 100],
        [200, 100],
      ],
      [
        [80, 120],
        [280, 120],
      ],
    ),
  ).toEqual({ at: [150, 100], ratio: 2, shift: [30, 20] });
});
