import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '@/lib/dates/rules';
import { parsePeriods } from '@/lib/price-history/parse';
import { priceStory } from '@/lib/price-history/rules';
import type { PricePeriod } from '@/lib/price-history/types';

const TODAY = '2026-11-20';
const ago = (days: number): string => addDays(TODAY, -days);
const period = (pence: number, from: number, to: number | null, kind: PricePeriod['kind'] = 'normal') => ({
  pence,
  kind,
  from: ago(from),
  to: to === null ? null : ago(to),
});

const washer: PricePeriod[] = [
  period(47_900, 500, 200),
  period(39_900, 199, 190, 'promotion'),
  period(47_900, 189, 20),
  period(42_900, 19, null, 'promotion'),
];

describe('a price history', () => {
  it('has steps that follow each other up to today', () => {
    expect(priceStory(washer, TODAY)?.steps).toEqual([
      { pence: 47_900, kind: 'normal', from: ago(364), to: ago(200) },
      { pence: 39_900, kind: 'promotion', from: ago(199), to: ago(190) },
      { pence: 47_900, kind: 'normal', from: ago(189), to: ago(20) },
      { pence: 42_900, kind: 'promotion', from: ago(19), to: TODAY },
    ]);
  });

  it('has the lowest price in 30, 90 and 365 days, with its last day', () => {
    expect(priceStory(washer, TODAY)?.lowest).toEqual([
      { days: 30, pence: 42_900, on: TODAY },
      { days: 90, pence: 42_900, on: TODAY },
      { days: 365, pence: 39_900, on: ago(190) },
    ]);
  });

  test.each<[string, PricePeriod[], string]>([
    ['a price that never moved', [period(1000, 400, null)], 'usual'],
    ['the cheapest tenth of days', [period(1000, 400, 30), period(900, 29, null)], 'lowest'],
    [
      'what was lower on some days and higher on most',
      [period(1000, 400, 60), period(800, 59, 30), period(900, 29, null)],
      'cheaper',
    ],
    [
      'what was asked on half of the days and undercut on a few',
      [period(1000, 400, 251), period(800, 250, 241), period(900, 240, null)],
      'usual',
    ],
    ['a price that was raised', [period(1000, 400, 30), period(1100, 29, null)], 'high'],
    ['what was asked on most days', [period(900, 400, 300), period(1000, 299, null)], 'usual'],
    ['the cheaper half of days', [period(1000, 400, 182), period(900, 181, null)], 'lowest'],
  ])('is rated as expected for %s', (_, periods, standing) =>
    expect(priceStory(periods, TODAY)?.standing).toBe(standing),
  );

  test.each<[string, PricePeriod[]]>([
    ['nothing', []],
    ['59 days', [period(1000, 59, null)]],
    ['prices that ended yesterday', [period(1000, 400, 1)]],
  ])('is not given for %s', (_, periods) => expect(priceStory(periods, TODAY)).toBeNull());

  it('is given from the sixtieth day on', () => {
    expect(priceStory([period(1000, 60, null)], TODAY)?.lowest).toHaveLength(3);
  });
});

/** Periods that follow each other without a gap up to today. */
const histories = fc
  .array(
    fc.record({
      days: fc.integer({ min: 1, max: 120 }),
      pence: fc.integer({ min: 100, max: 200_000 }),
      kind: fc.constantFrom<PricePeriod['kind']>('normal', 'promotion'),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => {
    let end = 0;
    return parts.map(({ days, pence, kind }, index): PricePeriod => {
      const found = period(pence, end + days - 1, index === 0 ? null : end, kind);
      end += days;
      return found;
    });
  });

test('the steps of a price history cover each day once, and include the lowest price', () => {
  fc.assert(
    fc.property(histories, (periods) => {
      const story = priceStory(periods, TODAY);
      if (!story) return;
      story.steps.slice(1).forEach((step, index) => {
        expect(step.from).toBe(addDays(story.steps[index]?.to ?? '', 1));
      });
      expect(story.steps.at(-1)?.to).toBe(TODAY);
      expect(story.lowest.at(-1)?.pence).toBe(Math.min(...story.steps.map(({ pence }) => pence)));
    }),
  );
});

describe('reading stored price periods', () => {
  it('accepts valid periods', () => expect(parsePeriods(JSON.stringify(washer))).toEqual(washer));

  test.each([
    undefined,
    '',
    '{',
    '{}',
    '[null]',
    '[{"pence":0,"from":"2026-01-01","to":null}]',
    '[{"pence":100,"from":"soon","to":null}]',
    '[{"pence":100,"from":"2026-01-02","to":"2026-01-01"}]',
  ])('leaves out %j', (json) => expect(parsePeriods(json)).toEqual([]));
});
