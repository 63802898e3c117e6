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
    `{ site { product(entityId: 1) ${'{ brand { products { edges { node '.repeat(levels)}{ name }${' } } } }'.repeat(levels)} } }`;
  test.each<[what: string, reason: RegExp, text: string]>([
    ['nothing', /not GraphQL/, ''],
    ['no GraphQL', /not GraphQL/, 'drop table customer'],
    ['two operations', /one operation/, 'query A { customer { email } } query B { customer { email } }'],
    ['a subscription', /subscribe/, 'subscription { site { categoryTree { name } } }'],
    ['fragments only', /one operation/, 'fragment C on Customer { email }'],
    ['introspection', /introspection/, '{ __schema { types { name } } }'],
    ['introspection of a type', /introspection/, '{ __type(name: "Customer") { fields { name } } }'],
    ['introspection below an alias', /introspection/, '{ a: __schema { types { name } } }'],
    ['an unknown field', /"secrets"/, '{ site { secrets } }'],
    [
      'a root that is not open',
      /"newsletter" cannot/,
      'mutation { newsletter { subscribe(input: { email: "a@b.c" }) { errors { __typename } } } }',
    ],
    [
      'a root hidden in a fragment',
      /"newsletter" cannot/,
      'mutation { ...L } fragment L on Mutation { newsletter { unsubscribe(input: { email: "a" }) { errors { __typename } } } }',
    ],
    [
      'two changes',
      /one change/,
      'mutation { cart { a: deleteCart(input: {cartEntityId: "x"}) { deletedCartEntityId } b: deleteCart(input: {cartEntityId: "y"}) { deletedCartEntityId } } }',
    ],
    ['too many aliases', /20 aliases/, `{ ${fieldTimes(21, (n) => `a${n}: customer { email }`)} }`],
    ['ten thousand aliases', /too long/, `{ ${fieldTimes(10_000, (n) => `a${n}: customer { email }`)} }`],
    ['ten thousand names', /too long/, `{ ${fieldTimes(10_000, () => '__typename')} }`],
    ['many fields', /400 fields/, `{ ${fieldTimes(401, () => '__typename')} }`],
    ['depth', /12 levels/, deep(50)],
    [
      'a fragment in itself',
      /contains itself/,
      '{ site { ...A } } fragment A on Site { ...B } fragment B on Site { ...A }',
    ],
    [
      'fragments that multiply',
      /1000 fields/,
      `{ site { ...F0 ...F0 } } ${fieldTimes(12, (n) => `fragment F${n} on Site { ...F${n + 1} ...F${n + 1} }`)} fragment F12 on Site { categoryTree { name } }`,
    ],
    [
      'a hundred directives',
      /only be used once/,
      `{ site { categoryTree { name ${'@include(if: true) '.repeat(100)} } } }`,
    ],
    [
      'a huge list',
      /too many parts/,
      `{ site { products(entityIds: [${fieldTimes(5_000, () => '1')}]) { edges { node { name } } } } }`,
    ],
    ['a long document', /too long/, `{ site { categoryTree { name } } } # ${'x'.repeat(17_000)}`],
  ])('are refused: %s', (_, reason, text) => {
    const checked = check(text);
    expect(checked.ok).toBe(false);
    expect(checked.ok || checked.message).toMatch(reason);
    expect(checked.ok || checked.message).not.toMatch(/did you mean/i);
  });

  test('of the same kind are accepted within the limits', () => {
    expect(check(deep(2)).ok).toBe(true);
    expect(check(`{ ${fieldTimes(20, (n) => `a${n}: customer { email }`)} }`).ok).toBe(true);
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
