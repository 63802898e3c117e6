import type { Rule } from 'algoliasearch';
import type { Kind } from '@/lib/catalogue/kinds/table';
import { KIND_PHRASES, PART_PHRASES } from './data/kind-phrases';
import { SERVICES } from './data/services';

const BESIDES: readonly Kind[] = [
  ...new Set([...PART_PHRASES.flatMap(([, kinds]) => kinds), ...SERVICES.map(({ kind }) => kind)]),
];

/** Optional filters of the search service that rank parts, accessories and services after all other products. */
export const GOODS_FIRST: readonly string[] = BESIDES.map((kind) => `type:-${kind}`);

/** Maximum number of conditions in a rule of the service. */
const MOST_CONDITIONS = 25;

/**
 * Rules that rank a kind first if the query names it. They serve queries that reach the index without being parsed by
 * the shop.
 */
export const KIND_RULES: readonly Rule[] = [...KIND_PHRASES, ...PART_PHRASES].map(([phrases, kinds]) => {
  const patterns = phrases.split('|').slice(0, MOST_CONDITIONS);
  return {
    objectID: `kind-${patterns[0]?.replaceAll(' ', '-')}`,
    description: `${patterns[0]}: ${kinds.join(', ')}`,
    conditions: patterns.map((pattern) => ({ pattern, anchoring: 'contains', alternatives: true })),
    consequence: { params: { optionalFilters: [kinds.map((kind) => `type:${kind}<score=2>`)] } },
  };
});
