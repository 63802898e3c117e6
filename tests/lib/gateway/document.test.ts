import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDocument } from '@/lib/gateway/document';

const check = (text: string) => checkDocument(text, false);
const fieldTimes = (times: number, field: (n: number) => string) =>
  Array.from({ length: times }, (_, n) => field(n)).join(' ');

describe('documents that the shop itself sends', () => {
  test.each([
    ['query { customer { email } }', 'query', false],
    ['{ site { categoryTree { name path } } }', 'query', true],
    [
      '{ site { brands(first: 50) { edges { node { name } } } } geography { countries { code } } }',
      'query',
      true,
    ],
    ['{ site { categoryTree { name } cart(entityId: "x") { entityId } } }', 'query', false],
    ['{ site { ...C } } fragment C on Site { cart { entityId } }', 'query', false],
    ['{ site { categoryTree { name } } customer { email } }', 'query', false],
    [
      'mutation { cart { deleteCart(input: { cartEntityId: "x" }) { deletedCartEntityId } } }',
      'mutation',
      false,
    ],
  ])('are accepted: %s', (text, kind, isCatalogue) => {
    expect(check(text)).toMatchObject({ ok: true, value: { kind, isCatalogue } });
  });
});

describe('hostile documents', () => {
  const deep = (levels: number) =>
    `${'{ site { product(entityId: 1) '.padEnd(0)}${'{ brand { products { edges { node '.repeat(levels)}{ name }${' } } } }'.repeat(levels)} } }`;
  test.each([
    ['nothing', ''],
    ['no GraphQL', 'drop table customer'],
    ['two operations', 'query A { customer { email } } query B { customer { email } }'],
    ['a subscription', 'subscription { site { categoryTree { name } } }'],
    ['fragments only', 'fragment C on Customer { email }'],
    ['introspection', '{ __schema { types { name } } }'],
    ['introspection of a type', '{ __type(name: "Customer") { fields { name } } }'],
    ['introspection below an alias', '{ a: __schema { types { name } } }'],
    ['an unknown field', '{ site { secrets } }'],
    [
      'a root that is not open',
      'mutation { newsletter { subscribe(input: { email: "a@b.c" }) { errors { __typename } } } }',
    ],
    [
      'a root hidden in a fragment',
      'mutation { ...L } fragment L on Mutation { newsletter { unsubscribe(input: { email: "a" }) { errors { __typename } } } }',
    ],
    [
      'two changes',
      'mutation { cart { a: deleteCart(input: {cartEntityId: "x"}) { deletedCartEntityId } b: deleteCart(input: {cartEntityId: "y"}) { deletedCartEntityId } } }',
    ],
    ['too many aliases', `{ ${fieldTimes(21, (n) => `a${n}: customer { email }`)} }`],
    ['ten thousand aliases', `{ ${fieldTimes(10_000, (n) => `a${n}: customer { email }`)} }`],
    ['ten thousand names', `{ ${fieldTimes(10_000, () => '__typename')} }`],
    ['many fields', `{ ${fieldTimes(401, () => '__typename')} }`],
    ['depth', deep(50)],
    ['a fragment in itself', '{ site { ...A } } fragment A on Site { ...B } fragment B on Site { ...A }'],
    [
      'fragments that multiply',
      `{ site { ...F0 ...F0 } } ${fieldTimes(12, (n) => `fragment F${n} on Site { ...F${n + 1} ...F${n + 1} }`)} fragment F12 on Site { categoryTree { name } }`,
    ],
    ['a hundred directives', `{ site { categoryTree { name ${'@include(if: true) '.repeat(100)} } } }`],
    [
      'a huge list',
      `{ site { products(entityIds: [${fieldTimes(5_000, () => '1')}]) { edges { node { name } } } } }`,
    ],
    ['a long document', `{ site { categoryTree { name } } } # ${'x'.repeat(17_000)}`],
  ])('are refused: %s', (_, text) => {
    const checked = check(text);
    expect(checked.ok).toBe(false);
    expect(checked.ok || checked.message).not.toMatch(/did you mean/i);
  });

  test('cause no exception, whatever is sent', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => void check(text)));
    const part = fc.constantFrom(
      '{',
      '}',
      'site',
      'customer',
      '...',
      'on',
      'query',
      '(',
      ')',
      ':',
      '"',
      '@',
      '$a',
      '1',
      '[',
      ']',
    );
    fc.assert(fc.property(fc.array(part, { maxLength: 60 }), (parts) => void check(parts.join(' '))));
  });
});
