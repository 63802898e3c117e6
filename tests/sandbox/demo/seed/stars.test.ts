import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { createRandom } from '../../../../sandbox/demo/seed/random.ts';
import { drawRatings } from '../../../../sandbox/demo/seed/stars.ts';

const barsOf = (seed: number, count: number, mean: number): number[] => {
  const ratings = drawRatings(createRandom(seed), count, mean);
  return [1, 2, 3, 4, 5].map((stars) => ratings.filter((each) => each === stars).length);
};

test('any number of ratings has the mean that was asked for', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 1, max: 500 }),
      fc.double({ min: 1, max: 5, noNaN: true }),
      (seed, count, mean) => {
        const bars = barsOf(seed, count, mean);
        expect(bars.reduce((all, each) => all + each)).toBe(count);
        expect(bars.reduce((all, each, at) => all + each * (at + 1), 0)).toBe(Math.round(mean * count));
      },
    ),
  );
});

it.each([4.1, 4.2, 4.3, 4.4, 4.5])(
  '300 ratings with a mean of %d have more ones than twos, and mostly fives',
  (mean) => {
    for (let seed = 0; seed < 50; seed++) {
      const [ones = 0, twos = 0, threes = 0, fours = 0, fives = 0] = barsOf(seed, 300, mean);
      expect(ones).toBeGreaterThan(twos);
      expect(fours).toBeGreaterThan(threes);
      expect(fives).toBeGreaterThan(fours * 2);
    }
  },
);

it('ratings are the same for the same seed', () => {
  expect(barsOf(7, 248, 4.6)).toEqual(barsOf(7, 248, 4.6));
});
