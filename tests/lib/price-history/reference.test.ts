import { describe, expect, test } from 'vitest';
import { withProvenWas } from '@/lib/price-history/reference';
import type { PricePeriod } from '@/lib/price-history/types';

const was = { price: 47_900, from: '2026-09-14', to: '2026-11-01' };
const normal: PricePeriod = { pence: 47_900, kind: 'normal', from: '2026-09-14', to: '2026-11-01' };
const promotion: PricePeriod = { pence: 42_900, kind: 'promotion', from: '2026-11-02', to: null };
const shows = (...periods: PricePeriod[]) => 'was' in withProvenWas({ now: 42_900, was }, periods);

describe('a “was” price', () => {
  test.each<[string, PricePeriod[]]>([
    ['where it was the normal price up to the promotion', [normal, promotion]],
    ['where it had been so for longer', [{ ...normal, from: '2026-05-01' }, promotion]],
    [
      'where two entries follow each other',
      [{ ...normal, to: '2026-10-01' }, { ...normal, from: '2026-10-02' }, promotion],
    ],
    ['where the price changed in the middle of a day', [{ ...normal, to: '2026-11-02' }, promotion]],
    [
      'where an earlier promotion ended on its first day',
      [{ ...promotion, from: '2026-09-01', to: '2026-09-14' }, normal, promotion],
    ],
    ['where no book is kept', []],
  ])('is shown %s', (_, periods) => expect(shows(...periods)).toBe(true));

  test.each<[string, PricePeriod[]]>([
    ['another price was asked', [{ ...normal, pence: 45_900 }, promotion]],
    ['it was itself a promotion', [{ ...normal, kind: 'promotion' }, promotion]],
    ['a day is missing', [{ ...normal, from: '2026-09-15' }, promotion]],
    ['the days have a hole', [{ ...normal, to: '2026-10-01' }, { ...normal, from: '2026-10-03' }, promotion]],
    ['it ended before the promotion', [{ ...normal, to: '2026-10-30' }, promotion]],
    ['no promotion follows it', [normal, { ...promotion, kind: 'normal' }]],
    [
      'another promotion interrupted it for part of a day',
      [normal, { ...promotion, from: '2026-10-01', to: '2026-10-01' }, promotion],
    ],
    ['the promotion began later', [normal, { ...promotion, from: '2026-11-05' }]],
  ])('is not shown where %s', (_, periods) => expect(shows(...periods)).toBe(false));
});
