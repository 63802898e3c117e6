import type { Broken } from './types';

/** What keys and indices may have wrong. */
export const SEARCH: readonly Broken[] = [
  {
    what: 'the search key is wrong',
    environment: { ALGOLIA_SEARCH_API_KEY: 'another-key' },
    lines: ['search/search key'],
    mends: /ALGOLIA_SEARCH_API_KEY/,
  },
  {
    what: 'browsers are given the admin key',
    environment: { ALGOLIA_SEARCH_API_KEY: 'of-who-writes-the-index' },
    lines: ['search/search key’s rights'],
    mends: /“search” alone/,
  },
  {
    what: 'the admin key may only search',
    environment: { ALGOLIA_ADMIN_API_KEY: 'of-browsers-that-search' },
    lines: ['search/admin key'],
    mends: /ALGOLIA_ADMIN_API_KEY/,
  },
  {
    what: 'the index was never written',
    alter:
      () =>
      (asked, { body }) =>
        asked.includes('/products/query')
          ? { status: 404, body: '{}' }
          : asked.endsWith('/indexes')
            ? { body: body.replace('"name":"products",', '"name":"other",') }
            : undefined,
    lines: ['search/search key', 'search/indices'],
    mends: /npm run search:sync/,
  },
  {
    what: 'a sort order of the index is missing',
    alter:
      () =>
      (asked, { body }) =>
        asked.endsWith('/indexes') ? { body: body.replaceAll('"products_newest"', '"newest"') } : undefined,
    lines: ['search/replicas'],
    mends: /npm run search:sync/,
  },
  {
    what: 'somebody changed the settings of the index',
    alter:
      () =>
      (asked, { body }) =>
        asked.endsWith('/products/settings')
          ? { body: body.replace('"attributeForDistinct":"family"', '"attributeForDistinct":"sku"') }
          : undefined,
    lines: ['search/settings'],
    mends: /npm run search:sync/,
  },
  {
    what: 'the index is out of date',
    alter:
      () =>
      (asked, { body }) =>
        asked.endsWith('/indexes')
          ? { body: body.replaceAll(/"updatedAt":"\d{4}/g, '"updatedAt":"2020') }
          : undefined,
    lines: ['search/age'],
    mends: /hooks arrive/,
    state: 'warning',
  },
  {
    what: 'the index lacks products',
    alter:
      () =>
      (asked, { body }) =>
        asked.endsWith('/indexes') ? { body: body.replaceAll(/"entries":\d+/g, '"entries":1') } : undefined,
    lines: ['search/completeness'],
    mends: /npm run search:sync/,
    state: 'warning',
  },
];
