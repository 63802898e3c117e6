import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { londonDate } from '@/lib/dates/rules';
import { stepChart } from '@/lib/price-history/chart';
import { parsePeriods } from '@/lib/price-history/parse';
import { withProvenWas } from '@/lib/price-history/reference';
import { priceStory } from '@/lib/price-history/rules';
import { withoutSlips } from '@/lib/price-history/slips';
import type { PricePeriod } from '@/lib/price-history/types';
import { slipWords, stepRows } from '@/lib/price-history/words';
import { runs } from '../../support/runs';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-20T12:00:00Z');
const TODAY = '2026-11-20';

/** What was asked from one instant to another. */
type Asked = { pence: number; kind: PricePeriod['kind']; since: number; until: number; units: number };

const dayOf = (instant: number) => londonDate(new Date(instant));

/** As a book of prices writes it. */
const entry = ({ pence, kind, since, until, units }: Asked): PricePeriod => ({
  pence,
  kind,
  from: dayOf(since),
  to: until === NOW ? null : dayOf(until - 1),
  units,
});
const slipOf = (asked: Asked): PricePeriod => ({
  ...entry(asked),
  slip: { set: new Date(asked.since).toISOString(), right: new Date(asked.until).toISOString() },
});

describe('a washer at £479 that was priced £4.79 for an hour by mistake', () => {
  const at = (time: string) => Date.parse(`2026-11-10T${time}:00Z`);
  const price = { pence: 47_900, kind: 'normal' as const, units: 4 };
  const before = entry({ ...price, since: NOW - 400 * 1440 * MINUTE, until: at('09:00') });
  const wrongly = { ...price, pence: 479, units: 0, since: at('09:00'), until: at('10:00') };
  const slip = slipOf(wrongly);
  const { units: _, ...uncounted } = slip;
  const after = entry({ ...price, since: at('10:00'), until: NOW });

  it('was never sold at the slip: its normal price continues', () => {
    expect(withoutSlips([before, slip, after])).toEqual({
      prices: [{ ...before, to: null, units: 8 }],
      slips: [{ pence: 479, on: '2026-11-10' }],
    });
  });

  it('has the slip listed as left out', () => {
    const story = priceStory([before, slip, after], TODAY);
    expect(story && slipWords(story)).toEqual([
      'Left out: £4.79, set by mistake on 10 Nov 2026 and put right within two hours. Nobody bought at it.',
    ]);
  });

  test.each<[string, PricePeriod]>([
    ['somebody bought at it', { ...slip, units: 1 }],
    ['the book does not count', uncounted],
    ['the book does not call it one', entry(wrongly)],
    ['it stood for a minute more than two hours', slipOf({ ...wrongly, until: at('11:01') })],
    ['its mark names other days', { ...slip, from: '2026-11-09' }],
    ['its mark runs backwards', slipOf({ ...wrongly, since: at('10:00'), until: at('09:00') })],
    ['it is still asked', { ...slip, to: null }],
  ])('was priced so where %s', (_, period) => {
    expect(withoutSlips([before, period, after]).slips).toEqual([]);
    expect(priceStory([before, period, after], TODAY)?.lowest.at(-1)?.pence).toBe(479);
  });

  it('was priced so if consecutive slips add up to more than two hours', () => {
    const second = slipOf({ ...price, pence: 4_790, units: 0, since: at('10:00'), until: at('11:30') });
    expect(withoutSlips([before, slip, second, after]).slips).toEqual([{ pence: 479, on: '2026-11-10' }]);
    const sooner = slipOf({ ...price, pence: 4_790, units: 0, since: at('10:00'), until: at('11:00') });
    expect(withoutSlips([before, slip, sooner, after]).prices).toHaveLength(1);
  });

  describe('a “was” price of £479', () => {
    const was = { price: 47_900, from: '2026-10-01', to: '2026-11-15' };
    const ended = { ...after, to: '2026-11-15' };
    const offer = { pence: 42_900, kind: 'promotion' as const, units: 0 };
    const promotion: PricePeriod = { ...offer, from: '2026-11-16', to: null };
    const shown = (...periods: PricePeriod[]) => 'was' in withProvenWas({ now: 42_900, was }, periods);
    const hour = (day: string) => ({
      since: Date.parse(`${day}T09:00:00Z`),
      until: Date.parse(`${day}T10:00:00Z`),
    });

    it('is interrupted by an offer of an hour, and not by a slip of an hour', () => {
      expect(shown(before, slipOf({ ...offer, ...hour('2026-11-10') }), ended, promotion)).toBe(true);
      expect(shown(before, entry({ ...offer, ...hour('2026-11-10') }), ended, promotion)).toBe(false);
    });

    it('is not followed by its promotion where only a slip follows it', () => {
      const late = { ...promotion, from: '2026-11-18' };
      expect(shown(before, ended, slipOf({ ...offer, ...hour('2026-11-16') }), late)).toBe(false);
      expect(shown(before, ended, entry({ ...offer, ...hour('2026-11-16') }), late)).toBe(true);
    });
  });
});

it('a slip is read only from a complete mark', () => {
  const slip = { set: '2026-11-10T09:00:00.000Z', right: '2026-11-10T10:00:00.000Z' };
  const read = (mark: unknown) =>
    parsePeriods(
      JSON.stringify([{ pence: 479, kind: 'normal', from: '2026-11-10', to: '2026-11-10', slip: mark }]),
    )[0]?.slip;
  expect(read(slip)).toEqual(slip);
  for (const broken of [
    null,
    true,
    {},
    { set: slip.set },
    { ...slip, right: 'soon' },
    { ...slip, set: '10' },
  ])
    expect(read(broken)).toBeUndefined();
});

/** Two years and less of prices without a gap up to now, and slips in some of them: where, how long, how cheap. */
const books = fc
  .array(
    fc.record({
      minutes: fc.integer({ min: 600, max: 120 * 1440 }),
      pence: fc.integer({ min: 100, max: 200_000 }),
      kind: fc.constantFrom<PricePeriod['kind']>('normal', 'promotion'),
      units: fc.integer({ min: 0, max: 9 }),
      slip: fc.option(
        fc.record({
          after: fc.double({ min: 0.01, max: 0.7, noNaN: true }),
          minutes: fc.integer({ min: 1, max: 120 }),
        }),
      ),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((parts) => {
    let until = NOW;
    return parts.map(({ minutes, slip, ...rest }) => {
      const asked = { ...rest, since: until - minutes * MINUTE, until };
      until = asked.since;
      const set = asked.since + Math.round((slip?.after ?? 0) * minutes) * MINUTE;
      return { asked, slip: slip && { since: set, until: set + slip.minutes * MINUTE } };
    });
  })
  .map((parts) => parts.toReversed());

type Book = typeof books extends fc.Arbitrary<infer Each> ? Each : never;

const right = (book: Book): PricePeriod[] => book.map(({ asked }) => entry(asked));

/** The same with the slips in it, at a penny. */
const wrong = (book: Book, over: Partial<Asked> = {}): PricePeriod[] =>
  book.flatMap(({ asked, slip }) =>
    slip
      ? [
          entry({ ...asked, until: slip.since }),
          slipOf({ pence: 1, kind: 'promotion', units: 0, ...slip, ...over }),
          entry({ ...asked, since: slip.until, units: 0 }),
        ]
      : [entry(asked)],
  );

test('slips change nothing in the price history, whenever they were made', () => {
  fc.assert(
    fc.property(books, (book) => {
      const [told, bare] = [priceStory(wrong(book), TODAY), priceStory(right(book), TODAY)];
      expect(told && { ...told, slips: [] }).toEqual(bare);
      expect(told?.lowest.some(({ pence }) => pence === 1) ?? false).toBe(false);
    }),
    runs(1_000),
  );
});

test('a slip hides no price at which somebody bought', () => {
  fc.assert(
    fc.property(books, (book) => {
      expect(withoutSlips(wrong(book, { units: 1 })).slips).toEqual([]);
      const marked = book.filter(({ slip }) => slip !== null).length;
      expect(withoutSlips(wrong(book, { units: 1 })).prices.filter(({ pence }) => pence === 1)).toHaveLength(
        marked,
      );
    }),
    runs(1_000),
  );
});

test('the price chart and the table have the same steps, in order', () => {
  fc.assert(
    fc.property(books, (book) => {
      const story = priceStory(wrong(book), TODAY);
      if (!story) return;
      expect(stepChart(story, 560, 120).path.match(/[ML]/g)).toHaveLength(stepRows(story).length);
      story.steps.slice(1).forEach(({ from }, at) => {
        const before = story.steps[at];
        expect(before && (before.to < from || before.from === from)).toBe(true);
      });
    }),
    runs(1_000),
  );
});
