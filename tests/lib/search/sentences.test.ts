import { expect, test } from 'vitest';
import { sentencesOf } from '@/lib/search/sentences';
import { understand } from '@/lib/search/understand/understand';

const wish = understand('tumble dryer with drum light and child lock', { makers: [] });
const said = (ahead: string[], found = 9) =>
  sentencesOf({ wish, leftOut: [], ahead, found, isHelped: false });

test.each([
  [['drum light'], 'Products that match “drum light” come first; the others do not match.'],
  [
    ['drum light', 'child lock'],
    'Products that match “drum light” and “child lock” come first; the others do not match.',
  ],
])('the sentence says that products matching %j come first', (ahead, sentence) =>
  expect(said(ahead)).toEqual([sentence]),
);

test('there is no such sentence when all products match or none is found', () => {
  expect(said([])).toEqual([]);
  expect(said(['drum light'], 0)).not.toContainEqual(expect.stringContaining('shown first'));
});
