import { describe, expect, test } from 'vitest';
import { checkArguments } from '@/lib/gateway/arguments';
import { checkDocument } from '@/lib/gateway/document';

function check(text: string, variables: Record<string, unknown> = {}) {
  const checked = checkDocument(text, false);
  if (!checked.ok) throw new Error(checked.message);
  return checkArguments(checked.value, variables);
}

const ADD = `mutation ($input: AddCartLineItemsInput!) { cart { addCartLineItems(input: $input) { cart { entityId } } } }`;
const add = (lineItems: object[]) => ({ input: { cartEntityId: 'c1', data: { lineItems } } });

test('cart ids are found wherever a document names them', () => {
  expect(check(ADD, add([{ productEntityId: 1, quantity: 2 }]))).toMatchObject({ ok: true, cartIds: ['c1'] });
  expect(check('{ site { cart(entityId: "c2") { entityId } } }')).toMatchObject({
    ok: true,
    cartIds: ['c2'],
  });
  expect(
    check('query ($id: String) { site { cart(entityId: $id) { entityId } } }', { id: 'c3' }),
  ).toMatchObject({
    cartIds: ['c3'],
  });
  expect(check('{ site { checkout(entityId: "c4") { billingAddress { email } } } }')).toMatchObject({
    cartIds: ['c4'],
  });
  expect(check('{ site { product(entityId: 7) { name } } }')).toMatchObject({ ok: true, cartIds: [] });
});

describe('invalid arguments are refused', () => {
  test.each([0, -1, 100, 1.5, 1e21, '2;', null, [], {}, true])('a quantity of %j', (quantity) => {
    expect(check(ADD, add([{ productEntityId: 1, quantity }])).ok).toBe(false);
  });
  test('a price of the caller’s choosing', () => {
    expect(check(ADD, add([{ productEntityId: 1, quantity: 1, listPrice: 0.01 }])).ok).toBe(false);
  });
  test.each([0, -5, 51, 1_000_000])('first: %i', (first) => {
    expect(check(`{ site { brands(first: ${first}) { edges { node { name } } } } }`).ok).toBe(false);
    const text = 'query ($n: Int) { site { brands(first: $n) { edges { node { name } } } } }';
    expect(check(text, { n: first }).ok).toBe(false);
  });
  test('more than fifty products at a time', () => {
    const text =
      'query ($ids: [Int!]) { site { products(entityIds: $ids, first: 50) { edges { node { name } } } } }';
    expect(check(text, { ids: Array.from({ length: 50 }, (_, n) => n) }).ok).toBe(true);
    expect(check(text, { ids: Array.from({ length: 51 }, (_, n) => n) }).ok).toBe(false);
  });
  test('a search term over 500 characters', () => {
    const text =
      'query ($q: String) { site { search { searchProducts(filters: { searchTerm: $q }) { products { edges { node { name } } } } } } }';
    expect(check(text, { q: 'washer' }).ok).toBe(true);
    expect(check(text, { q: 'x'.repeat(501) }).ok).toBe(false);
  });
  test('missing variables and variables of the wrong type', () => {
    expect(check(ADD).ok).toBe(false);
    expect(check('query ($id: Int!) { site { product(entityId: $id) { name } } }', { id: 'seven' }).ok).toBe(
      false,
    );
    expect(check('query ($id: Int!) { site { product(entityId: $id) { name } } }', { id: 2 ** 53 }).ok).toBe(
      false,
    );
  });
});
