import { gzipSync } from 'node:zlib';
import { algoliasearch } from 'algoliasearch';
import { describe, expect, it } from 'vitest';
import { fillProducts, PRODUCTS, startSearch } from '../../support/search';

const names = (answer: { hits: { objectID: string }[] }) => answer.hits.map(({ objectID }) => objectID);
const find = (query: string) => ({ indexName: 'products', searchParams: { query } });

describe('records', () => {
  it('change numbers and lists by partial-update operations', async () => {
    await using search = await startSearch();
    const { admin, shopper } = search;
    await admin.saveObject({ indexName: 'p', body: { objectID: '1', seen: 2, tags: ['a'], level: 5 } });
    const change = async (attributesToUpdate: Record<string, unknown>) =>
      admin.partialUpdateObject({ indexName: 'p', objectID: '1', attributesToUpdate });
    const by = (_operation: string, value: unknown) => ({ _operation, value });
    await change({ seen: by('Increment', 3), fresh: by('Increment', 1), tags: by('Add', 'b') });
    await change({ seen: by('Decrement', 1), tags: by('AddUnique', 'a'), level: by('IncrementSet', 4) });
    await change({ tags: by('Remove', 'a'), level: by('IncrementFrom', 5) });
    const objectID = '1';
    expect(await shopper.getObject({ indexName: 'p', objectID })).toEqual({
      objectID,
      seen: 4,
      fresh: 1,
      tags: ['b'],
      level: 6,
    });
    await expect(change({ seen: by('Double', 2) })).rejects.toMatchObject({ status: 400 });
  });

  it('are accepted compressed with gzip', async () => {
    await using search = await startSearch();
    const packed = algoliasearch('HOBWRIGHT', 'write', { hosts: search.hosts, compression: 'gzip' });
    const name = 'a long name '.repeat(200);
    await packed.saveObjects({ indexName: 'p', objects: [{ objectID: '1', name }], waitForTasks: true });
    expect(await search.shopper.getObject({ indexName: 'p', objectID: '1' })).toMatchObject({ name });
  });

  it.each([
    ['no gzip', 'POST', Buffer.from('{"name":"x"}'), 400],
    ['gzip that is broken off', 'POST', gzipSync('{"name":"x"}').subarray(0, 20), 400],
    ['gzip of more than a body may hold', 'POST', gzipSync(Buffer.alloc(21 * 1024 * 1024)), 413],
    ['nothing, said to be gzip,', 'POST', Buffer.alloc(0), 400],
    ['nothing, said to be gzip,', 'GET', null, 200],
  ])(
    'with a body of %s sent by %s are answered without ending the service',
    async (_, method, body, status) => {
      await using search = await startSearch();
      await search.admin.saveObject({ indexName: 'p', body: { objectID: '1' } });
      const answer = await fetch(`${search.origin}/search/1/indexes/p${method === 'GET' ? '/1' : ''}`, {
        method,
        headers: {
          'content-encoding': 'gzip',
          'x-algolia-application-id': 'HOBWRIGHT',
          'x-algolia-api-key': 'write',
        },
        body: body && new Uint8Array(body),
      });
      expect(answer.status).toBe(status);
    },
  );

  it('are found as last written, at once', async () => {
    await using search = await startSearch();
    await fillProducts(search);
    const { admin, shopper } = search;
    expect(names(await shopper.searchSingleIndex(find('tarnside')))).toEqual(['1', '2']);
    await admin.partialUpdateObject({
      indexName: 'products',
      objectID: '1',
      attributesToUpdate: { name: 'Something else', brand: 'X' },
    });
    await admin.deleteObject({ indexName: 'products', objectID: '2' });
    await admin.saveObject({
      indexName: 'products',
      body: { objectID: '9', name: 'Tarnside kettle', popularity: 1 },
    });
    expect(names(await shopper.searchSingleIndex(find('tarnside')))).toEqual(['9']);
    expect(await shopper.getObject({ indexName: 'products', objectID: '1' })).toMatchObject({
      model: 'TW-914',
      brand: 'X',
    });
    await expect(shopper.getObject({ indexName: 'products', objectID: '2' })).rejects.toMatchObject({
      status: 404,
      message: 'ObjectID does not exist',
    });
    const { results } = await shopper.getObjects({
      requests: [
        { indexName: 'products', objectID: '9', attributesToRetrieve: ['name'] },
        { indexName: 'products', objectID: '2' },
      ],
    });
    expect(results).toEqual([{ objectID: '9', name: 'Tarnside kettle' }, null]);
  });

  it('are replaced all at once, with settings, synonyms and replicas kept', async () => {
    await using search = await startSearch();
    await fillProducts(search);
    const { admin, shopper } = search;
    await admin.saveSynonyms({
      indexName: 'products',
      synonymHit: [{ objectID: 's1', type: 'synonym', synonyms: ['washer', 'washing machine'] }],
    });
    await admin.replaceAllObjects({ indexName: 'products', objects: PRODUCTS.slice(0, 2), batchSize: 1 });
    expect(names(await shopper.searchSingleIndex(find('')))).toEqual(['1', '2']);
    expect(names(await shopper.searchSingleIndex(find('washer')))).toEqual(['1', '2']);
    const settings = await admin.getSettings({ indexName: 'products' });
    expect(settings).toMatchObject({ customRanking: ['desc(popularity)'], replicas: ['products_price_asc'] });
    const { items } = await admin.listIndices();
    expect(items.map(({ name, entries, primary }) => [name, entries, primary])).toEqual([
      ['products', 2, undefined],
      ['products_price_asc', 2, 'products'],
    ]);
  });

  it('can be copied from a replica as from its primary', async () => {
    await using search = await startSearch();
    await fillProducts(search);
    const { admin, shopper } = search;
    await admin.operationIndex({
      indexName: 'products_price_asc',
      operationIndexParams: { operation: 'copy', destination: 'cheap' },
    });
    expect(names(await shopper.searchSingleIndex({ indexName: 'cheap' }))).toEqual(['5', '3', '1', '2', '4']);
  });

  it.each([
    ['unlinked from it', { replicas: [''] }],
    ['left over when it is deleted', null],
  ])('stay with a replica that is %s, which becomes an index of its own', async (_, indexSettings) => {
    await using search = await startSearch();
    await fillProducts(search);
    const { admin } = search;
    if (indexSettings) await admin.setSettings({ indexName: 'products', indexSettings });
    else await admin.deleteIndex({ indexName: 'products' });
    const indexName = 'products_price_asc';
    await admin.saveObject({ indexName, body: { objectID: '9', price: 1 } });
    expect(names(await admin.searchSingleIndex({ indexName }))).toEqual(['9', '5', '3', '1', '2', '4']);
    const { items } = await admin.listIndices();
    expect(items.find(({ name }) => name === indexName)).not.toHaveProperty('primary');
    expect(items.flatMap(({ name, replicas = [] }) => [name, ...replicas])).not.toContain('');
  });

  it('can be browsed, deleted by filter and cleared', async () => {
    await using search = await startSearch();
    const { admin } = search;
    const objects = Array.from({ length: 2500 }, (_, i) => ({ objectID: String(i), n: i }));
    await admin.saveObjects({ indexName: 'many', objects, batchSize: 1000, waitForTasks: true });
    const seen: string[] = [];
    await admin.browseObjects({
      indexName: 'many',
      aggregator: ({ hits }) => seen.push(...hits.map(({ objectID }) => objectID)),
    });
    expect(seen).toEqual(objects.map(({ objectID }) => objectID));
    await admin.deleteBy({ indexName: 'many', deleteByParams: { numericFilters: ['n>=10'] } });
    expect((await admin.searchSingleIndex({ indexName: 'many' })).nbHits).toBe(10);
    await admin.clearObjects({ indexName: 'many' });
    expect((await admin.searchSingleIndex({ indexName: 'many' })).nbHits).toBe(0);
    await admin.deleteIndex({ indexName: 'many' });
    await expect(admin.searchSingleIndex({ indexName: 'many' })).rejects.toMatchObject({ status: 404 });
  });

  it('survive a restart', async () => {
    await using search = await startSearch();
    await fillProducts(search);
    const { buildSandbox } = await import('../../../sandbox/app.ts');
    const { demoStore } = await import('../../../sandbox/demo/store.ts');
    const { readConfig } = await import('../../../sandbox/config.ts');
    const again = await buildSandbox({ ...readConfig({}), dataFolder: null }, demoStore, {
      store: search.store,
    });
    const headers = { 'x-algolia-api-key': 'dev', 'x-algolia-application-id': 'HOBWRIGHT' };
    const answer = await again.inject({
      method: 'POST',
      url: '/search/1/indexes/products/query',
      headers,
      payload: { query: 'dryer' },
    });
    await again.close();
    expect(answer.json()).toMatchObject({ nbHits: 1 });
  });

  it('that are too big or have no objectID are refused', async () => {
    await using search = await startSearch();
    const { admin } = search;
    const big = { objectID: 'big', text: 'x'.repeat(100_001) };
    await expect(admin.saveObject({ indexName: 'a', body: big })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('Record at the position 0 objectID=big is too big'),
    });
    await expect(
      admin.batch({ indexName: 'a', batchWriteParams: { requests: [{ action: 'updateObject', body: {} }] } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('of a refused batch are not found', async () => {
    await using search = await startSearch();
    await fillProducts(search);
    const { admin, shopper } = search;
    expect(names(await shopper.searchSingleIndex(find('toaster')))).toEqual([]);
    const requests = [
      { objectID: '10', name: 'Tarnside toaster' },
      { objectID: 'big', text: 'x'.repeat(100_001) },
    ].map((body) => ({ action: 'updateObject' as const, body }));
    await expect(
      admin.batch({ indexName: 'products', batchWriteParams: { requests } }),
    ).rejects.toMatchObject({ status: 400 });
    expect(names(await shopper.searchSingleIndex(find('toaster')))).toEqual([]);
    expect(names(await shopper.searchSingleIndex(find('tarnside')))).toEqual(['1', '2']);
  });
});

describe('synonyms', () => {
  it('work one way or both, with phrases of several words', async () => {
    await using search = await startSearch();
    await fillProducts(search);
    const { admin, shopper } = search;
    await admin.saveSynonyms({
      indexName: 'products',
      synonymHit: [
        { objectID: 'a', type: 'onewaysynonym', input: 'laundry', synonyms: ['washing machine'] },
        { objectID: 'b', type: 'synonym', synonyms: ['spin drier', 'tumble dryer'] },
      ],
    });
    expect(names(await shopper.searchSingleIndex(find('laundry')))).toEqual(['1', '2', '5']);
    expect(names(await shopper.searchSingleIndex(find('spin drier')))).toEqual(['4']);
    expect(
      await admin.searchSynonyms({ indexName: 'products', searchSynonymsParams: { query: 'spin' } }),
    ).toMatchObject({ nbHits: 1 });
    await admin.deleteSynonym({ indexName: 'products', objectID: 'a' });
    expect(names(await shopper.searchSingleIndex(find('laundry')))).toEqual([]);
  });

  it('apply to replicas if they are forwarded', async () => {
    await using search = await startSearch();
    await fillProducts(search);
    const { admin, shopper } = search;
    const byPrice = { indexName: 'products_price_asc', searchParams: { query: 'spin drier' } };
    expect(names(await shopper.searchSingleIndex(byPrice))).toEqual([]);
    await admin.saveSynonyms({
      indexName: 'products',
      synonymHit: [{ objectID: 'b', type: 'synonym', synonyms: ['spin drier', 'tumble dryer'] }],
      forwardToReplicas: true,
    });
    expect(names(await shopper.searchSingleIndex(byPrice))).toEqual(['4']);
  });
});
