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
])('where the answer to %j ends is said', (ahead, sentence) => expect(said(ahead)).toEqual([sentence]));

test('of what all that was found answers, and of nothing found, no such thing is said', () => {
  expect(said([])).toEqual([]);
  expect(said(['drum light'], 0)).not.toContainEqual(expect.stringContaining('comes first'));
});
