import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countOf,
  hasItem,
  MAX_ITEMS,
  parseList,
  withItem,
  withItemQuantity,
  withoutItem,
} from '@/lib/lists/rules';

describe('a list from storage', () => {
  it.each([
    null,
    '',
    'not json',
    '{}',
    '{"__proto__":{"x":1}}',
    '7',
    'null',
    '"x"',
    '[null]',
    '[{"entityId":"1"}]',
    '[{"entityId":-1}]',
  ])('is read as empty from %j', (text) => expect(parseList(text)).toEqual([]));

  it('loses invalid items and duplicates, and has its quantities corrected', () => {
    const text =
      '[{"entityId":1},{"entityId":2,"quantity":0},{"x":1},{"entityId":1,"quantity":4},{"entityId":3,"quantity":2}]';
    expect(parseList(text)).toEqual([
      { entityId: 1, quantity: 1 },
      { entityId: 2, quantity: 1 },
      { entityId: 3, quantity: 2 },
    ]);
  });

  it('causes no exception and no prototype pollution, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const { entityId, quantity } of parseList(text)) {
          expect(Number.isInteger(entityId) && quantity >= 1).toBe(true);
        }
      }),
    );
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

describe('changing a list', () => {
  const ids = fc.array(fc.integer({ min: 1, max: 50 }));

  it('keeps each product once', () => {
    fc.assert(
      fc.property(ids, (all) => {
        const list = all.reduce<ReturnType<typeof withItem>>((sofar, id) => withItem(sofar, id), []);
        expect(list.map((each) => each.entityId)).toEqual([...new Set(all)]);
        for (const id of all) expect(hasItem(withoutItem(list, id), id)).toBe(false);
      }),
    );
  });

  it('leaves a full list as it is', () => {
    const full = Array.from({ length: MAX_ITEMS }, (_, at) => ({ entityId: at + 1, quantity: 1 }));
    expect(withItem(full, 999)).toEqual(full);
  });

  it('counts quantities, not lines', () => {
    expect(
      countOf(
        withItemQuantity(
          [
            { entityId: 1, quantity: 1 },
            { entityId: 2, quantity: 1 },
          ],
          2,
          3,
        ),
      ),
    ).toBe(4);
  });
});
