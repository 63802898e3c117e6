import { expect, test } from 'vitest';
import { mapReview, tallyOf } from '@/lib/catalogue/reviews/map-review';
import { averageWords } from '@/lib/catalogue/reviews/words';

const written = {
  entityId: 7,
  author: { name: 'Pat' },
  title: 'Loud',
  text: 'It hums.',
  rating: 2,
  createdAt: { utc: '2026-11-20T09:00:00Z' },
};

test.each([
  ['{"reply":"We swapped it.","repliedOn":"2026-11-23"}', { text: 'We swapped it.', on: '2026-11-23' }],
  ['{"reply":"We swapped it."}', { text: 'We swapped it.', on: null }],
  ['{"reply":"We swapped it.","repliedOn":"2026-02-30"}', { text: 'We swapped it.', on: null }],
  ['{"reply":"","repliedOn":"2026-11-23"}', null],
  ['{"reply":7}', null],
  ['no JSON', null],
  [undefined, null],
])('a review with the metafield %s has the reply %j', (extras, reply) =>
  expect(mapReview(written, extras).reply).toEqual(reply),
);

test('reviews are counted by stars, verified purchases and rewards', () => {
  const tally = tallyOf([
    { rating: 5, extras: '{"verified":true}' },
    { rating: 5, extras: '{"verified":true,"incentivised":true}' },
    { rating: 4, extras: '{"verified":"yes"}' },
    { rating: 1, extras: 'no JSON' },
    { rating: 1, extras: undefined },
  ]);
  expect(tally).toMatchObject({ verified: 1, incentivised: 1, newest: null });
  expect(tally.bars.map(({ stars, count }) => [stars, count])).toEqual([
    [5, 1],
    [4, 1],
    [3, 0],
    [2, 0],
    [1, 2],
  ]);
});

test.each([
  [null, 'out of 5, the average of 1,243 reviews.'],
  [
    { bars: [], verified: 1009, incentivised: 0, newest: null },
    'out of 5, the average of 1,243 reviews. Verified purchases: 1,009.',
  ],
  [
    { bars: [], verified: 0, incentivised: 5, newest: null },
    'out of 5, the average of 1,243 reviews. Verified purchases: none. Written in return for a reward, and not counted: 5.',
  ],
  [
    { bars: [], verified: 481, incentivised: 0, newest: 500 },
    'out of 5, the average of 1,243 reviews. The bars count the newest 500. Verified purchases among these: 481.',
  ],
])('an average states what it is based on: %j', (tally, words) =>
  expect(averageWords({ average: 4.6, count: 1243 }, tally)).toBe(words),
);
