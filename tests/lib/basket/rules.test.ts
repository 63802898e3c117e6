import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CART_ATTRIBUTE_MS,
  cartOfCustomer,
  isOver,
  idsRemovedWith,
  isCartId,
  isFresh,
  nestLines,
  readCartReference,
  writeCartReference,
} from '@/lib/basket/rules';
import type { BasketLine } from '@/lib/basket/types';
import { choiceOf, fullName, quantityWords } from '@/lib/basket/words';

const id = '5f2c1e1a-0000-4000-8000-000000000001';

function line(sku: string, boughtFor?: string): Omit<BasketLine, 'extras'> {
  return {
    id: `${sku}/${boughtFor ?? ''}`,
    productId: 1,
    variantId: null,
    sku,
    name: sku,
    path: null,
    imageUrl: null,
    quantity: 1,
    least: 1,
    most: null,
    unitPrice: 100,
    total: 100,
    listTotal: 100,
    options: boughtFor ? [{ id: 7, name: 'For', value: boughtFor, choice: null }] : [],
    product: null,
  };
}

describe('nesting extras under their product', () => {
  it('puts a service under the product that it names, wherever it stands in the cart', () => {
    const nested = nestLines([line('FIT', 'TW-914'), line('TW-914'), line('KETTLE')]);
    expect(nested.map((each) => each.sku)).toEqual(['TW-914', 'KETTLE']);
    expect(nested[0]?.extras.map((each) => each.sku)).toEqual(['FIT']);
  });

  it('leaves an extra on its own if its product is not in the basket', () => {
    expect(nestLines([line('FIT', 'GONE')]).map((each) => each.sku)).toEqual(['FIT']);
  });

  it('keeps every line exactly once', () => {
    const sku = fc.constantFrom('A', 'B', 'C');
    const lines = fc.uniqueArray(fc.tuple(sku, fc.option(sku)), { selector: ([a, b]) => `${a}/${b ?? ''}` });
    fc.assert(
      fc.property(lines, (pairs) => {
        const flat = pairs.map(([own, parent]) => line(own, parent ?? undefined));
        const ids = nestLines(flat).flatMap(idsRemovedWith);
        expect(ids.toSorted()).toEqual(flat.map((each) => each.id).toSorted());
      }),
    );
  });
});

describe('the options that distinguish two lines of one product', () => {
  const length = { id: 5, name: 'Length', value: '2 m', choice: 9 };
  it.each([
    { options: [], choice: '', name: 'Hose' },
    { options: [length], choice: 'Length: 2 m', name: 'Hose, Length: 2 m' },
    {
      options: [length, { ...length, name: 'End', value: 'Bent' }],
      choice: 'Length: 2 m, End: Bent',
      name: 'Hose, Length: 2 m, End: Bent',
    },
    { options: [{ ...length, name: 'For', value: 'TW-914' }], choice: '', name: 'Hose' },
  ])('are described as “$choice”', ({ options, choice, name }) => {
    expect([choiceOf({ options }), fullName({ name: 'Hose', options })]).toEqual([choice, name]);
  });
});

it.each([
  { least: 1, most: null, words: null },
  { least: 1, most: 1, words: 'One per customer' },
  { least: 1, most: 6, words: 'At most 6 per customer' },
  { least: 2, most: 6, words: '2 to 6 per customer' },
  { least: 2, most: null, words: 'At least 2 at a time' },
])('the quantity limits from $least to $most are described', ({ words, ...limits }) =>
  expect(quantityWords(limits)).toBe(words),
);

describe('the cart reference of a customer (specification §4)', () => {
  it('is valid for eight days: the promised seven, and the one during which it is not rewritten', () => {
    expect(CART_ATTRIBUTE_MS).toBe(604_800_000 + 86_400_000);
    const reference = readCartReference(writeCartReference(id, 1000));
    expect(reference).toEqual({ entityId: id, expires: 1000 + CART_ATTRIBUTE_MS });
    expect(reference && isOver(reference, 1000 + CART_ATTRIBUTE_MS - 1)).toBe(false);
    expect(reference && isOver(reference, 1000 + CART_ATTRIBUTE_MS)).toBe(true);
    expect(reference && isFresh(reference, 1000 + 86_399_999)).toBe(true);
    expect(reference && isFresh(reference, 1000 + 86_400_000)).toBe(false);
  });

  it.each([
    '',
    'null',
    '[]',
    '7',
    '{"entityId":"x","expires":9e15}',
    '{"entityId":',
    '{"__proto__":{"entityId":1}}',
  ])('treats %j as no reference', (text) => expect(readCartReference(text)).toBeNull());

  it.each([
    { reference: null, cartId: null },
    { reference: { entityId: id, expires: 3 }, cartId: id },
    { reference: { entityId: id, expires: 2 }, cartId: null },
  ])('gives a customer with $reference the cart $cartId', ({ reference, cartId }) =>
    expect(cartOfCustomer(reference, 2)).toBe(cartId),
  );
});

describe('cart ids', () => {
  it.each(['1', '', 'abc', `${id} `, `${id}/../x`, 5, null, {}])('refuse %j', (value) =>
    expect(isCartId(value)).toBe(false),
  );
  it('accept a UUID', () => expect(isCartId(id)).toBe(true));
});
