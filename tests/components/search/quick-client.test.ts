import { beforeEach, describe, expect, test, vi } from 'vitest';

const { search, getJson, made } = vi.hoisted(() => ({
  search: vi.fn<(asked: unknown) => Promise<unknown>>(),
  getJson: vi.fn<(url: string) => Promise<unknown>>(),
  made: vi.fn<(...given: unknown[]) => void>(),
}));
vi.mock('algoliasearch/lite', () => ({
  liteClient: (...given: unknown[]) => {
    made(...given);
    return { search };
  },
}));
vi.mock('@/lib/http/client', () => ({ getJson }));

const group = (...hits: object[]) => ({ hits });
const results = {
  results: [
    group({ objectID: 'oven', query: 'oven' }, { objectID: 'b', query: 'oven cleaner' }),
    group({ objectID: '3', name: 'Ovens', path: '/ovens', within: 'Cooking', productCount: 9 }),
    group(),
    {
      ...group({ objectID: '7', name: 'An oven', path: '/oven', numbers: ['O-7'], price: 100 }),
      queryID: 'q1',
    },
    group(),
  ],
};
const instead = {
  suggestions: [],
  categories: [],
  brands: [],
  products: [],
  pages: [],
  helpFirst: false,
  understood: [],
  said: [],
  origin: null,
};

beforeEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  sessionStorage.clear();
  made.mockReset();
  search.mockReset().mockResolvedValue(results);
  getJson.mockReset().mockImplementation(async (url) =>
    url.startsWith('/api/quick-search')
      ? instead
      : {
          appId: 'APP',
          key: 'look',
          url: 'http://127.0.0.1:4000/search',
          insightsUrl: '',
          indexPrefix: '',
          makers: [],
          editorWords: {
            synonyms: [],
            redirects: [{ words: 'sale', name: 'Prices', path: '/price-policy' }],
          },
        },
  );
});

const ask = async (query: string) => (await import('@/lib/search/quick-client')).quickSearch(query);

describe('the quick search', () => {
  test('asks the service once for all groups', async () => {
    expect(await ask('oven')).toEqual({
      suggestions: ['oven cleaner'],
      categories: [{ id: 3, name: 'Ovens', path: '/ovens', within: 'Cooking', count: 9 }],
      brands: [],
      products: [
        { id: 7, name: 'An oven', path: '/oven', numbers: ['O-7'], price: 100, picture: null, energy: null },
      ],
      pages: [],
      helpFirst: false,
      understood: [],
      said: [],
      origin: { index: 'products', queryId: 'q1' },
    });
    expect(search).toHaveBeenCalledTimes(1);
    expect(made.mock.calls[0]?.slice(0, 2)).toEqual(['APP', 'look']);
    expect(made.mock.calls[0]?.[2]).toMatchObject({
      hosts: [{ url: '127.0.0.1:4000/search', protocol: 'http' }],
    });
  });

  test.each([
    ['zibber', ['Nothing in the shop matches “zibber”.']],
    ['white oven under £1', ['Nothing in the shop matches “white oven under £1”.']],
  ])('says of %j what it found nothing by', async (query, said) => {
    search.mockResolvedValue({ results: Array.from({ length: 5 }, () => group()) });
    expect((await ask(query)).said).toEqual(said);
  });

  test('offers first where editors lead', async () => {
    const { pages, helpFirst } = await ask('Sales');
    expect([pages[0], helpFirst]).toEqual([{ name: 'Prices', path: '/price-policy', kind: 'help' }, true]);
  });

  test.each([
    ['fails', () => search.mockRejectedValue(new Error('unreachable'))],
    ['answers what cannot be read', () => search.mockResolvedValue({ results: [{}] })],
    ['answers half', () => search.mockResolvedValue({ results: results.results.slice(0, 2) })],
  ])('leaves a service that %s alone for two minutes', async (_, fault) => {
    fault();
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    expect(await ask('oven & hob')).toEqual(instead);
    expect(getJson).toHaveBeenCalledWith('/api/quick-search?q=oven+%26+hob');
    vi.setSystemTime(1_000_000 + 119_000);
    await ask('oven');
    expect(search).toHaveBeenCalledTimes(1);
    search.mockReset().mockResolvedValue(results);
    vi.setSystemTime(1_000_000 + 121_000);
    expect((await ask('oven')).products).toHaveLength(1);
  });

  test('is an error, and no empty answer, when nobody can be reached', async () => {
    search.mockRejectedValue(new Error('unreachable'));
    getJson.mockRejectedValue(new Error('away'));
    await expect(ask('oven')).rejects.toThrow('away');
  });
});
