import type { AddressInfo } from 'node:net';
import { algoliasearch } from 'algoliasearch';
import { buildSandbox } from '../../sandbox/app.ts';
import { readConfig } from '../../sandbox/config.ts';
import { demoStore } from '../../sandbox/demo/store.ts';
import { openStore } from '../../sandbox/store/store.ts';

const APP = 'HOBWRIGHT';

/** Starts an empty search service, with an official client for the key of each permission. */
export async function startSearch() {
  const store = openStore(':memory:');
  const config = {
    ...readConfig({}),
    database: ':memory:',
    dataFolder: null,
    searchKey: 'look',
    searchAdminKey: 'write',
  };
  const app = await buildSandbox(config, demoStore, { store });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const hosts = [
    { url: `127.0.0.1:${port}/search`, protocol: 'http' as const, accept: 'readWrite' as const },
  ];
  const client = (key: string) => algoliasearch(APP, key, { hosts });
  return {
    app,
    store,
    origin: `http://127.0.0.1:${port}`,
    hosts,
    admin: client('write'),
    shopper: client('look'),
    stranger: client('guess'),
    [Symbol.asyncDispose]: async () => app.close(),
  };
}

export type Search = Awaited<ReturnType<typeof startSearch>>;

/** Adds a few appliances, with the index settings that a shop would use. */
export async function fillProducts({ admin }: Search): Promise<void> {
  await admin.setSettings({
    indexName: 'products',
    indexSettings: {
      searchableAttributes: ['name', 'model', 'brand', 'unordered(keywords)'],
      attributesForFaceting: ['searchable(brand)', 'type', 'facts.Colour', 'filterOnly(stock)', 'price'],
      customRanking: ['desc(popularity)'],
      replicas: ['products_price_asc'],
      attributeForDistinct: 'range',
      ignorePlurals: ['en'],
      allowTyposOnNumericTokens: false,
    },
  });
  await admin.setSettings({
    indexName: 'products_price_asc',
    indexSettings: { ranking: ['asc(price)', 'typo', 'words'] },
  });
  await admin.saveObjects({ indexName: 'products', objects: PRODUCTS, waitForTasks: true });
}

const product = (objectID: string, name: string, more: object) => ({ objectID, name, stock: 'in', ...more });

export const PRODUCTS = [
  product('1', 'Tarnside TW-914 washing machine, 9 kg', {
    model: 'TW-914',
    brand: 'Tarnside',
    type: 'Washing machine',
    price: 429,
    popularity: 50,
    range: 'TW-914',
    facts: { Colour: 'White' },
  }),
  product('2', 'Tarnside TW-914 washing machine, 9 kg, black', {
    model: 'TW-914',
    brand: 'Tarnside',
    type: 'Washing machine',
    price: 449,
    popularity: 40,
    range: 'TW-914',
    facts: { Colour: 'Black' },
  }),
  product('3', 'Lumarra LD-1447i dishwasher, 14 places', {
    model: 'LD-1447i',
    brand: 'Lumarra',
    type: 'Dishwasher',
    price: 399,
    popularity: 60,
    range: 'LD-1447i',
    facts: { Colour: 'White' },
  }),
  product('4', 'Seorin SD9 tumble dryer', {
    model: 'SD9',
    brand: 'Seorin',
    type: 'Tumble dryer',
    price: 599,
    popularity: 30,
    range: 'SD9',
    facts: { Colour: 'Silver' },
    keywords: ['clothes'],
  }),
  product('5', 'Washing machine cleaner', {
    model: 'CL5',
    brand: 'Steinhaupt',
    type: 'Cleaner',
    price: 9,
    popularity: 10,
    range: 'CL5',
    stock: 'out',
    facts: {},
  }),
];
