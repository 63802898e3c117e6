import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Search, startSearch } from '../../support/search';

let search: Search;
beforeAll(async () => {
  search = await startSearch();
  await search.app.inject({
    method: 'POST',
    url: '/search/1/indexes/products/batch',
    headers: { 'x-algolia-application-id': 'HOBWRIGHT', 'x-algolia-api-key': 'write' },
    payload: { requests: [{ action: 'addObject', body: { objectID: '1', name: 'Quiet oven' } }] },
  });
});
afterAll(async () => search[Symbol.asyncDispose]());

const KEY = { 'x-algolia-application-id': 'HOBWRIGHT', 'x-algolia-api-key': 'look' };

async function ask(query: string, over: object = {}): Promise<{ queryID?: string }> {
  const answer = await search.app.inject({
    method: 'POST',
    url: '/search/1/indexes/products/query',
    headers: KEY,
    payload: { query, clickAnalytics: true, userToken: 'anonymous-1', ...over },
  });
  return answer.json();
}

const open = (queryID: string | undefined, position: number) =>
  search.app.inject({
    method: 'POST',
    url: '/insights/1/events',
    headers: KEY,
    payload: {
      events: [
        {
          eventType: 'click',
          eventName: 'Product opened',
          index: 'products',
          userToken: 'anonymous-1',
          objectIDs: ['1'],
          positions: [position],
          queryID,
        },
      ],
    },
  });

it('the console shows each search with its count, how often it found nothing, and the positions clicked', async () => {
  const first = await ask('oven');
  const second = await ask('Oven ');
  await ask('zibber');
  await ask('oven', { page: 1 });
  await ask('oven', { analytics: false });
  await ask('oven', { clickAnalytics: false });
  await open(first.queryID, 4);
  await open(second.queryID, 1);
  const { body } = await search.app.inject({ url: '/console/searches', headers: { host: '127.0.0.1:4000' } });
  const rows = [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, '')),
  );
  expect(rows).toContainEqual(['oven', '2', '0', '1, 4']);
  expect(rows).toContainEqual(['zibber', '1', '1', '–']);
});

it('the console shows which share of visitors added a recommended product, each visitor once', async () => {
  const tell = (eventName: string, userToken: string, eventType = 'view', more: object = {}) =>
    search.app.inject({
      method: 'POST',
      url: '/insights/1/events',
      headers: KEY,
      payload: {
        events: [{ eventType, eventName, index: 'products', userToken, objectIDs: ['1'], ...more }],
      },
    });
  for (const token of ['anonymous-1', 'anonymous-1', 'anonymous-2', 'anonymous-3']) {
    await tell('Three shown', token);
  }
  const added = await tell('One of three added', 'anonymous-2', 'conversion', { eventSubtype: 'addToCart' });
  expect(added.statusCode).toBe(200);
  await tell('Replacements shown', 'anonymous-3');
  await tell('Replacement added', 'anonymous-3', 'conversion', { eventSubtype: 'addToCart' });
  const { body } = await search.app.inject({ url: '/console/searches', headers: { host: '127.0.0.1:4000' } });
  const rows = [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, '')),
  );
  expect(rows).toContainEqual(['Three for you', '3', '1', '33 %']);
  expect(rows).toContainEqual(['It broke', '1', '1', '100 %']);
});
