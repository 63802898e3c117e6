import { expect, test } from 'vitest';
import { listingDictionary } from '@/lib/listing/dictionary';
import { tooNarrowFor } from '@/lib/listing/too-narrow';
import { readQuery } from './fixture';

const widths = ['933 mm', '1008 mm', '1012 mm'];
const dictionary = listingDictionary([
  {
    kind: 'attribute',
    key: 'Space width',
    label: 'Space width',
    values: widths.map((value) => ({ value, label: value, count: 1, selected: false })),
  },
]);

test.each([
  ['space-width=..620', { gap: 620, least: 933 }],
  ['space-width=..932', { gap: 932, least: 933 }],
  ['space-width=..933', null],
  ['space-height=..900', null],
  ['', null],
])('the query %s is compared with the narrowest product', (query, expected) =>
  expect(tooNarrowFor(readQuery(query), dictionary)).toEqual(expected),
);

test('a list that does not state the width of gaps gives no answer', () => {
  expect(tooNarrowFor(readQuery('space-width=..620'), new Map())).toBeNull();
});
