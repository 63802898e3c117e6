import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { understand } from '@/lib/search/understand/understand';
import { runs } from '../../../support/runs';

const sidesOf = (text: string) =>
  understand(text, { makers: [] }).facts.map(({ names, want }) => [
    names[0],
    want instanceof RegExp ? null : want.max,
  ]);

describe('sides with one unit for several figures', () => {
  it.each([
    [
      'fridge freezer 200 x 60 x 60 cm',
      [
        ['Height', 2_000],
        ['Width', 600],
        ['Depth', 600],
      ],
    ],
    [
      'dishwasher 24 x 24 inches',
      [
        ['Width', 610],
        ['Depth', 610],
      ],
    ],
    [
      'fridge 1.8 x 0.6 m',
      [
        ['Height', 1_800],
        ['Width', 600],
      ],
    ],
    [
      'fridge 1.8x0.6m',
      [
        ['Height', 1_800],
        ['Width', 600],
      ],
    ],
    [
      'freezer 6 by 2 ft',
      [
        ['Height', 1_829],
        ['Width', 610],
      ],
    ],
    [
      'hob for a 22 x 19.3 inch cut out',
      [
        ['Cut-out width', 564],
        ['Cut-out depth', 495],
      ],
    ],
  ])('in %j all have the unit of the last', (text, sides) => expect(sidesOf(text)).toEqual(sides));

  it.each([
    [
      'dishwasher 24 inches x 24',
      [
        ['Width', 610],
        ['Depth', 610],
      ],
    ],
    [
      'fridge freezer 1.8m x 60 x 60cm',
      [
        ['Height', 1_800],
        ['Width', 600],
        ['Depth', 600],
      ],
    ],
    [
      'fridge freezer 1.8m x 60 x 65',
      [
        ['Height', 1_800],
        ['Width', 600],
        ['Depth', 650],
      ],
    ],
    [
      'fridge 180cm x 600 x 650',
      [
        ['Height', 1_800],
        ['Width', 600],
        ['Depth', 650],
      ],
    ],
  ])('in %j have a plausible unit', (text, sides) => expect(sidesOf(text)).toEqual(sides));
});

test('a unit after the last side means the same as one after each', () => {
  const UNITS = ['mm', 'cm', 'inches', 'm'] as const;
  const MOST = { mm: 2_500, cm: 250, inches: 98, m: 2.5 } as const;
  const asked = fc.constantFrom(...UNITS).chain((unit) =>
    fc.tuple(
      fc.constant(unit),
      fc.array(
        fc.integer({ min: 1, max: MOST[unit] * 10 }).map((tenths) => tenths / 10),
        { minLength: 2, maxLength: 3 },
      ),
    ),
  );
  fc.assert(
    fc.property(asked, ([unit, figures]) => {
      const once = sidesOf(`fridge ${figures.join(' x ')} ${unit}`);
      expect(once.length).toBeGreaterThan(1);
      expect(once).toEqual(sidesOf(`fridge ${figures.map((one) => `${one} ${unit}`).join(' x ')}`));
    }),
    runs(200),
  );
});
