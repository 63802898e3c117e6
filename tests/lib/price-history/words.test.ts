import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { addDays } from '@/lib/dates/rules';
import { monthMarks, stepChart } from '@/lib/price-history/chart';
import { priceStory } from '@/lib/price-history/rules';
import type { PriceStory } from '@/lib/price-history/types';
import { lowestWords, soldWords, standingWords, stepRows } from '@/lib/price-history/words';

const TODAY = '2026-11-20';

const story = (...periods: [pence: number, days: number][]): PriceStory => {
  let end = 0;
  const told = priceStory(
    periods.map(([pence, days]) => {
      const [from, to] = [addDays(TODAY, 1 - end - days), addDays(TODAY, -end)];
      end += days;
      return { pence, kind: pence < 45_000 ? ('promotion' as const) : ('normal' as const), from, to };
    }),
    TODAY,
  );
  if (!told) throw new Error('too short a history');
  return told;
};

const washer = story([42_900, 19], [47_900, 170], [39_900, 10], [47_900, 301]);

it('describes today’s price and the lowest prices', () => {
  expect(standingWords(washer)).toBe('Cheaper than on most days');
  expect(standingWords(story([39_900, 19], [47_900, 346]))).toBe('Good price');
  expect(lowestWords(washer)).toEqual([
    'Lowest here in 30 days: today’s £429.',
    'Lowest here in 90 days: today’s £429.',
    'Lowest here in 12 months: £399, last on 15 May 2026.',
  ]);
});

it('lists each price with its days, the newest first', () => {
  expect(stepRows(washer).slice(0, 2)).toEqual([
    { dates: '2 Nov 2026 to 20 Nov 2026', price: '£429', kind: 'Offer' },
    { dates: '16 May 2026 to 1 Nov 2026', price: '£479', kind: 'Normal price' },
  ]);
});

it('draws the same steps as the table', () => {
  expect(stepChart(story([300, 73], [100, 146], [200, 146]), 365, 100)).toEqual({
    path: 'M0 50H146L146 100H292L292 0H365',
    high: { y: 0, pence: 300 },
    low: { y: 100, pence: 100 },
    today: 0,
  });
});

it('labels every third month below the chart', () => {
  const marks = monthMarks(washer, 365);
  expect(marks.map(({ day }) => day)).toEqual(['1 Dec', '1 Mar', '1 Jun', '1 Sept']);
  expect(marks.map(({ x }) => x)).toEqual([10, 100, 192, 284]);
});

test('the chart has as many steps as the table has rows, and reaches its right edge', () => {
  const periods = fc.array(
    fc.tuple(fc.integer({ min: 100, max: 99_999 }), fc.integer({ min: 61, max: 90 })),
    {
      minLength: 1,
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(periods, (each) => {
      const told = story(...each);
      const { path } = stepChart(told, 560, 120);
      expect(path.match(/[ML]/g)).toHaveLength(stepRows(told).length);
      expect(path.endsWith('H560')).toBe(true);
    }),
  );
});

test('a reduction is given with the units sold before and since, where they are counted', () => {
  const normal = { pence: 47_900, kind: 'normal' as const, from: '2026-01-14', to: '2026-11-01' };
  const promotion = { pence: 42_900, kind: 'promotion' as const, from: '2026-11-02', to: null };
  const said = (before?: number, now?: number) => {
    const periods = [
      { ...normal, ...(before !== undefined && { units: before }) },
      { ...promotion, ...(now !== undefined && { units: now }) },
    ];
    const told = priceStory(periods, TODAY);
    return told && soldWords(told);
  };
  expect(said(41, 12)).toBe('Since 14 Jan 2026 we have sold 53, 41 of them at £479.');
  expect(said(41)).toBeNull();
  expect(said(0, 0)).toBeNull();
});
