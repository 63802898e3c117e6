import { expect, test } from 'vitest';
import { mapRating } from '@/lib/catalogue/mapping/map-rating';

const summary = { numberOfReviews: 5, summationOfRatings: 22 };

test('the average leaves out reviews that were rewarded', () => {
  expect(mapRating(summary, undefined)).toEqual({ average: 4.4, count: 5 });
  expect(mapRating(summary, '{"count":2,"sum":10}')).toEqual({ average: 4, count: 3 });
  expect(mapRating(summary, '{"count":5,"sum":22}')).toBeNull();
  expect(mapRating({ numberOfReviews: 0, summationOfRatings: 0 }, undefined)).toBeNull();
});

test.each(['', '{', 'null', '[]', '{"count":-1,"sum":2}', '{"count":"2","sum":9}'])(
  'the invalid metafield %j leaves the average unchanged',
  (gifted) => expect(mapRating(summary, gifted)).toEqual({ average: 4.4, count: 5 }),
);
