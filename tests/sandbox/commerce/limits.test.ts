import { getNamedType, type GraphQLObjectType, isObjectType, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { checkLimits } from '../../../sandbox/commerce/limits/check.ts';
import { commerceSchema } from '../../../sandbox/commerce/schema.ts';
import { openSandbox } from '../fixture.ts';
import { SEARCH } from './documents.ts';

const ALL = { filters: { price: { minPrice: 0 } } };

interface Found {
  site: {
    search: {
      searchProducts: {
        products: {
          edges: { cursor: string; node: { entityId: number } }[];
          pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
          collectionInfo: { totalItems: number };
        };
      };
    };
  };
}

test('a page holds ten by default, and more than fifty are refused', async () => {
  await using sandbox = await openSandbox();
  const ask = async (variables: object) => sandbox.graphql<Found>(SEARCH, { ...ALL, ...variables });
  const page = async (variables: object) => (await ask(variables)).data?.site.search.searchProducts.products;
  expect((await page({}))?.edges).toHaveLength(10);
  expect((await page({ first: 50 }))?.edges).toHaveLength(50);
  expect((await page({ first: 0 }))?.edges).toEqual([]);
  expect(await ask({ first: 51 })).toMatchObject({
    status: 200,
    errors: [{ message: "Argument 'first' cannot exceed 50" }],
  });
});

test('a product returns at most 250 variants at once', async () => {
  await using sandbox = await openSandbox();
  const ask = async (first: number) =>
    sandbox.graphql(
      'query ($first: Int!) { site { product(entityId: 1) { variants(first: $first) { edges { node { entityId } } } } } }',
      { first },
    );
  expect((await ask(250)).errors).toEqual([]);
  expect((await ask(251)).errors).toMatchObject([{ message: "Argument 'first' cannot exceed 250" }]);
});

test('cursors lead through all products once', async () => {
  await using sandbox = await openSandbox();
  const seen: number[] = [];
  const nextPage = async (after: string | null): Promise<string | null> => {
    const { data } = await sandbox.graphql<Found>(SEARCH, { ...ALL, sort: 'A_TO_Z', first: 25, after });
    if (!data) throw new Error('No answer.');
    const { edges, pageInfo, collectionInfo } = data.site.search.searchProducts.products;
    expect(pageInfo.hasPreviousPage).toBe(after !== null);
    expect(Buffer.from(edges[0]?.cursor ?? '', 'base64').toString()).toBe(`arrayconnection:${seen.length}`);
    seen.push(...edges.map(({ node }) => node.entityId));
    expect(seen.length === collectionInfo.totalItems).toBe(!pageInfo.hasNextPage);
    return pageInfo.hasNextPage ? pageInfo.endCursor : null;
  };
  let after = await nextPage(null);
  while (after !== null) after = await nextPage(after);
  expect(new Set(seen).size).toBe(67);
});

test.each([
  ['a cursor of something else', { after: Buffer.from('offset:3').toString('base64') }, 'Invalid cursor'],
  ['a negative size', { first: -1 }, 'Invalid page size: -1.'],
])('%s is refused', async (_, variables, message) => {
  await using sandbox = await openSandbox();
  const { status, errors } = await sandbox.graphql(SEARCH, { ...ALL, ...variables });
  expect(status).toBe(200);
  expect(errors[0]?.message).toContain(message);
});

test('a query of more than ten thousand points is refused, and the error states its score', async () => {
  await using sandbox = await openSandbox();
  const search = (alias: string) =>
    `${alias}: searchProducts(filters: { searchTerm: "a" }) { products { collectionInfo { totalItems } } }`;
  const query = (searches: string[]) => `{ site { search { ${searches.map(search).join(' ')} } } }`;
  const refused = await sandbox.graphql(query(['a', 'b', 'c', 'd', 'e']));
  expect(refused).toMatchObject({ status: 400, data: null });
  expect(refused.errors).toEqual([
    {
      message:
        'The query is too complex as it has a complexity score of 11016 out of 10000. Please remove some elements and try again',
    },
  ]);
  expect((await sandbox.graphql(query(['a', 'b', 'c', 'd']))).errors).toEqual([]);
});

test('a query deeper than sixteen fields is refused', async () => {
  await using sandbox = await openSandbox();
  const related = (inner: string) => `relatedProducts(first: 1) { edges { node { ${inner} } } }`;
  const query = (inner: string) => `{ site { product(entityId: 1) { ${inner} } } }`;
  const deep = related(related(related(related('sku'))));
  expect((await sandbox.graphql(query(related(related(related('sku')))))).errors).toEqual([]);
  expect((await sandbox.graphql(query(related(deep)))).errors[0]?.message).toBe(
    'Max query depth 16 is reached.',
  );
});

test('a request may hold one mutation only', async () => {
  await using sandbox = await openSandbox();
  const add = 'createCart(input: { lineItems: [{ quantity: 1, productEntityId: 1 }] }) { cart { version } }';
  const twice = await sandbox.graphql(`mutation { cart { a: ${add} b: ${add} } }`);
  expect(twice).toMatchObject({
    status: 400,
    errors: [{ message: 'Only one mutation per request is allowed.' }],
  });
  expect((await sandbox.graphql(`mutation { cart { ${add} } }`)).errors).toEqual([]);
});

/** Ways to the fields that take an argument: those are the mutations, what leads to them are groups. */
function waysTo(type: GraphQLObjectType, way: readonly string[] = []): string[][] {
  return Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    const here = [...way, field.name];
    return field.args.length > 0 || !isObjectType(inner) ? [here] : waysTo(inner, here);
  });
}

test('a second mutation in a request is refused in every group, wherever it stands', () => {
  const schema = commerceSchema();
  const root = schema.getMutationType();
  const ways = root ? waysTo(root) : [];
  expect(new Set(ways.map(([group]) => group))).toContain('checkout');
  const check = (inner: string) => {
    const document = parse(`mutation ${inner}`);
    const [operation] = document.definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('No operation.');
    return () => checkLimits(schema, document, operation);
  };
  const within = (groups: readonly string[], inner: string) =>
    groups.reduceRight((nested, group) => `{ __typename ${group} ${nested} }`, `{ ${inner} }`);
  for (const way of ways) {
    const [groups, name] = [way.slice(0, -1), way.at(-1) ?? ''];
    const again = `again: ${name} { __typename }`;
    expect(check(within(groups, `${name} { __typename }`)), way.join('.')).not.toThrow();
    for (const two of [
      within(groups, `${name} { __typename } ${again}`),
      within(groups, `... on X { ${name} { __typename } }`),
      `{ logout { __typename } ${within(groups, again).slice(1)}`,
    ]) {
      expect(check(two), two).toThrow('Only one mutation');
    }
  }
});
