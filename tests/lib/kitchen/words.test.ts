import { expect, test } from 'vitest';
import { TEMPLATES } from '@/lib/kitchen/pieces';
import type { PieceKind } from '@/lib/catalogue/kinds/types';
import { missingWords, savingWords } from '@/lib/kitchen/words';

const saving = { lines: [], total: 0 };

test.each([
  [
    { ...saving, kinds: 1, perMille: 0, next: { kinds: 3, perMille: 50, more: 2_000 } },
    '1 kind of large appliance in the set: no saving yet. 2 more kinds and the set saves 5%: £20.00 more on these alone.',
  ],
  [
    { ...saving, kinds: 4, perMille: 75, total: 12_000, next: { kinds: 5, perMille: 100, more: 4_000 } },
    '4 different kinds of large appliance save 7.5%, £120.00. One more kind and the set saves 10%: £40.00 more on these alone.',
  ],
  [
    { ...saving, kinds: 6, perMille: 100, total: 60_000, next: null },
    '6 different kinds of large appliance save 10%, £600.00.',
  ],
])('the saving %j is put into words', (each, words) => expect(savingWords(each)).toBe(words));

test.each<[PieceKind[], string[]]>([
  [
    ['oven', 'hob', 'fridge freezer'],
    [
      'For a new kitchen: still missing a hood, a dishwasher.',
      'For a home to let: still missing a cooker, a washing machine.',
    ],
  ],
  [
    ['washing machine'],
    [
      'For a utility room: still missing a tumble dryer.',
      'For a home to let: still missing a cooker, a fridge freezer.',
    ],
  ],
  [['washing machine', 'tumble dryer'], []],
  [['oven', 'hob', 'hood', 'fridge freezer', 'dishwasher'], []],
  [
    ['hood', 'hob', 'fridge freezer', 'dishwasher'],
    [
      'For a new kitchen: still missing an oven.',
      'For a home to let: still missing a cooker, a washing machine.',
    ],
  ],
])('a list of %j names what each template still lacks', (kinds, words) => {
  expect(missingWords(TEMPLATES, new Set(kinds))).toEqual(words);
});
