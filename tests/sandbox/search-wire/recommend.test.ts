import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillProducts, type Search, startSearch } from '../../support/search';

let search: Search;
beforeAll(async () => {
  search = await startSearch();
  await fillProducts(search);
});
afterAll(async () => search[Symbol.asyncDispose]());

type Hit = Record<string, unknown>;

async function ask(request: Record<string, unknown>, { hosts: at } = search): Promise<Hit[]> {
  const hosts = { hosts: at };
  const client = algoliasearch('HOBWRIGHT', 'look', hosts).initRecommend({ options: hosts });
  const { results } = (await client.customPost({
    path: '1/indexes/*/recommendations',
    body: { requests: [{ indexName: 'products', threshold: 0, ...request }] },
  })) as { results: { hits: Hit[] }[] };
  return results[0]?.hits ?? [];
}

describe('recommendations', () => {
  it('of related products share much, with one of each family and none of the product’s own', async () => {
    const hits = await ask({ model: 'related-products', objectID: '1', maxRecommendations: 2 });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['3', '4']);
    expect(hits.every(({ _score }) => Number(_score) > 0 && Number(_score) <= 100)).toBe(true);
  });

  it('of related products are weighted by existing records, not by deleted ones', async () => {
    await using changed = await startSearch();
    await fillProducts(changed);
    const { admin } = changed;
    const passing = Array.from({ length: 30 }, (_, at) => ({
      objectID: `gone${at}`,
      facts: { Colour: 'White' },
    }));
    await admin.saveObjects({ indexName: 'products', objects: passing });
    await admin.searchSingleIndex({ indexName: 'products' });
    await admin.deleteObjects({ indexName: 'products', objectIDs: passing.map(({ objectID }) => objectID) });
    const related = { model: 'related-products', objectID: '1', maxRecommendations: 2 };
    expect(await ask(related, changed)).toEqual(await ask(related));
  });

  it('are empty if nothing is known', async () => {
    expect(await ask({ model: 'bought-together', objectID: '1' })).toEqual([]);
    expect(await ask({ model: 'looking-similar', objectID: '1' })).toEqual([]);
  });

  it('of trending items and facets follow the events of shoppers', async () => {
    const insert = search.store.prepare(
      `INSERT INTO search_event (type, name, index_name, user_token, object_ids, body, happened_at)
       VALUES (?, 'x', 'products', 'anonymous-1', ?, '{}', 1)`,
    );
    insert.run('conversion', '["4"]');
    insert.run('click', '["3","1"]');
    insert.run('view', '["1"]');
    const items = await ask({ model: 'trending-items' });
    expect(items.map(({ objectID, _score }) => [objectID, _score])).toEqual([
      ['4', 100],
      ['1', 27.5],
      ['3', 25],
    ]);
    expect(await ask({ model: 'trending-items', facetName: 'brand', facetValue: 'Lumarra' })).toMatchObject([
      { objectID: '3' },
    ]);
    expect(await ask({ model: 'trending-facets', facetName: 'brand', threshold: 26 })).toEqual([
      { facetName: 'brand', facetValue: 'Seorin', _score: 100 },
      { facetName: 'brand', facetValue: 'Tarnside', _score: 27.5 },
    ]);
    const instead = {
      model: 'bought-together',
      objectID: '1',
      fallbackParameters: { filters: 'brand:Seorin' },
    };
    expect(await ask(instead)).toMatchObject([{ objectID: '4' }]);
  });

  it('refuse an unknown record', async () =>
    expect(ask({ model: 'bought-together', objectID: 'nothing' })).rejects.toMatchObject({ status: 404 }));

  it.each([
    [{ model: 'related-products' }, 'objectID'],
    [{ model: 'trending-facets' }, 'facetName'],
    [{ model: 'horoscope' }, 'model'],
  ])('refuse %j', async ({ model }, word) =>
    expect(ask({ model })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(word),
    }),
  );
});
