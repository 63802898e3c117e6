import type { SearchParamsObject } from 'algoliasearch';
import { describe, expect, it } from 'vitest';
import { fillProducts, type Search, startSearch } from '../../support/search';

const kinds = async ({ shopper }: Search, searchParams: SearchParamsObject) => {
  const { hits } = await shopper.searchSingleIndex<{ type: string }>({
    indexName: 'products',
    searchParams: { distinct: false, ...searchParams },
  });
  return hits.map(({ type }) => type);
};

describe('optional filters', () => {
  it('rank matches first and negative matches last, and leave nothing out', async () => {
    await using search = await startSearch();
    await fillProducts(search);
    const plain = await kinds(search, { query: '' });
    const ofType = (type: string) => plain.filter((each) => each === type);
    const others = (type: string) => plain.filter((each) => each !== type);
    const type = plain.at(-1) ?? '';
    expect(await kinds(search, { query: '', optionalFilters: [`type:${type}`] })).toEqual([
      ...ofType(type),
      ...others(type),
    ]);
    const [best = ''] = plain;
    expect(await kinds(search, { query: '', optionalFilters: `type:-${best}` })).toEqual([
      ...others(best),
      ...ofType(best),
    ]);
  });

  it('rank by their scores', async () => {
    await using search = await startSearch();
    await fillProducts(search);
    const all = [...new Set(await kinds(search, { query: '' }))];
    const [first = '', second = '', third = ''] = all.toReversed();
    const optionalFilters = [[`type:${second}<score=2>`, `type:${first}<score=3>`], `type:${third}`];
    const found = await kinds(search, { query: '', optionalFilters });
    expect([...new Set(found)].slice(0, 3)).toEqual([first, second, third]);
  });
});

describe('rules', () => {
  const rule = (objectID: string, patterns: string[], type: string) => ({
    objectID,
    conditions: patterns.map((pattern) => ({ pattern, anchoring: 'contains' as const, alternatives: true })),
    consequence: { params: { optionalFilters: [`type:${type}`] } },
  });

  it('apply to a search that contains their pattern, the longest of those at the same place', async () => {
    await using search = await startSearch();
    await fillProducts(search);
    const { admin, shopper } = search;
    const rules = [
      rule('washer', ['washer', 'washing machine'], 'Washing machine'),
      rule('cleaner', ['washing machine cleaner'], 'Cleaner'),
    ];
    await admin.saveRules({ indexName: 'products', rules });
    const applied = async (query: string, more: SearchParamsObject = {}) => {
      const answer = await shopper.searchSingleIndex({
        indexName: 'products',
        searchParams: { query, ...more },
      });
      return answer.appliedRules ?? [];
    };
    expect(await applied('white washers')).toEqual([{ objectID: 'washer' }]);
    expect(await applied('washing machine cleaner')).toEqual([{ objectID: 'cleaner' }]);
    expect(await applied('dryer')).toEqual([]);
    expect(await applied('washer', { enableRules: false })).toEqual([]);
  });

  it('with an invalid parameter do not apply, and do not stop others', async () => {
    await using search = await startSearch();
    await fillProducts(search);
    const { app, admin, shopper } = search;
    const indexName = 'products';
    await admin.saveRule({ indexName, objectID: 'cleaner', rule: rule('cleaner', ['washing'], 'Cleaner') });
    const wrong = {
      objectID: 'wrong',
      conditions: [{ pattern: 'machine', anchoring: 'contains' }],
      consequence: { params: { hitsPerPage: -1 } },
    };
    await app.inject({
      method: 'PUT',
      url: '/search/1/indexes/products/rules/wrong',
      headers: { 'x-algolia-application-id': 'HOBWRIGHT', 'x-algolia-api-key': 'write' },
      payload: wrong,
    });
    const answer = await shopper.searchSingleIndex<{ type: string }>({
      indexName,
      searchParams: { query: 'washing machine' },
    });
    expect(answer.appliedRules).toEqual([{ objectID: 'cleaner' }]);
    expect(answer.hits[0]?.type).toBe('Cleaner');
  });

  it('are replaced, read, listed, deleted and copied with their index', async () => {
    await using search = await startSearch();
    await fillProducts(search);
    const { admin } = search;
    const indexName = 'products';
    const ids = async (index = indexName) =>
      (await admin.searchRules({ indexName: index })).hits.map(({ objectID }) => objectID);
    await admin.saveRules({ indexName, rules: [rule('a', ['oven'], 'Single oven')] });
    await admin.saveRules({ indexName, rules: [rule('b', ['hob'], 'Gas hob')], clearExistingRules: true });
    expect(await ids()).toEqual(['b']);
    await admin.saveRule({ indexName, objectID: 'c', rule: rule('c', ['tap'], 'Kitchen tap') });
    expect(await admin.getRule({ indexName, objectID: 'c' })).toMatchObject({ objectID: 'c' });
    await admin.deleteRule({ indexName, objectID: 'b' });
    await admin.operationIndex({
      indexName,
      operationIndexParams: { operation: 'copy', destination: 'other', scope: ['rules'] },
    });
    expect(await ids('other')).toEqual(['c']);
    await admin.clearRules({ indexName });
    expect(await ids()).toEqual([]);
    await expect(admin.getRule({ indexName, objectID: 'c' })).rejects.toMatchObject({ status: 404 });
    const many = Array.from({ length: 26 }, (_, at) => `word ${at}`);
    await expect(admin.saveRules({ indexName, rules: [rule('d', many, 'Hose')] })).rejects.toMatchObject({
      status: 400,
    });
  });
});
