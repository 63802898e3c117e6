import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawfulWas, parseReference } from '@/lib/catalogue/price';
import { addDays, londonDate } from '@/lib/dates/rules';
import { parsePeriods } from '@/lib/price-history/parse';
import { withProvenWas } from '@/lib/price-history/reference';
import { setPrice } from '../../../sandbox/catalogue/changes.ts';
import { ChangeRefused } from '../../../sandbox/catalogue/refused.ts';
import { periodRows } from '../../../sandbox/commerce/price-periods.ts';
import { withSales } from '../../../sandbox/commerce/price-sales.ts';
import { all, run } from '../../../sandbox/store/rows.ts';
import { openParts } from '../../sandbox/fixture.ts';
import { runs } from '../../support/runs.ts';

const ID = 101;
const MINUTE = 60_000;
const LONGEST_SLIP = 120 * MINUTE;
const SAVING = 500;

type Event = {
  pence: number;
  kind: 'normal' | 'promotion';
  starts_at: number;
  ends_at: number | null;
  units: number;
  slip_by: string | null;
};

const minutes = (min: number, max: number) => fc.integer({ min, max });
/** A change after so many minutes, and what was sold until then. */
const change = (
  wait: fc.Arbitrary<number>,
  price: fc.Arbitrary<number> = fc.constantFrom(50_000, 50_000, 50_000, 51_000),
  isCorrection = fc.boolean(),
) =>
  fc.record({
    wait,
    price,
    sale: fc.constantFrom(null, null, 40_000, 40_000, 49_700),
    isCorrection,
    sold: fc.constantFrom(0, 0, 4, 10, 40),
  });
const planned = change(fc.oneof(minutes(20 * 1440, 70 * 1440), minutes(1, 20 * 1440)));
/** A wrong price, and what is said to put it right. */
const mistake = fc.tuple(
  change(minutes(1, 40 * 1440), fc.constantFrom(5_000, 500_000)),
  change(minutes(1, 130), fc.constant(50_000), fc.constantFrom(true, true, true, false)),
);
const histories = fc
  .array(
    fc.oneof(
      planned.map((each) => [each]),
      mistake,
    ),
    { minLength: 2, maxLength: 7 },
  )
  .map((parts) => parts.flat());

type History = typeof histories extends fc.Arbitrary<infer Each> ? Each : never;

const { parts, store, clock } = openParts();
const start = clock.now;

/** Makes these changes in the shop, one after another; a correction that is refused is made as a plain change. */
function trade(changes: History): void {
  run(store, 'DELETE FROM price_event');
  clock.now = start;
  for (const { wait, sold, price, sale, isCorrection } of changes) {
    clock.now += wait * MINUTE;
    run(store, 'UPDATE price_event SET units = ? WHERE ends_at IS NULL', sold);
    const set = { price, salePrice: sale !== null && sale < price ? sale : null, by: 'Pat' };
    try {
      setPrice(parts, ID, { ...set, isCorrection });
    } catch (error) {
      if (!(error instanceof ChangeRefused)) throw error;
      setPrice(parts, ID, set);
    }
  }
}

/** The "was" that a page shows beside today's price. */
function shownBeside(now: number) {
  const fields = all<{ owner: number; key: string; value: string }>(
    store,
    "SELECT 101 AS owner, key, value FROM metafield WHERE owner_id = '101' AND key = 'was'",
  );
  const reference = parseReference(withSales(store, fields)[0]?.value);
  const was = lawfulWas(now, reference, londonDate(new Date(clock.now)));
  const periods = parsePeriods(periodRows(store, [ID])[0]?.value);
  return withProvenWas({ now, ...(was && { was }) }, periods).was;
}

/** Of all events those that were slips: marked, at most two hours of them in a row, and nobody bought. */
const slipsOf = (events: readonly Event[]): Set<Event> => {
  let since = 0;
  return new Set(
    events.filter(({ slip_by, starts_at, ends_at, units }, at) => {
      if (slip_by === null || ends_at === null) return false;
      if (events[at - 1]?.slip_by == null) since = starts_at;
      return ends_at - since <= LONGEST_SLIP && units === 0;
    }),
  );
};

const dayOf = (instant: number) => londonDate(new Date(instant));
const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const unitsOf = (events: readonly Event[]) => events.reduce((sum, { units }) => sum + units, 0);

test('a “was” price keeps all four rules, whatever was charged, corrected and sold before', () => {
  let shown = 0;
  let beyondSlips = 0;
  fc.assert(
    fc.property(histories, (changes) => {
      trade(changes);
      const events = all<Event>(store, 'SELECT * FROM price_event ORDER BY starts_at, id');
      const now = events.at(-1)?.pence ?? 0;
      const was = shownBeside(now);
      if (!was?.from || !was.to) return;
      const { price: pence, from, to } = was;
      const slips = slipsOf(events);
      const meant = events.filter((event) => !slips.has(event));
      const first = meant.findLastIndex(({ kind }) => kind === 'normal') + 1;
      const promoted = meant.slice(first);
      const before = meant.slice(0, first);
      const unbroken = before.findLastIndex((event) => event.kind !== 'normal' || event.pence !== pence) + 1;
      const charged = before
        .slice(unbroken)
        .filter(({ ends_at }) => ends_at !== null && dayOf(ends_at - 1) >= from);
      // 1: the normal price, on 28 days and more in a row up to the promotion.
      expect(dayOf(charged[0]?.starts_at ?? Infinity) <= from).toBe(true);
      expect(daysFrom(from, to)).toBeGreaterThanOrEqual(27);
      expect(dayOf(promoted[0]?.starts_at ?? 0)).toBe(addDays(to, 1));
      // 2: no longer promoted than it was charged.
      expect(daysFrom(to, dayOf(clock.now))).toBeLessThanOrEqual(daysFrom(from, to) + 1);
      // 3: three in ten were sold at it.
      expect(unitsOf(charged) * 10).toBeGreaterThanOrEqual((unitsOf(charged) + unitsOf(promoted)) * 3);
      expect(unitsOf(charged)).toBeGreaterThan(0);
      // 4: a saving of £5 and 3 % at least.
      expect(pence - now).toBeGreaterThanOrEqual(Math.max(SAVING, pence * 0.03));
      shown += 1;
      if (events.some((event) => slips.has(event) && dayOf(event.starts_at) > from)) beyondSlips += 1;
    }),
    runs(3_000),
  );
  expect(shown).toBeGreaterThan(20);
  expect(beyondSlips).toBeGreaterThan(5);
});
