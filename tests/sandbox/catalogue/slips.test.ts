import { describe, expect, it } from 'vitest';
import { setPrice } from '../../../sandbox/catalogue/changes.ts';
import { periodRows } from '../../../sandbox/commerce/price-periods.ts';
import { withSales } from '../../../sandbox/commerce/price-sales.ts';
import { all, run } from '../../../sandbox/store/rows.ts';
import { rowsOf } from '../catalogue.ts';
import { openParts } from '../fixture.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const id = 101;

/** A product at £250 for forty days, at £2.50 from then on, and the minutes that pass. */
function mistaken(minutes: number) {
  const { parts, store, clock } = openParts();
  setPrice(parts, id, { price: 25_000, salePrice: null });
  clock.now += 40 * DAY;
  setPrice(parts, id, { price: 250, salePrice: null, by: 'Ann' });
  clock.now += minutes * MINUTE;
  const correct = (price = 25_000, by = 'Pat') =>
    setPrice(parts, id, { price, salePrice: null, by, isCorrection: true });
  const was = () => {
    const fields = "SELECT 101 AS owner, key, value FROM metafield WHERE owner_id = '101' AND key = 'was'";
    return withSales(store, all<{ owner: number; key: string; value: string }>(store, fields));
  };
  return { parts, store, clock, correct, was };
}

describe('a price that was set by mistake', () => {
  it('is recorded as a slip when corrected, with its price, period and authors', () => {
    const { store, clock, correct } = mistaken(120);
    correct();
    expect(rowsOf(store, 'price_event').slice(1)).toMatchObject([
      { pence: 250, starts_at: clock.now - 120 * MINUTE, ends_at: clock.now, set_by: 'Ann', slip_by: 'Pat' },
      { pence: 25_000, starts_at: clock.now, ends_at: null, set_by: 'Pat', slip_by: null },
    ]);
    const [, slip] = JSON.parse(periodRows(store, [id])[0]?.value ?? '');
    expect(slip).toEqual({
      pence: 250,
      kind: 'normal',
      from: '2026-09-29',
      to: '2026-09-29',
      units: 0,
      slip: { set: '2026-09-29T10:00:00.000Z', right: '2026-09-29T12:00:00.000Z' },
    });
  });

  it.each<[string, number, number, string, string]>([
    ['after more than two hours', 121, 25_000, 'Pat', 'more than two hours'],
    ['by nobody', 60, 25_000, '', 'Enter your name'],
    ['to the same price', 60, 250, 'Pat', 'nothing to correct'],
  ])('cannot be corrected as a slip %s', (_, minutes, price, by, words) => {
    const { store, correct } = mistaken(minutes);
    expect(() => correct(price, by)).toThrow(words);
    expect(rowsOf(store, 'price_event')).toHaveLength(2);
  });

  it('cannot be corrected as a slip if two in a row last more than two hours', () => {
    const { clock, correct } = mistaken(90);
    correct(2_500);
    clock.now += 31 * MINUTE;
    expect(() => correct()).toThrow('more than two hours');
  });

  it('does not interrupt the period of the right price, unless somebody bought at it', () => {
    const { parts, store, clock, correct, was } = mistaken(30);
    correct();
    clock.now += 10 * DAY;
    setPrice(parts, id, { price: 25_000, salePrice: 20_000 });
    run(store, 'UPDATE price_event SET units = 3 WHERE pence = 25000');
    expect(was()).toMatchObject([
      { value: '{"pence":25000,"from":"2026-08-20","to":"2026-10-08","sold":{"was":6,"now":0}}' },
    ]);
    run(store, 'UPDATE price_event SET units = 1 WHERE pence = 250');
    expect(was()).toEqual([]);
  });
});
