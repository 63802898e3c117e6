import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import aa from 'search-insights';
import { type Search, startSearch } from '../../support/search';

let search: Search;
beforeAll(async () => {
  search = await startSearch();
});
afterAll(async () => search[Symbol.asyncDispose]());

const QUERY = 'a'.repeat(32);
const stored = () =>
  search.store.prepare('SELECT type, name, user_token, object_ids FROM search_event ORDER BY id').all();

const send = async (event: object) =>
  search.app.inject({
    method: 'POST',
    url: '/insights/1/events?X-Algolia-Application-Id=HOBWRIGHT&X-Algolia-API-Key=look',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    payload: JSON.stringify({ events: [event] }),
  });

const click = {
  eventType: 'click',
  eventName: 'Product opened',
  index: 'products',
  userToken: 'anonymous-1',
  objectIDs: ['1'],
  positions: [1],
  queryID: QUERY,
};

describe('events', () => {
  it('of the official client are stored', async () => {
    aa('init', { appId: 'HOBWRIGHT', apiKey: 'look', host: `${search.origin}/insights` });
    aa('setUserToken', 'anonymous-42');
    expect(await aa('clickedObjectIDsAfterSearch', { ...click, userToken: 'anonymous-42' })).toBe(true);
    expect(await aa('viewedFilters', { eventName: 'Seen', index: 'products', filters: ['brand:A E'] })).toBe(
      true,
    );
    expect(stored()).toMatchObject([
      { type: 'click', name: 'Product opened', user_token: 'anonymous-42', object_ids: '["1"]' },
      { type: 'view', name: 'Seen', object_ids: '[]' },
    ]);
  });

  it('of a purchase are stored with prices and the search that led to it', async () => {
    const bought = {
      eventName: 'Order placed',
      index: 'products',
      objectIDs: ['1', '2'],
      objectData: [
        { queryID: QUERY, price: 429, quantity: 1 },
        { price: '9.50', discount: 1, quantity: 2 },
      ],
      value: 448,
      currency: 'GBP',
    };
    expect(await aa('purchasedObjectIDsAfterSearch', bought)).toBe(true);
    const body = search.store.prepare('SELECT body FROM search_event ORDER BY id DESC LIMIT 1').get() as {
      body: string;
    };
    expect(JSON.parse(body.body)).toMatchObject({
      ...bought,
      eventType: 'conversion',
      eventSubtype: 'purchase',
    });
    const page = await search.app.inject({ url: '/console/choices', headers: { host: '127.0.0.1:4000' } });
    expect(page.body).toMatch(/purchase[\s\S]*Order placed[\s\S]*448 GBP/);
  });

  const purchase = {
    eventType: 'conversion',
    eventSubtype: 'purchase',
    positions: undefined,
    queryID: undefined,
    currency: 'GBP',
  };
  it.each([
    ['less data than objects', { ...purchase, objectData: [] }],
    ['a price without its currency', { ...purchase, objectData: [{ price: 1 }], currency: undefined }],
    ['a value without its currency', { ...purchase, value: 1, currency: undefined }],
    ['a currency that is none', { ...purchase, currency: '£' }],
    ['a price that is none', { ...purchase, objectData: [{ price: '£1' }] }],
    ['nothing of an object', { ...purchase, objectData: [{ quantity: 0 }] }],
    ['data of what is no conversion', { objectData: [{ quantity: 1 }] }],
    ['filters that were bought', { ...purchase, objectIDs: undefined, filters: ['brand:A'] }],
    ['an unknown type', { eventType: 'hover' }],
    ['no object', { objectIDs: undefined, positions: undefined }],
    ['fewer positions than objects', { objectIDs: ['1', '2'] }],
    ['no position of a click after a search', { positions: undefined }],
    [
      'too many objects',
      { objectIDs: Array.from({ length: 21 }, String), positions: undefined, queryID: undefined },
    ],
    ['a name of a token that is none', { userToken: 'jo@example.org' }],
    ['a query id that is none', { queryID: 'x' }],
    ['a subtype of what is no conversion', { eventSubtype: 'purchase' }],
    ['a long time ago', { timestamp: 1 }],
  ])('with %s are refused, naming the field', async (_, wrong) => {
    const before = stored().length;
    const answer = await send({ ...click, ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ status: 422, message: expect.stringMatching(/^events\[0\]\./) });
    expect(stored()).toHaveLength(before);
  });

  it('without a key are refused', async () => {
    const answer = await search.app.inject({
      method: 'POST',
      url: '/insights/1/events',
      payload: { events: [click] },
    });
    expect(answer.statusCode).toBe(403);
  });
});
