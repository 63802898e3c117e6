import { expect, it } from 'vitest';
import { collectingWords } from '@/lib/orders/return-words';

it.each([
  [25_00, 40_00, 'costs £25, or £40 for an American fridge freezer or a range cooker'],
  [29_50, 45_00, 'costs £29.50, or £45 for an American fridge freezer or a range cooker'],
  [30_00, 30_00, 'costs £30'],
  [0, 40_00, 'costs nothing, or £40 for an American fridge freezer or a range cooker'],
  [0, 0, 'costs nothing'],
])('at %i and %i pence, collecting %s', (collection, largeCollection, words) =>
  expect(collectingWords({ collection, largeCollection })).toBe(`Collecting large goods ${words}`),
);
