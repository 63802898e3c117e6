import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, isoDay, londonMidnight } from '../../../../sandbox/calendar.ts';
import { leastSaving } from '../../../../sandbox/demo/seed/trade.ts';
import type { Store } from '../../../../sandbox/store/store.ts';
import { count, MIDNIGHT, type Product, rows, seeded, TODAY } from './seeded.ts';

type Event = { pence: number; kind: 'normal' | 'promotion'; starts_at: number; ends_at: number | null };
const events = (store: Store, id: number) =>
  rows<Event>(
    store,
    'SELECT pence, kind, starts_at, ends_at FROM price_event WHERE product_id = ? ORDER BY starts_at',
    id,
  );
const days = (from: number, to: number) => Math.round((to - from) / DAY);

/** The four rules of the price policy that history can show, for every promotion in a list of events. */
function lawful(list: readonly Event[], at: number, now: number): boolean {
  const [before, promotion] = [list[at - 1], list[at]];
  if (!before || !promotion || before.kind !== 'normal' || before.ends_at !== promotion.starts_at)
    return false;
  const reference = days(before.starts_at, promotion.starts_at);
  const lasted = days(promotion.starts_at, Math.min(now, promotion.ends_at ?? now));
  return (
    reference >= 28 && lasted <= reference && before.pence - promotion.pence >= leastSaving(before.pence)
  );
}

describe('prices', () => {
  let store: Store;
  let products: Product[];
  beforeAll(() => {
    store = seeded();
    products = rows<Product>(store, "SELECT * FROM product WHERE kind NOT IN ('service', 'warranty')");
  }, 60_000);

  it('follow one another without a gap up to the current one', () => {
    const wrong = products.filter(({ id, charged }) => {
      const list = events(store, id);
      const now = list.at(-1);
      const gap = list.slice(1).some((event, index) => event.starts_at !== list[index]?.ends_at);
      return (
        gap || now?.pence !== charged || now.starts_at > MIDNIGHT || (now.ends_at ?? MIDNIGHT + 1) <= MIDNIGHT
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('state an earlier price only if it was charged for 28 days and longer than the promotion has run', () => {
    const named = rows<{ id: number; value: string }>(
      store,
      "SELECT CAST(owner_id AS INTEGER) AS id, value FROM metafield WHERE owner = 'product' AND namespace = 'price' AND key = 'was'",
    );
    expect(named.length).toBeGreaterThan(250);
    for (const { id, value } of named) {
      const product = products.find((each) => each.id === id);
      const was = JSON.parse(value) as { pence: number; from: string; to: string };
      const list = events(store, id);
      expect([product?.name, lawful(list, list.length - 1, MIDNIGHT)]).toEqual([product?.name, true]);
      expect(was.pence).toBe(product?.price);
      const before = list.at(-2);
      expect(was.from).toBe(isoDay(before?.starts_at ?? 0));
      expect(was.to).toBe(isoDay((before?.ends_at ?? 0) - DAY / 2));
    }
  });

  it('before a reduction were nearly all paid by a fair share of buyers, and a few were not', () => {
    const named = rows<{ id: number }>(
      store,
      "SELECT CAST(owner_id AS INTEGER) AS id FROM metafield WHERE owner = 'product' AND namespace = 'price' AND key = 'was'",
    );
    const fair = named.filter(({ id }) => {
      const [before, now] = rows<{ units: number }>(
        store,
        'SELECT units FROM price_event WHERE product_id = ? ORDER BY starts_at',
        id,
      ).slice(-2);
      const [then, since] = [before?.units ?? 0, now?.units ?? 0];
      return then > 0 && then >= 0.3 * (then + since);
    });
    expect(fair.length / named.length).toBeGreaterThan(0.95);
    expect(fair.length).toBeLessThan(named.length);
  });

  it('were paid by more people than have since written a review', () => {
    const told = rows<{ name: string; sold: number; reviews: number }>(
      store,
      `SELECT product.name, sum(units) AS sold,
         (SELECT count(*) FROM review WHERE product_id = product.id
            AND created_at >= (SELECT min(starts_at) FROM (SELECT starts_at FROM price_event
              WHERE product_id = product.id ORDER BY starts_at DESC LIMIT 2))) AS reviews
       FROM product JOIN (SELECT *, row_number() OVER (PARTITION BY product_id ORDER BY starts_at DESC) AS late FROM price_event)
         ON product_id = product.id AND late <= 2
       GROUP BY product.id`,
    );
    expect(told.filter(({ reviews }) => reviews > 20).length).toBeGreaterThan(10);
    expect(told.filter(({ sold, reviews }) => sold < 2 * reviews)).toEqual([]);
  });

  it('had only lawful promotions in the past too', () => {
    const wrong = products.filter(({ id }) => {
      const list = events(store, id);
      return list.some(
        (event, at) => event.kind === 'promotion' && at < list.length - 1 && !lawful(list, at, MIDNIGHT),
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('include about the planned shares of promotions, RRPs, sold-out goods and pre-orders', () => {
    const share = (where: string) =>
      count(store, `SELECT avg(${where}) FROM product WHERE kind NOT IN ('service', 'warranty')`);
    for (const [where, planned] of [
      ['sale_price IS NOT NULL', 0.18],
      ['retail_price IS NOT NULL', 0.04],
      ["stock = 0 AND availability = 'Available'", 0.02],
      ["availability = 'Preorder'", 0.01],
    ] as const) {
      expect(share(where) / planned, where).toBeGreaterThan(0.7);
      expect(share(where) / planned, where).toBeLessThan(1.3);
    }
    expect(count(store, 'SELECT count(*) FROM product WHERE free_shipping = 0 AND charged >= 30000')).toBe(0);
  });
});

describe('a day in London', () => {
  it('starts at midnight in winter and summer', () => {
    expect(new Date(londonMidnight(TODAY)).toISOString()).toBe('2026-11-20T00:00:00.000Z');
    expect(new Date(londonMidnight(Date.UTC(2026, 6, 1, 12))).toISOString()).toBe('2026-06-30T23:00:00.000Z');
  });

  it('is found from any instant, even when the clocks change', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        (date) => {
          const midnight = londonMidnight(date.getTime());
          expect(isoDay(midnight)).toBe(isoDay(date.getTime()));
          expect(isoDay(midnight - 1)).not.toBe(isoDay(midnight));
          expect(londonMidnight(midnight)).toBe(midnight);
        },
      ),
    );
  });
});
