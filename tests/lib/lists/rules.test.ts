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
  ])('reads %j as empty', (text) => expect(parseList(text)).toEqual([]));

  it('drops what is no item, mends quantities, keeps the first of twins', () => {
    const text =
      '[{"entityId":1},{"entityId":2,"quantity":0},{"x":1},{"entityId":1,"quantity":4},{"entityId":3,"quantity":2}]';
    expect(parseList(text)).toEqual([
      { entityId: 1, quantity: 1 },
      { entityId: 2, quantity: 1 },
      { entityId: 3, quantity: 2 },
    ]);
  });

  it('never throws and never pollutes', () => {
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

  it('holds each product once', () => {
    fc.assert(
      fc.property(ids, (all) => {
        const list = all.reduce<ReturnType<typeof withItem>>((sofar, id) => withItem(sofar, id), []);
        expect(list.map((each) => each.entityId)).toEqual([...new Set(all)]);
        for (const id of all) expect(hasItem(withoutItem(list, id), id)).toBe(false);
      }),
    );
  });

  it('stays as it is when full', () => {
    const full = Array.from({ length: MAX_ITEMS }, (_, at) => ({ entityId: at + 1, quantity: 1 }));
    expect(withItem(full, 999)).toEqual(full);
  });

  it('counts what is wanted, not lines', () => {
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
