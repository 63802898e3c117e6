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
  it('are taken from the official client and kept', async () => {
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

  it.each([
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
  ])('with %s are refused by name', async (_, wrong) => {
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
