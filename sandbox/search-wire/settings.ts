import { z } from 'zod';

const typoTolerance = z.union([
  z.boolean(),
  z
    .enum(['true', 'false', 'min', 'strict'])
    .transform((word) => (word === 'true' ? true : word === 'false' ? false : word)),
]);
const languages = z.union([z.boolean(), z.array(z.string())]);

/** Parameters that both the settings of an index and a search can set. */
export const shared = {
  attributesToRetrieve: z.array(z.string()).default(['*']),
  attributesToHighlight: z.array(z.string()).nullable().default(null),
  attributesToSnippet: z.array(z.string()).default([]),
  highlightPreTag: z.string().default('<em>'),
  highlightPostTag: z.string().default('</em>'),
  snippetEllipsisText: z.string().default('…'),
  hitsPerPage: z.int().min(0).max(1000).default(20),
  maxValuesPerFacet: z.int().min(0).max(1000).default(100),
  sortFacetValuesBy: z.enum(['count', 'alpha']).default('count'),
  minWordSizefor1Typo: z.int().min(0).default(4),
  minWordSizefor2Typos: z.int().min(0).default(8),
  typoTolerance: typoTolerance.default(true),
  allowTyposOnNumericTokens: z.boolean().default(true),
  ignorePlurals: languages.default(false),
  removeStopWords: languages.default(false),
  queryType: z.enum(['prefixLast', 'prefixAll', 'prefixNone']).default('prefixLast'),
  removeWordsIfNoResults: z.enum(['none', 'lastWords', 'firstWords', 'allOptional']).default('none'),
  optionalWords: z
    .union([z.string().transform((word) => [word]), z.array(z.string())])
    .nullable()
    .default([]),
  distinct: z.union([z.boolean(), z.int().min(0).max(4)]).default(false),
};

const settingsSchema = z.looseObject({
  ...shared,
  searchableAttributes: z
    .array(z.string())
    .nullable()
    .default([])
    .transform((names) => names ?? []),
  attributesForFaceting: z
    .array(z.string())
    .nullable()
    .default([])
    .transform((names) => names ?? []),
  unretrievableAttributes: z.array(z.string()).default([]),
  ranking: z
    .array(z.string())
    .default(['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']),
  customRanking: z
    .array(z.string())
    .nullable()
    .default([])
    .transform((names) => names ?? []),
  replicas: z
    .array(z.string())
    .default([])
    .transform((names) => names.filter((name) => name !== '')),
  attributeForDistinct: z.string().nullable().default(null),
  paginationLimitedTo: z.int().min(0).default(1000),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Parses settings and fills in the defaults. */
export function readSettings(
  given: unknown,
): { ok: true; settings: Settings } | { ok: false; message: string } {
  const { success, data, error } = settingsSchema.safeParse(given);
  if (success) return { ok: true, settings: data };
  return { ok: false, message: `Invalid object attributes: ${error.issues[0]?.path.join('.') ?? ''}` };
}
