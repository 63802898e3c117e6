import type { IndexSettings } from 'algoliasearch';

/** Words of a query that a result need not contain. */
export const OPTIONAL_WORDS =
  'under less than over more about around up to max maximum min minimum wide width high height tall deep depth cheap cheapest best good new small big large keeps keep too won t wont fit full not only flat unit size sized style type proper really quite very buy sale offer deals'.split(
    ' ',
  );

const LANGUAGE: IndexSettings = {
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  allowTyposOnNumericTokens: false,
  typoTolerance: 'min',
};

/**
 * The most important attributes are searched first. Words rank before typos, so that long queries find what they mean.
 */
export const PRODUCT_SETTINGS: IndexSettings = {
  ...LANGUAGE,
  searchableAttributes: ['name', 'codes', 'brand,type', 'unordered(keywords)', 'unordered(summary)'],
  ranking: ['words', 'typo', 'filters', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(inStock)', 'asc(isPoorlyRated)', 'desc(popularity)'],
  attributeForDistinct: 'family',
  removeWordsIfNoResults: 'allOptional',
  attributesToHighlight: ['name'],
  maxValuesPerFacet: 1000,
  paginationLimitedTo: 10_000,
};

export const PLACE_SETTINGS: IndexSettings = {
  ...LANGUAGE,
  searchableAttributes: ['name', 'unordered(keywords)'],
  ranking: ['words', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(productCount)'],
  removeWordsIfNoResults: 'allOptional',
  attributesToHighlight: ['name'],
};

export const GUIDE_SETTINGS: IndexSettings = {
  ...LANGUAGE,
  removeStopWords: false,
  searchableAttributes: ['name', 'keywords', 'unordered(summary)'],
  ranking: ['words', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  attributesForFaceting: ['kind'],
  attributesToHighlight: ['name', 'keywords'],
};

export const SUGGESTION_SETTINGS: IndexSettings = {
  ...LANGUAGE,
  removeStopWords: false,
  searchableAttributes: ['query'],
  removeWordsIfNoResults: 'allOptional',
  customRanking: ['desc(popularity)'],
  attributesToHighlight: ['query'],
};
