import { expect, test } from 'vitest';
import { bestOfEachType } from '@/lib/recommendations/rules';
import { aCard } from '../../support/shop';

const of = (id: number, Type: string) => aCard({ id, attributes: { Type } });

test('recommendations show the best product of each type, and no service', () => {
  const cards = [
    of(1, 'Drip tray'),
    of(2, 'Fitting service'),
    of(3, 'Drip tray'),
    of(4, 'Hose'),
    of(5, 'Descaler'),
    of(6, 'Hose'),
    of(7, 'Cleaner'),
  ];
  expect(bestOfEachType(cards, 3).map(({ id }) => id)).toEqual([1, 4, 5]);
});
