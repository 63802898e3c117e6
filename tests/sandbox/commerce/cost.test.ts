import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { costOf } from '../../../sandbox/commerce/limits/cost.ts';
import { commerceSchema } from '../../../sandbox/commerce/schema.ts';

const schema = commerceSchema();

test.each([
  ['a query of one setting', '{ site { settings { storeName } } }', 1_002],
  ['two settings, as published', '{ site { settings { storeName storeHash } } }', 1_003],
  ['a new cart, as published', 'mutation { cart { createCart(input: {}) { cart { entityId } } } }', 9_003],
  ['a mutation without a group', 'mutation { logout { result } }', 9_001],
  ['an alias', '{ site { a: settings { storeName } b: settings { storeName } } }', 1_004],
  ['names of types, which are free', '{ __typename site { __typename settings { storeName } } }', 1_002],
  [
    'two searches and facets of one',
    `{ site { search { a: searchProducts(filters: {}) { products { edges { node { sku } } } filters { edges { node { displayName } } } }
       b: searchProducts(filters: {}) { products { collectionInfo { totalItems } } } } } }`,
    1_000 + 1 + 2 * 2_000 + 2_000 + 4 + 3 + 3,
  ],
  [
    'the dearest member of an interface',
    `{ site { search { searchProducts(filters: {}) { filters { edges { node { __typename displayName
       ... on OtherSearchFilter { freeShipping { productCount } }
       ... on RatingSearchFilter { ratings { edges { node { value productCount } } } } } } } } } } }`,
    5_009,
  ],
  [
    'the dearest member of a union, and what a fragment on an interface holds in each',
    `mutation { cart { createCartMetafield(input: { cartEntityId: "", data: { key: "", value: "" } }) { errors {
       ...F ... on ValidationError { path } } } } } fragment F on Error { message }`,
    9_000 + 1 + 1 + 2,
  ],
  [
    'a fragment, as often as it is spread',
    `{ site { ...A b: settings { storeName } ...A } } fragment A on Site { settings { storeName } }`,
    1_006,
  ],
])('the cost of %s', (_, text, cost) => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  expect(costOf(document, schema)).toBe(cost);
});

test('with several operations, only the named one is counted', () => {
  const document = parse('query A { site { settings { storeName } } } mutation B { logout { result } }');
  expect(costOf(document, schema, 'A')).toBe(1_002);
  expect(costOf(document, schema, 'B')).toBe(9_001);
  expect(costOf(document, schema, 'C')).toBe(0);
});

test('the cost of exponentially nested fragments is computed without expanding them', () => {
  const fragments = Array.from(
    { length: 60 },
    (_, i) =>
      `fragment F${i} on Site { ${i === 59 ? 'settings { storeName }' : `...F${i + 1} ...F${i + 1}`} }`,
  );
  const document = parse(`{ site { ...F0 } } ${fragments.join(' ')}`);
  expect(costOf(document, schema)).toBe(1_000 + 2 * 2 ** 59);
});
