import aa from 'search-insights';
import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillProducts, type Search, startSearch } from '../../support/search';

let search: Search;
beforeAll(async () => {
  search = await startSearch();
  await fillProducts(search);
});
afterAll(async () => search[Symbol.asyncDispose]());

const analyticsOf = (key: string) =>
  algoliasearch('HOBWRIGHT', key).initAnalytics({
    options: {
      hosts: [
        { url: `${search.origin.slice('http://'.length)}/analytics`, protocol: 'http', accept: 'read' },
      ],
    },
  });

const searchFor = async (query: string, more: object = {}): Promise<string> => {
  const { results } = await search.shopper.search({
    requests: [{ indexName: 'products', query, clickAnalytics: true, ...more }],
  });
  return String((results[0] as { queryID?: string }).queryID);
};

const open = async (queryID: string, position: number) => {
  aa('init', { appId: 'HOBWRIGHT', apiKey: 'look', host: `${search.origin}/insights` });
  const click = { eventName: 'Opened', index: 'products', userToken: 'one', objectIDs: ['1'] };
  expect(await aa('clickedObjectIDsAfterSearch', { ...click, queryID, positions: [position] })).toBe(true);
};

it('the official client reads top searches, clicks and searches without results', async () => {
  await open(await searchFor('washing machine'), 1);
  await open(await searchFor('Washing machine '), 4);
  await searchFor('washing machine');
  await searchFor('zorgblatt');
  await searchFor('dishwasher', { analytics: false });

  const analytics = analyticsOf('write');
  const { searches } = await analytics.getTopSearches({ index: 'products', clickAnalytics: true });
  expect(searches).toMatchObject([
    {
      search: 'washing machine',
      count: 3,
      clickCount: 2,
      averageClickPosition: 2.5,
      clickThroughRate: 2 / 3,
    },
    { search: 'zorgblatt', count: 1, nbHits: 0, clickCount: 0, averageClickPosition: null },
  ]);
  expect(await analytics.getTopSearches({ index: 'products', limit: 1 })).toEqual({
    searches: [{ search: 'washing machine', count: 3, nbHits: expect.any(Number) }],
  });
  expect(await analytics.getSearchesNoResults({ index: 'products' })).toEqual({
    searches: [{ search: 'zorgblatt', count: 1, withFilterCount: 0 }],
  });
  expect(await analytics.getTopSearches({ index: 'guides' })).toEqual({ searches: [] });
});

it('a search key cannot read analytics', async () => {
  await expect(analyticsOf('look').getTopSearches({ index: 'products' })).rejects.toMatchObject({
    status: 403,
  });
});
