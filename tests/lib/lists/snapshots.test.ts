import { describe, expect, it, test } from 'vitest';
import { linesOf } from '@/lib/lists/multibuy-rules';
import { movedSince, parseSnapshots, snapshotsAnew, withSnapshots } from '@/lib/lists/snapshots';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aCard } from '../../support/shop';

const types = ['Washing machine', 'Tumble dryer', 'Fridge freezer'];
const lines = (...pounds: (number | null)[]) => {
  const cards = pounds.map((each, at) =>
    aCard({
      id: at + 1,
      sku: `S${at + 1}`,
      name: types[at] ?? '',
      price: each === null ? null : { now: each * 100 },
      attributes: { Type: types[at] ?? '', Width: '600 mm', Colour: 'White' },
    }),
  );
  return linesOf(
    cards.map(({ id }) => ({ entityId: id, quantity: id === 2 ? 2 : 1 })),
    cards,
  ).lines;
};

describe('snapshots of a list', () => {
  const noted = withSnapshots({}, lines(400, 300), []);

  it('hold the price at the time, and the facts that decide where a product can go', () => {
    expect(noted).toEqual({
      1: { pence: 40_000, name: 'Washing machine', facts: { Type: 'Washing machine', Width: '600 mm' } },
      2: { pence: 30_000, name: 'Tumble dryer', facts: { Type: 'Tumble dryer', Width: '600 mm' } },
    });
    expect(parseSnapshots(JSON.stringify(noted))).toEqual(noted);
  });

  it('stay while prices change or products are withdrawn, and are removed with their product', () => {
    expect(withSnapshots(noted, lines(500, 300), [])).toBe(noted);
    expect(Object.keys(withSnapshots(noted, lines(400), [2]))).toEqual(['1', '2']);
    expect(Object.keys(withSnapshots(noted, lines(400), []))).toEqual(['1']);
    expect(withSnapshots({}, lines(null), [])).toEqual({});
  });

  it('are taken again once the shopper has seen the changes', () => {
    const anew = snapshotsAnew(noted, lines(450), [2]);
    expect(anew[1]?.pence).toBe(45_000);
    expect(anew[2]?.pence).toBe(30_000);
  });

  test.each(['', 'no', '[]', '{"1":{}}', '{"x":{"pence":1,"name":"a"}}', '{"1":{"pence":1.5,"name":"a"}}'])(
    'are read as empty from %j',
    (text) => expect(parseSnapshots(text)).toEqual({}),
  );
});

describe('price changes on a list', () => {
  const noted = withSnapshots({}, lines(400, 300, 500), []);

  it('are shown with both totals, each less the set discount', () => {
    expect(movedSince(lines(400, 250, 500), noted, BUILT_IN.sets)).toEqual({
      before: 150_000 - 7_500,
      now: 140_000 - 7_000,
      goods: [{ name: 'Tumble dryer', before: 30_000, now: 25_000 }],
    });
  });

  it('are not shown where no price changed, or for a product with no price now', () => {
    expect(movedSince(lines(400, 300, 500), noted, BUILT_IN.sets)).toBeNull();
    expect(movedSince(lines(null, 300, 500), noted, BUILT_IN.sets)).toBeNull();
    expect(movedSince(lines(410, 300, 500), {}, BUILT_IN.sets)).toBeNull();
  });
});
