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
])('%s', (query, expected) => expect(tooNarrowFor(readQuery(query), dictionary)).toEqual(expected));

test('nothing is said of a list that does not know what its goods want', () => {
  expect(tooNarrowFor(readQuery('space-width=..620'), new Map())).toBeNull();
});
