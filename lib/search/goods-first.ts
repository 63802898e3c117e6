import type { Rule } from 'algoliasearch';
import type { Kind } from '@/lib/catalogue/kinds/table';
import { KIND_PHRASES, PART_PHRASES } from './data/kind-phrases';
import { SERVICES } from './data/services';

const BESIDES: readonly Kind[] = [
  ...new Set([...PART_PHRASES.flatMap(([, kinds]) => kinds), ...SERVICES.map(({ kind }) => kind)]),
];

/** Optional filters of the search service: what goes with appliances, and work on them, comes behind all else. */
export const GOODS_FIRST: readonly string[] = BESIDES.map((kind) => `type:-${kind}`);

/** The service takes so many conditions in a rule. */
const MOST_CONDITIONS = 25;

/** Where a kind is named, it comes first: for whatever asks the index in words that this shop has not read before. */
export const KIND_RULES: readonly Rule[] = [...KIND_PHRASES, ...PART_PHRASES].map(([phrases, kinds]) => {
  const patterns = phrases.split('|').slice(0, MOST_CONDITIONS);
  return {
    objectID: `kind-${patterns[0]?.replaceAll(' ', '-')}`,
    description: `${patterns[0]}: ${kinds.join(', ')}`,
    conditions: patterns.map((pattern) => ({ pattern, anchoring: 'contains', alternatives: true })),
    consequence: { params: { optionalFilters: [kinds.map((kind) => `type:${kind}<score=2>`)] } },
  };
});
