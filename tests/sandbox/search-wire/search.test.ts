import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillProducts, type Search, startSearch } from '../../support/search';

let search: Search;
beforeAll(async () => {
  search = await startSearch();
  await fillProducts(search);
});
afterAll(async () => search[Symbol.asyncDispose]());

const ask = async (query: string, more: object = {}) =>
  search.shopper.searchSingleIndex({ indexName: 'products', searchParams: { query, ...more } });
const ids = async (query: string, more: object = {}) =>
  (await ask(query, more)).hits.map(({ objectID }) => objectID);

describe('a request', () => {
  it('counts all facets except those that are for filtering only', async () => {
    const { facets } = await ask('', { facets: ['*'] });
    expect(Object.keys(facets ?? {})).toEqual(['brand', 'type', 'facts.Colour', 'price']);
    expect((await ask('', { facets: ['stock'] })).facets).toEqual({});
    expect((await ask('', { filters: 'stock:in' })).nbHits).toBe(4);
  });

  it('may only have parameters of the service', async () => {
    await expect(ask('', { hitsPerPge: 3 })).rejects.toMatchObject({
      status: 400,
      message: 'Unknown parameter: hitsPerPge',
    });
    expect((await ask('', { restrictSearchableAttributes: ['name'], analyticsTags: ['a'] })).nbHits).toBe(5);
  });
});

describe('the limits', () => {
  it('refuse a query of 512 bytes', async () => {
    const shorter = 'é'.repeat(255);
    expect((await ask(shorter)).query).toBe(shorter);
    await expect(ask(`${shorter}ab`)).rejects.toMatchObject({
      status: 400,
      message: 'Invalid value for "query" parameter, expected string shorter than 512 bytes',
    });
    const { shopper } = search;
    const requests = [{ indexName: 'products', query: 'a'.repeat(512) }];
    await expect(shopper.search({ requests })).rejects.toMatchObject({ status: 400 });
  });

  it('refuse more than a hundred values of a facet', async () => {
    const values = async (maxFacetHits: number) =>
      search.shopper.searchForFacetValues({
        indexName: 'products',
        facetName: 'brand',
        searchForFacetValuesRequest: { facetQuery: '', maxFacetHits },
      });
    expect((await values(100)).facetHits).not.toEqual([]);
    for (const outside of [0, 101]) await expect(values(outside)).rejects.toMatchObject({ status: 400 });
  });
});

describe('the search', () => {
  it.each([
    ['washing machine', ['1', '2', '5']],
    ['WASHING MACHINES', ['1', '2', '5']],
    ['wash', ['1', '2', '5']],
    ['mashine washing', ['1', '2', '5']],
    ['dish washer', ['3']],
    ['dishwasher', ['3']],
    ['washingmachine', ['1', '2', '5']],
    ['tw914', ['1', '2']],
    ['TW 914', ['1', '2']],
    ['9kg', ['1', '2']],
    ['tumble clothes', ['4']],
    ['oven', []],
    ['---', []],
  ])('finds for %j the records %j', async (query, wanted) => expect(await ids(query)).toEqual(wanted));

  it('returns everything by popularity for an empty query', async () =>
    expect(await ids('')).toEqual(['3', '1', '2', '4', '5']));

  it('tolerates no typos in numbers, and none if told so', async () => {
    expect(await ids('tw-915')).toEqual([]);
    expect(await ids('dishwahser', { typoTolerance: false })).toEqual([]);
    expect(await ids('dishwahser')).toEqual(['3']);
  });

  it('drops words if all of them find nothing and the request allows it', async () => {
    expect(await ids('seorin zebra')).toEqual([]);
    expect(await ids('seorin zebra', { removeWordsIfNoResults: 'lastWords' })).toEqual(['4']);
    expect(await ids('zebra seorin', { removeWordsIfNoResults: 'firstWords' })).toEqual(['4']);
    expect(await ids('zebra seorin', { removeWordsIfNoResults: 'allOptional' })).toEqual(['4']);
    expect(await ids('seorin zebra', { optionalWords: ['zebra'] })).toEqual(['4']);
  });

  it('returns one record of each family on request, and pages of the rest', async () => {
    expect(await ids('washing machine', { distinct: 1 })).toEqual(['1', '5']);
    const second = await ask('', { hitsPerPage: 2, page: 1 });
    expect(second).toMatchObject({ nbHits: 5, nbPages: 3, page: 1, hitsPerPage: 2 });
    expect(second.hits.map(({ objectID }) => objectID)).toEqual(['2', '4']);
  });

  it('sorts a replica in its own order', async () => {
    const { hits } = await search.shopper.searchSingleIndex({
      indexName: 'products_price_asc',
      searchParams: { query: '' },
    });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['5', '3', '1', '2', '4']);
  });
});

describe('filters', () => {
  it.each([
    [{ filters: 'brand:Tarnside AND price < 440' }, ['1']],
    [{ filters: 'type:\'Washing machine\' OR brand:"Seorin"' }, ['1', '2', '4']],
    [{ filters: 'NOT brand:Tarnside AND (price >= 400 OR stock:out)' }, ['4', '5']],
    [{ filters: 'price:400 TO 450' }, ['1', '2']],
    [{ facetFilters: [['brand:Tarnside', 'brand:lumarra'], 'facts.Colour:White'] }, ['3', '1']],
    [{ facetFilters: ['brand:-Tarnside'] }, ['3', '4', '5']],
    [{ facetFilters: 'brand:Seorin' }, ['4']],
    [{ numericFilters: ['price>=429', ['price=449', 'price=599']] }, ['2', '4']],
    [{ facetFilters: ['model:SD9'] }, []],
  ])('%j', async (given, wanted) => expect(await ids('', given)).toEqual(wanted));

  it.each(['brand:', 'price <', '(brand:A', 'price > dear'])('%j is refused', async (filters) =>
    expect(ask('', { filters })).rejects.toMatchObject({ status: 400 }),
  );
});

describe('the answer', () => {
  it('counts facets over everything found, with statistics for numbers', async () => {
    const {
      facets,
      facets_stats: stats,
      nbHits,
    } = await ask('washing machine', { facets: ['*'], hitsPerPage: 1 });
    expect(nbHits).toBe(3);
    expect(facets?.['brand']).toEqual({ Tarnside: 2, Steinhaupt: 1 });
    expect(facets?.['facts.Colour']).toEqual({ Black: 1, White: 1 });
    expect(stats?.['price']).toEqual({ min: 9, max: 449, avg: (429 + 449 + 9) / 3, sum: 887 });
    const few = await ask('', { facets: ['brand'], maxValuesPerFacet: 1 });
    expect(few.facets).toEqual({ brand: { Tarnside: 2 } });
  });

  it('highlights matches, and a prefix as far as it was typed', async () => {
    const { hits } = await ask('tarnside wash', { highlightPreTag: '<b>', highlightPostTag: '</b>' });
    expect(hits[0]?._highlightResult).toMatchObject({
      name: {
        value: '<b>Tarnside</b> TW-914 <b>wash</b>ing machine, 9 kg',
        matchLevel: 'full',
        matchedWords: ['tarnside', 'wash'],
        fullyHighlighted: false,
      },
      model: { value: 'TW-914', matchLevel: 'none', matchedWords: [] },
    });
  });

  it('holds the requested attributes of each record, and a query id for clicks', async () => {
    const { hits, queryID } = await ask('sd9', {
      attributesToRetrieve: ['name'],
      attributesToHighlight: [],
      clickAnalytics: true,
    });
    expect(hits).toEqual([{ objectID: '4', name: 'Seorin SD9 tumble dryer' }]);
    expect(queryID).toMatch(/^[0-9a-f]{32}$/);
    expect((await ask('sd9')).queryID).toBeUndefined();
  });

  it('holds several indices in the order asked, whichever form the request has', async () => {
    const { results } = await search.shopper.search({
      requests: [
        { indexName: 'products', query: 'dryer', hitsPerPage: 1 },
        { indexName: 'products_price_asc', query: '' },
        { type: 'facet', indexName: 'products', facet: 'brand', facetQuery: 'tar' },
      ],
    });
    expect(results).toHaveLength(3);
    expect(results[2]).toMatchObject({
      facetHits: [{ value: 'Tarnside', highlighted: '<em>Tar</em>nside', count: 2 }],
    });
    const old = await search.app.inject({
      method: 'POST',
      url: '/search/1/indexes/*/queries?x-algolia-application-id=HOBWRIGHT&x-algolia-api-key=look',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: JSON.stringify({
        requests: [{ indexName: 'products', params: 'query=dryer&facets=%5B%22brand%22%5D&hitsPerPage=1' }],
      }),
    });
    expect(old.json()).toMatchObject({ results: [{ nbHits: 1, facets: { brand: { Seorin: 1 } } }] });
    expect(old.headers['access-control-allow-origin']).toBe('*');
  });

  it('is the same for a search by GET, with the key in the address', async () => {
    const answer = await search.app.inject(
      '/search/1/indexes/products?query=914&hitsPerPage=1&facets=brand,type&distinct=true' +
        '&x-algolia-application-id=HOBWRIGHT&x-algolia-api-key=look',
    );
    expect(answer.json()).toMatchObject({
      query: '914',
      hitsPerPage: 1,
      nbHits: 1,
      hits: [{ objectID: '1' }],
      facets: { brand: { Tarnside: 2 } },
    });
  });

  it('returns facet values for searchable facets only', async () => {
    const within = (facetName: string) =>
      search.shopper.searchForFacetValues({
        indexName: 'products',
        facetName,
        searchForFacetValuesRequest: { facetQuery: 'lum' },
      });
    expect((await within('brand')).facetHits).toEqual([
      { value: 'Lumarra', highlighted: '<em>Lum</em>arra', count: 1 },
    ]);
    await expect(within('type')).rejects.toMatchObject({
      status: 400,
      message:
        'Cannot search in `type` attribute, you need to add `searchable(type)` to attributesForFaceting.',
    });
  });
});

describe('a key', () => {
  it('for admin shows unretrievable attributes, and a search key does not', async () => {
    await using own = await startSearch();
    const { admin, shopper } = own;
    const indexName = 'secrets';
    const objectID = '1';
    await admin.setSettings({ indexName, indexSettings: { unretrievableAttributes: ['margin'] } });
    await admin.saveObject({ indexName, body: { objectID, name: 'Kettle', margin: 'high' } });
    const seen = async ({ searchSingleIndex, getObject, getObjects }: Search['admin']) => {
      const searchParams = { query: 'kettle', attributesToHighlight: ['*'], attributesToSnippet: ['margin'] };
      const { hits } = await searchSingleIndex({ indexName, searchParams });
      return JSON.stringify([
        hits,
        await getObject({ indexName, objectID }),
        await getObjects({ requests: [{ indexName, objectID }] }),
      ]);
    };
    expect(await seen(shopper)).not.toContain('high"');
    expect((await seen(admin)).match(/"margin":/g)).toHaveLength(5);
  });

  it('for search cannot write, and an unknown key can do nothing', async () => {
    await expect(search.stranger.searchSingleIndex({ indexName: 'products' })).rejects.toMatchObject({
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
    await expect(search.shopper.clearObjects({ indexName: 'products' })).rejects.toMatchObject({
      status: 403,
      message: 'Method not allowed with this API key',
    });
  });

  it('that is valid gets an error for an unknown index or an invalid parameter', async () => {
    await expect(search.shopper.searchSingleIndex({ indexName: 'nowhere' })).rejects.toMatchObject({
      status: 404,
      message: 'Index nowhere does not exist',
    });
    await expect(ask('', { hitsPerPage: -1 })).rejects.toMatchObject({ status: 400 });
  });
});
