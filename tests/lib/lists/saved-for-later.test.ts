import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Goods } from '@/lib/basket/types';
import type { Stock } from '@/lib/catalogue/types';
import {
  asSaved,
  keyOf,
  type SavedLine,
  savedLines,
  withoutSaved,
  withSaved,
} from '@/lib/lists/saved-for-later';
import { savedToday } from '@/lib/lists/saved-for-later-today';
import { aCard, aLine } from '../../support/shop';

const whole = (max: number) => fc.integer({ min: 1, max });
const part = fc.record({
  item: fc.record(
    {
      product_id: whole(50),
      quantity: whole(99),
      variant_id: whole(50),
      option_selections: fc.array(
        fc.record({ option_id: whole(9), option_value: fc.oneof(fc.string({ maxLength: 200 }), fc.nat()) }),
        { minLength: 1, maxLength: 20 },
      ),
    },
    { requiredKeys: ['product_id', 'quantity'] },
  ),
  name: fc.string(),
});
const line: fc.Arbitrary<SavedLine> = fc.record({
  parts: fc.tuple(part, fc.array(part, { maxLength: 4 })).map(([first, rest]) => [first, ...rest] as const),
  choice: fc.string(),
}) as fc.Arbitrary<SavedLine>;

const stored = (lines: unknown): unknown[] => JSON.parse(JSON.stringify(lines)) as unknown[];
const saved = (product_id: number, quantity = 1, extras: number[] = []): SavedLine => ({
  parts: [
    { item: { product_id, quantity }, name: `P${product_id}` },
    ...extras.map((id) => ({ item: { product_id: id, quantity }, name: `P${id}` })),
  ],
  choice: '',
});

describe('lines saved for later in storage', () => {
  it('are read as they were written', () => {
    const list = fc.uniqueArray(line, { selector: keyOf, maxLength: 40 });
    fc.assert(
      fc.property(list, (lines) => {
        expect(savedLines(stored(lines))).toEqual(lines);
      }),
    );
  });

  it('cause no exception, whatever is stored', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (raw) => {
        for (const each of savedLines(raw)) expect(each.parts[0].item.product_id).toBeGreaterThan(0);
      }),
    );
  });

  it('include what an earlier format stored', () => {
    expect(savedLines([{ entityId: 7, quantity: 3 }, { entityId: 'x' }, null])).toEqual([
      { parts: [{ item: { product_id: 7, quantity: 3 }, name: '' }], choice: '' },
    ]);
  });

  it('keep variant, options and extras of a basket line', () => {
    const options = [{ id: 7, name: 'For', value: 'W', choice: null }];
    const length = { id: 5, name: 'Length', value: '2 m', choice: 9 };
    const fitting = aLine({ productId: 3, variantId: 3, name: 'Connect', quantity: 2, options });
    const hose = aLine({ variantId: 11, name: 'Hose', quantity: 2, options: [length], extras: [fitting] });
    expect(asSaved(hose)).toEqual({
      choice: 'Length: 2 m',
      parts: [
        {
          name: 'Hose',
          item: {
            product_id: 1,
            variant_id: 11,
            quantity: 2,
            option_selections: [{ option_id: 5, option_value: 9 }],
          },
        },
        {
          name: 'Connect',
          item: {
            product_id: 3,
            variant_id: 3,
            quantity: 2,
            option_selections: [{ option_id: 7, option_value: 'W' }],
          },
        },
      ],
    });
  });
});

describe('saving a line for later', () => {
  it('adds it to the same line already saved, extras included', () => {
    const [first, ...rest] = withSaved([saved(1, 2, [3])], saved(1, 1, [4])) ?? [];
    expect(rest).toEqual([]);
    expect(first?.parts.map(({ item }) => [item.product_id, item.quantity])).toEqual([
      [1, 3],
      [3, 2],
      [4, 1],
    ]);
  });

  it('discards nothing when the list is full', () => {
    const full = Array.from({ length: 40 }, (_, at) => saved(at + 1));
    expect(withSaved(full, saved(41))).toBeNull();
    expect(withSaved(full, saved(40))?.[39]?.parts[0].item.quantity).toBe(2);
  });

  it('puts it back in its place when undone', () => {
    const list = [saved(1), saved(2), saved(3)];
    const left = withoutSaved(list, keyOf(saved(2)));
    expect(left).toEqual([saved(1), saved(3)]);
    expect(withSaved(left, saved(2), 1)).toEqual(list);
  });
});

describe('a saved line today', () => {
  const goods = (id: number, stock: Stock, over: Partial<Goods> = {}): Goods => ({
    card: aCard({ id, name: `P${id}`, stock }),
    least: 1,
    most: null,
    variants: [{ id, sku: `V${id}`, price: { now: 42_900 }, stock }],
    ...over,
  });
  const plenty: Stock = { state: 'in', available: 50 };
  const moved = (line: SavedLine, ...all: Goods[]) =>
    savedToday(line, all).items.map(({ product_id, quantity }) => [product_id, quantity]);

  it.each([
    ['all of it', goods(1, plenty), 4],
    ['as many as are left', goods(1, { state: 'low', available: 3 }), 3],
    ['as many as one order may hold', goods(1, plenty, { most: 1 }), 1],
    ['the least that is sold', goods(1, plenty, { least: 6 }), 6],
  ])('returns to the basket as %s, with no more extras than products', (_, product, quantity) => {
    expect(moved(saved(1, 4, [3]), product, goods(3, plenty))).toEqual([
      [1, quantity],
      [3, Math.min(4, quantity)],
    ]);
  });

  it.each([
    ['sold out', goods(1, { state: 'out' })],
    ['no longer made', goods(1, { state: 'discontinued', successor: null })],
    ['fewer than are sold at once', goods(1, { state: 'low', available: 1 }, { least: 2 })],
  ])('cannot return to the basket when it is %s', (_, product) =>
    expect(moved(saved(1), product)).toEqual([]),
  );

  it('is no longer sold if the platform does not know the product or the variant', () => {
    expect(savedToday(saved(1), []).card).toBeNull();
    const variants = [5, 6].map((id) => ({ id, sku: `V${id}`, price: { now: id }, stock: plenty }));
    const inSize = (variant_id: number): SavedLine => ({
      parts: [{ item: { product_id: 1, variant_id, quantity: 1 }, name: 'P1' }],
      choice: '',
    });
    expect(savedToday(inSize(4), [goods(1, plenty, { variants })]).card).toBeNull();
    expect(savedToday(inSize(6), [goods(1, plenty, { variants })]).card?.price).toEqual({ now: 6 });
  });

  it('leaves out an extra that is not available', () => {
    const today = savedToday(saved(1, 1, [3, 4]), [goods(1, plenty), goods(4, plenty)]);
    expect(today.items.map(({ product_id }) => product_id)).toEqual([1, 4]);
    expect(today.extras.map(({ name, card }) => [name, card !== null])).toEqual([
      ['P3', false],
      ['P4', true],
    ]);
  });
});
