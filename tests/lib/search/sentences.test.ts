import { expect, test } from 'vitest';
import { sentencesOf } from '@/lib/search/sentences';
import { understand } from '@/lib/search/understand/understand';

const wish = understand('tumble dryer with drum light and child lock', { makers: [] });
const said = (ahead: string[], found = 9) =>
  sentencesOf({ wish, leftOut: [], ahead, found, isHelped: false });

test.each([
  [['drum light'], 'What matches “drum light” is shown first; the other products do not match.'],
  [
    ['drum light', 'child lock'],
    'What matches “drum light” and “child lock” is shown first; the other products do not match.',
  ],
])('where the answer to %j ends is said', (ahead, sentence) => expect(said(ahead)).toEqual([sentence]));

test('of what all that was found answers, and of nothing found, no such thing is said', () => {
  expect(said([])).toEqual([]);
  expect(said(['drum light'], 0)).not.toContainEqual(expect.stringContaining('comes first'));
});
