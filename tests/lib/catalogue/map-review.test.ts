import { expect, test } from 'vitest';
import { mapReview } from '@/lib/catalogue/reviews/map-review';

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
])('beside a review %s is its answer as %j', (extras, reply) =>
  expect(mapReview(written, extras).reply).toEqual(reply),
);
