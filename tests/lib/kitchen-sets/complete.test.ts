import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { UNMEASURED } from '@/lib/fit/space';
import { NOTHING_SAID } from '@/lib/home/rules';
import { completeSet } from '@/lib/kitchen-sets/complete';
import { findingsFor } from '@/lib/kitchen/compatibility';
import { pieceOf } from '@/lib/kitchen/pieces';
import { aCard } from '../../support/shop';

const card = (id: number, Type: string, pounds: number, attributes: Record<string, string> = {}) =>
  aCard({ id, sku: `S${id}`, price: { now: pounds * 100 }, attributes: { Type, ...attributes } });

const oven = pieceOf(card(1, 'Single oven', 400, { 'Colour code': 'BL' }), 1);
const hob = card(2, 'Induction hob', 300, { Width: '590 mm' });
const wish = { home: NOTHING_SAID, budget: null };
const ids = (done: ReturnType<typeof completeSet>) => done.chosen.map(({ id }) => id);

describe('completing a set', () => {
  it('takes the bestseller, in the finish of the set where there is one', () => {
    const candidates = {
      dishwasher: [card(5, 'Dishwasher', 500), card(6, 'Dishwasher', 600, { 'Colour code': 'BL' })],
    };
    expect(ids(completeSet([oven], ['dishwasher'], candidates, wish))).toEqual([6]);
    const plain = { dishwasher: [card(5, 'Dishwasher', 500), card(7, 'Dishwasher', 450)] };
    expect(ids(completeSet([oven], ['dishwasher'], plain, wish))).toEqual([5]);
  });

  it('never takes a product that clashes, does not fit or is out of stock', () => {
    const narrow = card(8, 'Cooker hood', 200, { Width: '500 mm' });
    const wide = card(9, 'Cooker hood', 250, { Width: '600 mm' });
    expect(ids(completeSet([pieceOf(hob, 1)], ['hood'], { hood: [narrow, wide] }, wish))).toEqual([9]);
    expect(completeSet([pieceOf(hob, 1)], ['hood'], { hood: [narrow] }, wish).without).toEqual(['hood']);
    const home = { ...NOTHING_SAID, spaces: { dishwasher: { ...UNMEASURED, widths: [500] } } };
    const dishwasher = [
      aCard({ id: 10, stock: { state: 'out' }, attributes: { Type: 'Dishwasher', Width: '450 mm' } }),
      card(11, 'Dishwasher', 500, { Width: '598 mm' }),
      card(12, 'Dishwasher', 500, { Width: '448 mm' }),
    ];
    expect(ids(completeSet([oven], ['dishwasher'], { dishwasher }, { home, budget: null }))).toEqual([12]);
  });

  it('takes an oven for below the hob when the tall housing has room for the compact oven alone', () => {
    const compact = pieceOf(
      card(13, 'Compact oven', 700, { Height: '455 mm', 'Niche height': '445–460 mm' }),
      1,
    );
    const single = card(14, 'Single oven', 400, { Height: '595 mm', 'Niche height': '585–600 mm' });
    const chosen = (type: string, housingHeight: number) => {
      const home = { ...NOTHING_SAID, kitchen: { ...NOTHING_SAID.kitchen, housingHeight } };
      const set = [compact, pieceOf(card(15, type, 300), 1)];
      return ids(completeSet(set, ['oven'], { oven: [single] }, { home, budget: null }));
    };
    expect(chosen('Induction hob', 600)).toEqual([14]);
    expect(chosen('Induction hob', 1_030)).toEqual([14]);
    expect(chosen('Venting hob', 600)).toEqual([]);
  });

  it('keeps enough of the budget for the places that follow', () => {
    const candidates = {
      hob: [card(20, 'Induction hob', 800), card(21, 'Ceramic hob', 300)],
      dishwasher: [card(22, 'Dishwasher', 500)],
    };
    const within = (pounds: number) =>
      ids(completeSet([oven], ['hob', 'dishwasher'], candidates, { ...wish, budget: pounds * 100 }));
    expect(within(1300)).toEqual([20, 22]);
    expect(within(1299)).toEqual([21, 22]);
    expect(within(799)).toEqual([22]);
    expect(within(400)).toEqual([]);
  });
});

test('a completed set stays within budget, has no clash and fills each place at most once', () => {
  const kinds = ['hob', 'hood', 'dishwasher'] as const;
  const types = { hob: 'Gas hob', hood: 'Cooker hood', dishwasher: 'Dishwasher' };
  const some = (kind: keyof typeof types, from: number) =>
    fc
      .array(fc.tuple(fc.integer({ min: 50, max: 900 }), fc.integer({ min: 450, max: 900 })), {
        maxLength: 6,
      })
      .map((all) =>
        all.map(([pounds, width], at) => card(from + at, types[kind], pounds, { Width: `${width} mm` })),
      );
  fc.assert(
    fc.property(
      some('hob', 100),
      some('hood', 200),
      some('dishwasher', 300),
      fc.integer({ min: 0, max: 2500 }),
      (h, o, d, pounds) => {
        const budget = pounds * 100;
        const { chosen, without } = completeSet(
          [oven],
          kinds,
          { hob: h, hood: o, dishwasher: d },
          { ...wish, budget },
        );
        expect(chosen.reduce((sum, { price }) => sum + (price?.now ?? 0), 0)).toBeLessThanOrEqual(budget);
        expect(chosen.length + without.length).toBe(kinds.length);
        const set = [oven, ...chosen.map((each) => pieceOf(each, 1))];
        expect(findingsFor(set, NOTHING_SAID.kitchen).filter(({ result }) => result === 'CLASH')).toEqual([]);
      },
    ),
  );
});
