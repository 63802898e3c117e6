import { expect, test } from 'vitest';
import { PRODUCTS, VARIANTS } from '../catalogue.ts';
import type { TestSandbox } from '../fixture.ts';
import { openWithCustomers, PAT, SAM, signedIn } from './two-customers.ts';
import {
  ADD_ITEMS,
  CREATE_WISHLIST,
  DELETE_ITEMS,
  DELETE_WISHLISTS,
  PUBLIC_WISHLIST,
  UPDATE_WISHLIST,
  WISHLISTS,
} from './wishlist-documents.ts';

type Headers = Record<string, string>;

interface List {
  entityId: number;
  name: string;
  isPublic: boolean;
  token: string;
  items: {
    collectionInfo: { totalItems: number };
    pageInfo: { hasNextPage: boolean; endCursor: string };
    edges: { node: { entityId: number; productEntityId: number; variantEntityId: number | null } }[];
  };
}

async function change(sandbox: TestSandbox, document: string, input: object, headers: Headers = {}) {
  const { data, errors } = await sandbox.graphql<{ wishlist: Record<string, { result: List } | null> }>(
    document,
    { input },
    headers,
  );
  const result = Object.values(data?.wishlist ?? {})[0]?.result ?? null;
  return { result, problem: errors[0]?.message ?? null };
}

async function create(sandbox: TestSandbox, headers: Headers, input: object = {}): Promise<List> {
  const given = { name: 'My Favorites', isPublic: false, ...input };
  const { result, problem } = await change(sandbox, CREATE_WISHLIST, given, headers);
  if (!result) throw new Error(problem ?? 'No list.');
  return result;
}

async function listsOf(sandbox: TestSandbox, headers: Headers, variables: object = {}): Promise<List[]> {
  const { data } = await sandbox.graphql<{ customer: { wishlists: { edges: { node: List }[] } } }>(
    WISHLISTS,
    variables,
    headers,
  );
  return data?.customer.wishlists.edges.map(({ node }) => node) ?? [];
}

const products = ({ items }: List): number[] => items.edges.map(({ node }) => node.productEntityId);

test('a wishlist keeps each item once, in the order added', async () => {
  await using sandbox = await openWithCustomers();
  const pat = signedIn(sandbox, PAT);
  const { entityId } = await create(sandbox, pat, { items: [{ productEntityId: 102 }] });
  const items = [
    { productEntityId: 101 },
    { productEntityId: 102, variantEntityId: 102 },
    { productEntityId: PRODUCTS.hose, variantEntityId: VARIANTS.long },
    { productEntityId: PRODUCTS.hose },
  ];
  const both = await Promise.all([1, 2].map(() => change(sandbox, ADD_ITEMS, { entityId, items }, pat)));
  expect(both.map(({ problem }) => problem)).toEqual([null, null]);
  const [wishlist] = await listsOf(sandbox, pat);
  expect(wishlist).toMatchObject({ name: 'My Favorites', isPublic: false });
  expect(wishlist?.items.edges.map(({ node }) => [node.productEntityId, node.variantEntityId])).toEqual([
    [102, 102],
    [101, 101],
    [PRODUCTS.hose, VARIANTS.long],
    [PRODUCTS.hose, null],
  ]);
  const ids = wishlist?.items.edges.slice(0, 2).map(({ node }) => node.entityId) ?? [];
  const input = { entityId, itemEntityIds: [...ids, 999] };
  const { result } = await change(sandbox, DELETE_ITEMS, input, pat);
  expect(result && products(result)).toEqual([PRODUCTS.hose, PRODUCTS.hose]);
});

test('a visitor must sign in to change a wishlist', async () => {
  await using sandbox = await openWithCustomers();
  const { entityId } = await create(sandbox, signedIn(sandbox, PAT));
  for (const [document, input] of [
    [CREATE_WISHLIST, { name: 'x', isPublic: false }],
    [ADD_ITEMS, { entityId, items: [] }],
    [DELETE_ITEMS, { entityId, itemEntityIds: [] }],
    [UPDATE_WISHLIST, { entityId, data: { name: 'x' } }],
    [DELETE_WISHLISTS, { entityIds: [entityId] }],
  ] as const) {
    expect(await change(sandbox, document, input)).toEqual({ result: null, problem: 'Please sign in' });
  }
});

test('another customer’s wishlist looks like an unknown one, and cannot be changed', async () => {
  await using sandbox = await openWithCustomers();
  const pat = signedIn(sandbox, PAT);
  const sam = signedIn(sandbox, SAM);
  const { entityId, items } = await create(sandbox, pat, { items: [{ productEntityId: 101 }] });
  const own = await create(sandbox, sam);
  const item = items.edges[0]?.node.entityId ?? 0;
  const inputs = (id: number): [string, object][] => [
    [ADD_ITEMS, { entityId: id, items: [{ productEntityId: 102 }] }],
    [DELETE_ITEMS, { entityId: id, itemEntityIds: [item] }],
    [UPDATE_WISHLIST, { entityId: id, data: { name: 'Mine', isPublic: true } }],
    [DELETE_WISHLISTS, { entityIds: [own.entityId, id] }],
  ];
  for (const id of [entityId, 999]) {
    for (const [document, input] of inputs(id)) {
      expect(await change(sandbox, document, input, sam)).toEqual({
        result: null,
        problem: 'Not Found: Wishlist does not exist',
      });
    }
  }
  await change(sandbox, DELETE_ITEMS, { entityId: own.entityId, itemEntityIds: [item] }, sam);
  expect(await listsOf(sandbox, pat)).toMatchObject([
    { name: 'My Favorites', items: { collectionInfo: { totalItems: 1 } } },
  ]);
  expect(await listsOf(sandbox, sam)).toMatchObject([{ entityId: own.entityId }]);
  expect(await listsOf(sandbox, sam, { filters: { entityIds: [entityId] } })).toEqual([]);
});

test('a public wishlist is shown to anyone with its token, and a private one to nobody', async () => {
  await using sandbox = await openWithCustomers();
  const pat = signedIn(sandbox, PAT);
  const { entityId, token } = await create(sandbox, pat, { items: [{ productEntityId: 101 }] });
  const shared = async (given = token) => (await sandbox.graphql(PUBLIC_WISHLIST, { token: given })).data;
  expect(await shared()).toEqual({ site: { publicWishlist: null } });
  const { result } = await change(sandbox, UPDATE_WISHLIST, { entityId, data: { isPublic: true } }, pat);
  expect(result).toMatchObject({ name: 'My Favorites', isPublic: true });
  expect(await shared()).toMatchObject({
    site: { publicWishlist: { entityId, items: { edges: [{ node: { productEntityId: 101 } }] } } },
  });
  expect(await shared('00000000-0000-4000-8000-000000000000')).toEqual({ site: { publicWishlist: null } });
  expect((await change(sandbox, DELETE_WISHLISTS, { entityIds: [entityId] }, pat)).problem).toBeNull();
  expect(await shared()).toEqual({ site: { publicWishlist: null } });
});

test('wishlists are filtered by the products and variants in them', async () => {
  await using sandbox = await openWithCustomers();
  const pat = signedIn(sandbox, PAT);
  await create(sandbox, pat, { name: 'Kitchen', items: [{ productEntityId: 101 }] });
  await create(sandbox, pat, {
    name: 'Hoses',
    items: [{ productEntityId: PRODUCTS.hose, variantEntityId: VARIANTS.short }],
  });
  const names = async (filters: object) => (await listsOf(sandbox, pat, { filters })).map(({ name }) => name);
  expect(await names({})).toEqual(['Kitchen', 'Hoses']);
  expect(await names({ productEntityIds: [101, 102] })).toEqual(['Kitchen']);
  expect(await names({ variantEntityIds: [VARIANTS.short] })).toEqual(['Hoses']);
});

test('unknown products, bad names and more than 200 items are refused, all or nothing', async () => {
  await using sandbox = await openWithCustomers();
  const pat = signedIn(sandbox, PAT);
  const { entityId } = await create(sandbox, pat);
  const add = (items: object[]) => change(sandbox, ADD_ITEMS, { entityId, items }, pat);
  for (const [item, problem] of [
    [{ productEntityId: 99_999 }, 'Not Found: Product does not exist'],
    [{ productEntityId: 101, variantEntityId: VARIANTS.long }, 'Not Found: Variant does not exist'],
  ] as const) {
    expect((await add([{ productEntityId: 102 }, item])).problem).toBe(problem);
  }
  expect((await change(sandbox, UPDATE_WISHLIST, { entityId, data: { name: ' ' } }, pat)).problem).toMatch(
    /name/,
  );
  expect((await listsOf(sandbox, pat))[0]?.items.edges).toEqual([]);
  sandbox.store.exec(`WITH RECURSIVE n(i) AS (VALUES (1000) UNION ALL SELECT i + 1 FROM n WHERE i < 1198)
    INSERT INTO wishlist_item (wishlist_id, product_id, variant_id) SELECT ${entityId}, i, i FROM n`);
  expect((await add([{ productEntityId: 101 }, { productEntityId: 102 }])).problem).toMatch(
    /at most 200 items/,
  );
  expect((await add([{ productEntityId: 101 }])).problem).toBeNull();
  const [full] = await listsOf(sandbox, pat, { first: 50 });
  expect(full?.items).toMatchObject({ collectionInfo: { totalItems: 200 }, pageInfo: { hasNextPage: true } });
  const [rest] = await listsOf(sandbox, pat, { first: 50, after: full?.items.pageInfo.endCursor });
  expect(rest?.items.edges).toHaveLength(50);
});
