import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../fixture.ts';
import { CONTENT, CREATE_CART, NODE, PLACES, ROUTE, SETTINGS } from './documents.ts';

test('the category tree counts everything below, brands are sorted, and products keep the order asked for', async () => {
  await using sandbox = await openSandbox();
  const { data, errors } = await sandbox.graphql(PLACES);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    site: {
      categoryTree: [
        {
          name: 'Laundry',
          productCount: 64,
          hasChildren: true,
          image: { urlTemplate: 'http://sandbox.test/media/{:size}/category/laundry' },
          children: [
            { entityId: 2, productCount: 64, children: [{ name: 'Freestanding', productCount: 64 }] },
          ],
        },
        { name: 'Spares', productCount: 3, hasChildren: false, children: [] },
      ],
      category: {
        breadcrumbs: {
          edges: [{ node: { entityId: 1 } }, { node: { entityId: 2 } }, { node: { entityId: 3 } }],
        },
        seo: { pageTitle: 'Freestanding' },
      },
      brands: {
        edges: [
          { node: { name: 'Norrvik', products: { collectionInfo: { totalItems: 32 } } } },
          { node: { name: 'Tarnside', path: '/brands/tarnside/' } },
        ],
      },
      brand: { name: 'Norrvik', metafields: { edges: [{ node: { key: 'html', value: '<p>North</p>' } }] } },
      products: {
        collectionInfo: { totalItems: 2 },
        edges: [{ node: { entityId: 3 } }, { node: { entityId: 1 } }],
      },
    },
  });
});

async function route(sandbox: TestSandbox, path: string, follow: 'FOLLOW' | 'IGNORE' = 'IGNORE') {
  const { data, errors } = await sandbox.graphql(ROUTE, { path, follow });
  expect(errors).toEqual([]);
  return (data as { site: { route: { node: object | null; redirect: object | null } } }).site.route;
}

test.each([
  ['/tarnside-tw-914/', { __typename: 'Product', entityId: 1, sku: 'TW-914' }],
  ['/tarnside-tw-914', { __typename: 'Product', entityId: 1 }],
  ['/tarnside-tw-914/?page=2', { __typename: 'Product', entityId: 1 }],
  ['/laundry/', { __typename: 'Category', entityId: 1 }],
  ['/brands/norrvik', { __typename: 'Brand', entityId: 2 }],
  ['/delivery/', { __typename: 'NormalPage', entityId: 2, htmlBody: '<p>Vans</p>', parentEntityId: 1 }],
  ['/contact/', { __typename: 'ContactPage', contactFields: expect.arrayContaining(['phone']) }],
  ['/raw/', { __typename: 'RawHtmlPage', path: '/raw/' }],
  ['/blog/', { __typename: 'BlogIndexPage', name: 'Blog' }],
  ['/blog/how-loud/', { __typename: 'BlogPost', entityId: 1 }],
  ['/nothing/', null],
  ['nothing', null],
  ['/', null],
])('the route %s is resolved', async (path, node) => {
  await using sandbox = await openSandbox();
  const found = await route(sandbox, path);
  expect(found.redirect).toBeNull();
  if (node === null) expect(found.node).toBeNull();
  else expect(found.node).toMatchObject(node);
});

test('redirects are reported, and followed on request', async () => {
  await using sandbox = await openSandbox();
  const to = { __typename: 'ProductRedirect', entityId: 1, path: '/tarnside-tw-914/' };
  for (const path of ['/old-washer', '/old-washer/']) {
    expect(await route(sandbox, path)).toMatchObject({
      node: null,
      redirect: { fromPath: '/old-washer', to },
    });
  }
  expect(await route(sandbox, '/older-washer/', 'FOLLOW')).toMatchObject({
    node: { __typename: 'Product', entityId: 1 },
    redirect: { to: { __typename: 'ManualRedirect', url: '/old-washer' } },
  });
  expect(await route(sandbox, '/elsewhere', 'FOLLOW')).toMatchObject({
    node: null,
    redirect: { toUrl: 'https://example.org/x' },
  });
});

test('a loop of redirects ends', async () => {
  await using sandbox = await openSandbox();
  sandbox.store.exec(
    "INSERT INTO redirect (from_path, kind, to_url) VALUES ('/a', 'manual', '/b'), ('/b', 'manual', '/a')",
  );
  expect(await route(sandbox, '/a', 'FOLLOW')).toMatchObject({ node: null, redirect: { toUrl: '/b' } });
});

test('pages and blog posts are returned with their breadcrumbs, tags and pictures', async () => {
  await using sandbox = await openSandbox();
  const { data, errors } = await sandbox.graphql(CONTENT);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    site: {
      content: {
        page: {
          name: 'Delivery',
          breadcrumbs: { edges: [{ node: { name: 'Help' } }, { node: { path: '/delivery/' } }] },
        },
        blog: {
          posts: {
            collectionInfo: { totalItems: 2 },
            edges: [{ node: { entityId: 2 } }, { node: { entityId: 1 } }],
          },
          post: {
            tags: ['noise', 'laundry'],
            htmlBody: expect.stringMatching(/src="http:\/\/[\w.:]+\/media\/960w\/how\/loud"/),
            plainTextSummary: 'Loud',
            publishedDate: { utc: '1970-01-01T00:00:01Z' },
            thumbnailImage: { altText: 'How loud is 72 dB?' },
          },
        },
      },
    },
  });
  const tagged = await sandbox.graphql(
    '{ site { content { blog { posts(filters: { tags: ["water", "none"] }) { edges { node { entityId } } } } } } }',
  );
  expect(tagged.data).toMatchObject({
    site: { content: { blog: { posts: { edges: [{ node: { entityId: 2 } }] } } } },
  });
});

test('countries are complete and start with the United Kingdom', async () => {
  await using sandbox = await openSandbox();
  const settings = await sandbox.graphql(SETTINGS);
  expect(settings.errors).toEqual([]);
  expect(settings.data).toMatchObject({ geography: { countries: [{ code: 'GB', iso3: 'GBR' }] } });
  const { data } = await sandbox.graphql('{ geography { countries { code } } }');
  const { countries } = (data as { geography: { countries: { code: string }[] } }).geography;
  expect(countries).toHaveLength(249);
  expect(countries[0]?.code).toBe('GB');
});

const idOf = (text: string): string => Buffer.from(text).toString('base64');

test.each([
  ['Product:1', 'Product'],
  ['Variant:1', 'Variant'],
  ['Category:3', 'Category'],
  ['Brand:2', 'Brand'],
  ['BlogPost:1', 'BlogPost'],
  ['NormalPage:2', 'NormalPage'],
  ['Blog:0', 'Blog'],
])('%s is found by its global id, and returns that id', async (text, __typename) => {
  await using sandbox = await openSandbox();
  const { data, errors } = await sandbox.graphql(NODE, { id: idOf(text) });
  expect(errors).toEqual([]);
  expect(data).toEqual({ node: { __typename, id: idOf(text) } });
});

test('a cart and its checkout are found by their global ids, and nothing by unknown ones', async () => {
  await using sandbox = await openSandbox();
  const made = await sandbox.graphql<{ cart: { createCart: { cart: { id: string; entityId: string } } } }>(
    CREATE_CART,
    { input: { lineItems: [{ quantity: 1, productEntityId: 1 }] } },
  );
  const { id, entityId } = made.data?.cart.createCart.cart ?? { id: '', entityId: '' };
  const find = async (id: string) => (await sandbox.graphql(NODE, { id })).data;
  expect(await find(id)).toEqual({ node: { __typename: 'Cart', id } });
  const checkout = idOf(`Checkout:${entityId}`);
  expect(await find(checkout)).toEqual({ node: { __typename: 'Checkout', id: checkout } });
  for (const other of ['Product:99999', 'Product:x', 'Order:1', 'Customer:41', 'nothing', '']) {
    expect(await find(idOf(other)), other).toEqual({ node: null });
  }
});

test.each([
  [{}, ['Help', 'Delivery', 'Contact', 'Raw']],
  [{ pageType: 'CONTACT' }, ['Contact']],
  [{ entityIds: [2] }, ['Delivery']],
  [{ parentEntityIds: [1] }, ['Delivery']],
  [{ pageType: 'BLOG' }, []],
])('pages are filtered by %j', async (filters, names) => {
  await using sandbox = await openSandbox();
  const { data, errors } = await sandbox.graphql<{
    site: { content: { pages: { edges: { node: { name: string } }[] } } };
  }>(
    `query ($filters: WebPagesFiltersInput) { site { content { pages(filters: $filters) { edges { node { name } } } } } }`,
    { filters },
  );
  expect(errors).toEqual([]);
  expect(data?.site.content.pages.edges.map(({ node }) => node.name)).toEqual(names);
});
