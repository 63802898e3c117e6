import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isTradeSized,
  linesOf,
  problemOf,
  readShared,
  refusedLine,
  takenOver,
  totalOf,
  writeShared,
} from '@/lib/lists/multibuy-rules';
import { MAX_ITEMS, type ListItem } from '@/lib/lists/rules';
import { aCard } from '../../support/shop';

const item = fc.record({
  entityId: fc.integer({ min: 1, max: 200 }),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const list = fc.uniqueArray(item, { selector: ({ entityId }) => entityId, maxLength: MAX_ITEMS });

describe('the lines of a multibuy list', () => {
  it('add up to price times quantity, in the list’s order, without products no longer sold', () => {
    const cards = [aCard({ id: 2, price: { now: 10_000 } }), aCard({ id: 1, price: { now: 42_900 } })];
    const items: ListItem[] = [
      { entityId: 1, quantity: 2 },
      { entityId: 3, quantity: 1 },
      { entityId: 2, quantity: 1 },
    ];
    const { lines, gone } = linesOf(items, cards);
    expect(lines.map(({ card, total }) => [card.id, total])).toEqual([
      [1, 85_800],
      [2, 10_000],
    ]);
    expect(gone).toEqual([3]);
    expect(totalOf(lines)).toBe(95_800);
  });

  it.each([
    [aCard(), 1, null],
    [aCard({ stock: { state: 'low', available: 2 } }), 3, 'There are only 2 left. Choose 2 or fewer.'],
    [aCard({ stock: { state: 'low', available: 1 } }), 3, 'There is only 1 left. Choose 1.'],
    [aCard({ stock: { state: 'out' } }), 1, 'Out of stock. Remove it to add the others.'],
    [
      aCard({ isSized: true }),
      1,
      'It comes in several sizes. Add the one you need from its page, and remove it here.',
    ],
    [aCard({ least: 4 }), 3, 'It is sold in 4 or more. Choose 4.'],
    [aCard({ least: 4 }), 4, null],
    [aCard({ price: null }), 1, 'We have no price for it at the moment. Remove it to add the others.'],
  ])('explain why a product keeps the list from being added to the basket', (card, quantity, words) =>
    expect(problemOf(card, quantity)).toBe(words),
  );

  it('are searched for the one that the platform refused', () => {
    const cards = [aCard({ id: 7, name: 'Tarnside TW' }), aCard({ id: 8, name: 'Tarnside TW black' })];
    const { lines } = linesOf(
      cards.map(({ id }) => ({ entityId: id, quantity: 5 })),
      cards,
    );
    expect(refusedLine('Tarnside TW is out of stock.', lines)?.card.id).toBe(7);
    expect(refusedLine('Tarnside TW black is out of stock.', lines)?.card.id).toBe(8);
    expect(refusedLine('Something else', lines)).toBeNull();
  });
});

describe('a trade price', () => {
  it.each([
    [[1, 1, 1], false],
    [[1, 1, 1, 1], true],
    [[2], false],
    [[3], true],
  ])('is offered for quantities %j: %s', (quantities, expected) =>
    expect(isTradeSized(quantities.map((quantity, at) => ({ entityId: at + 1, quantity })))).toBe(expected),
  );
});

describe('a list in a URL', () => {
  it('is read as it was written', () => {
    const sku = fc.stringMatching(/^[A-Z0-9][A-Z0-9 ./+-]{0,20}$/).map((text) => text.trim());
    const shared = fc.uniqueArray(fc.record({ sku, quantity: fc.integer({ min: 1, max: 99 }) }), {
      selector: (each) => each.sku,
      maxLength: 40,
    });
    fc.assert(
      fc.property(shared, (items) => {
        const lines = items.map(({ sku: each, quantity }) => ({ card: aCard({ sku: each }), quantity }));
        const address = new URL(`https://shop.example/multibuy-list?items=${writeShared(lines)}`);
        expect(readShared(address.searchParams.get('items'))).toEqual(items);
      }),
    );
  });

  it('yields only valid SKUs and quantities, whatever the URL contains', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { sku, quantity } of readShared(text)) {
          expect(sku.length > 0 && sku.length <= 64 && !/[<>"'&]/.test(sku)).toBe(true);
          expect(quantity >= 1 && quantity <= 99).toBe(true);
        }
      }),
    );
    expect(readShared('A-1:2,a-1:9,<b>:1,B,C:0,D:999')).toEqual([
      { sku: 'A-1', quantity: 2 },
      { sku: 'B', quantity: 1 },
      { sku: 'C', quantity: 1 },
      { sku: 'D', quantity: 99 },
    ]);
  });

  it('is merged with the visitor’s own list, using the shared quantities', () => {
    fc.assert(
      fc.property(list, list, (own, shared) => {
        const after = takenOver(own, shared);
        expect(after.length).toBeLessThanOrEqual(MAX_ITEMS);
        expect(after.slice(0, own.length).map(({ entityId }) => entityId)).toEqual(
          own.map(({ entityId }) => entityId),
        );
        expect(takenOver(after, shared)).toEqual(after);
        for (const each of after) {
          const theirs = shared.find(({ entityId }) => entityId === each.entityId);
          if (theirs) expect(each.quantity).toBe(theirs.quantity);
        }
      }),
    );
  });
});
