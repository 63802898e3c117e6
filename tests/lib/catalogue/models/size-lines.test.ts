import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sizeLines } from '@/lib/catalogue/models/size-lines';

const WASHER = { width: 600, height: 850, depth: 590 };
const side = fc.integer({ min: 30, max: 2_400 });
const extent = fc.record({ width: side, height: side, depth: side });
const round = fc.double({ min: -10, max: 10, noNaN: true });

test('each dimension line is labelled in millimetres with a thousands separator', () => {
  expect(sizeLines({ ...WASHER, height: 2_030 }, { round: 0 }).map(({ text }) => text)).toEqual([
    '600 mm',
    '590 mm',
    '2,030 mm',
  ]);
});

test('a dimension line is as long as its label says and lies outside the appliance', () => {
  fc.assert(
    fc.property(extent, round, (size, angle) => {
      const lines = sizeLines(size, { round: angle });
      const lengths = lines.map(({ from, to }) =>
        Math.hypot(...from.map((each, at) => each - (to[at] ?? 0))),
      );
      expect(lengths.map(Math.round)).toEqual([size.width, size.depth, size.height]);
      for (const { from, to } of lines)
        for (const [x, , z] of [from, to])
          expect(Math.abs(x) > size.width / 2 || z > size.depth || z < 0).toBe(true);
    }),
  );
});

test('the width and depth lines lie on the sides that face the camera', () => {
  fc.assert(
    fc.property(extent, round, (size, angle) => {
      const [width, depth] = sizeLines(size, { round: angle });
      expect(Math.sign((width?.from[2] ?? 0) - size.depth / 2)).toBe(Math.cos(angle) >= 0 ? 1 : -1);
      expect(Math.sign(depth?.from[0] ?? 0)).toBe(Math.sin(angle) >= 0 ? 1 : -1);
    }),
  );
});
