import { z } from 'zod';
import type { Nested } from './engine/filter-syntax.ts';
import { SearchError } from './errors.ts';
import { type Settings, shared } from './settings.ts';

const nested: z.ZodType<Nested> = z.lazy(() => z.union([z.string(), z.array(nested)]));
/** One filter or a list. A string may contain JSON, as older clients send it. */
const filters = z
  .preprocess((given) => (typeof given === 'string' && given.startsWith('[') ? parse(given) : given), nested)
  .transform((given) => (typeof given === 'string' ? (given === '' ? [] : [given]) : given));

/** Parameters that only a search can set. */
const own = {
  query: z.string().default(''),
  page: z.int().min(0).default(0),
  facets: z.array(z.string()).default([]),
  filters: z.string().default(''),
  facetFilters: filters.default([]),
  optionalFilters: filters.default([]),
  enableRules: z.boolean().default(true),
  numericFilters: filters.default([]),
  clickAnalytics: z.boolean().default(false),
  getRankingInfo: z.boolean().default(false),
  analytics: z.boolean().default(true),
  userToken: z.string().optional(),
};

/** Parameters of Algolia that are accepted and ignored. Any other unknown parameter is refused. */
const UNHEEDED = [
  'advancedSyntax',
  'advancedSyntaxFeatures',
  'allowCompressionOfIntegerArray',
  'alternativesAsExact',
  'analyticsTags',
  'aroundLatLng',
  'aroundLatLngViaIP',
  'aroundPrecision',
  'aroundRadius',
  'attributeCriteriaComputedByMinProximity',
  'customRanking',
  'decompoundQuery',
  'disableExactOnAttributes',
  'disableTypoToleranceOnAttributes',
  'disableTypoToleranceOnWords',
  'enableABTest',
  'enablePersonalization',
  'enableReRanking',
  'exactOnSingleWordQuery',
  'explain',
  'facetingAfterDistinct',
  'insideBoundingBox',
  'insidePolygon',
  'keepDiacriticsOnCharacters',
  'length',
  'minProximity',
  'minimumAroundRadius',
  'mode',
  'naturalLanguages',
  'offset',
  'percentileComputation',
  'personalizationImpact',
  'queryLanguages',
  'ranking',
  'reRankingApplyFilter',
  'relevancyStrictness',
  'renderingContent',
  'replaceSynonymsInHighlight',
  'responseFields',
  'restrictHighlightAndSnippetArrays',
  'restrictSearchableAttributes',
  'ruleContexts',
  'semanticSearch',
  'separatorsToIndex',
  'similarQuery',
  'sumOrFiltersScores',
  'synonyms',
  'tagFilters',
  'threshold',
  'unretrievableAttributes',
  'userData',
  'extensions',
  'cursor',
].map((name) => [name, z.unknown().optional()] as const);

const schema = z.strictObject({ ...Object.fromEntries(UNHEEDED), ...shared, ...own });

export type SearchParams = z.infer<typeof schema>;

/** Parameters that a rule may add to a search. */
const ofRules = z
  .object({ ...shared, optionalFilters: filters, facetFilters: filters, filters: z.string() })
  .partial();

/** Parses the parameters that a rule adds. Returns null if one of them is invalid; ignores unknown ones. */
export function readRuleParams(given: Record<string, unknown>): Partial<SearchParams> | null {
  const { success, data } = ofRules.safeParse(given);
  return success ? Object.fromEntries(Object.entries(data).filter(([name]) => name in given)) : null;
}

const INHERITED = Object.keys(shared);

/** Parses the parameters of a search in any of the forms that clients send. @throws SearchError */
export function readParams(given: Record<string, unknown>, settings: Settings): SearchParams {
  const { params, ...rest } = given;
  const sent = {
    ...(typeof params === 'string' ? fromQuery(params) : typeof params === 'object' ? params : {}),
    ...rest,
  };
  // Parameters that the search omits default to the settings of the index.
  const inherited = Object.fromEntries(INHERITED.map((name) => [name, settings[name]]));
  const { success, data, error } = schema.safeParse({ ...inherited, ...sent });
  if (success) return withShortQuery(data);
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys') throw new SearchError(400, `Unknown parameter: ${issue.keys[0]}`);
  const name = issue?.path.join('.') ?? '';
  throw new SearchError(400, `invalid value for '${name}'`);
}

/** In bytes, not characters. The message is Algolia's own (cdnjs/api-server #15 and #147, blockframes #9095). */
const LONGEST_QUERY = 512;

function withShortQuery(params: SearchParams): SearchParams {
  if (Buffer.byteLength(params.query) < LONGEST_QUERY) return params;
  throw new SearchError(
    400,
    `Invalid value for "query" parameter, expected string shorter than ${LONGEST_QUERY} bytes`,
  );
}

const LISTS = new Set([
  'facets',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'optionalWords',
]);

/** Parses parameters that the oldest clients send as one string: `query=oven&facets=%5B%22brand%22%5D`. */
function fromQuery(text: string): Record<string, unknown> {
  return Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => {
      if (name === 'query' || name === 'filters' || name === 'userToken') return [name, value];
      if (LISTS.has(name) && !value.startsWith('[')) return [name, value.split(',')];
      return [name, parse(value)];
    }),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
