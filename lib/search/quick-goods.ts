import type { SortKey } from '@/lib/catalogue/types';
import { GOODS_FIRST } from './goods-first';
import { productIndex } from './indices';
import { OPTIONAL_WORDS } from './data/settings';
import { kindsOfTitle } from './help';
import { fillingGoods, roomNames } from './gaps';
import type { Hit } from './quick-hits';
import type { Wish } from './understand/types';
import { holdsFact } from './wish-order';

/** So many are looked through for those that have what was wished. */
const LOOKED_THROUGH = 24;

const SHOWN = ['name', 'path', 'numbers', 'price', 'picture', 'energy'];

/** The orders that the search service has indices for. */
const ORDERS: Partial<Record<NonNullable<Wish['sort']>, SortKey>> = {
  'price-up': 'LOWEST_PRICE',
  'price-down': 'HIGHEST_PRICE',
  rating: 'BEST_REVIEWED',
  newest: 'NEWEST',
};

/** What asks the search service for the goods of a wish: what narrows them, and what is looked for beside it. */
export function goodsRequest(query: string, wish: Wish, prefix: string, size: number) {
  const { kinds, isOfParts, makers, facts, minPrice, maxPrice, sort } = wish;
  const isRead = kinds.length + makers.length > 0 && !isOfParts;
  const limits = [
    ...(minPrice === null ? [] : [`price>=${minPrice}`]),
    ...(maxPrice === null ? [] : [`price<=${maxPrice}`]),
  ];
  const wished = facts.flatMap(({ isNot, said }) => (isNot ? [] : said.split(' ')));
  const names = [...new Set(facts.flatMap((fact) => [...fact.names, ...roomNames(fact)]))];
  return {
    indexName: prefix + productIndex((sort && kinds.length > 0 ? ORDERS[sort] : null) ?? 'RELEVANCE'),
    // Of parts and work all that is said tells which.
    query: isRead ? [besides(wish), ...wished].join(' ').trim() : query,
    optionalWords: isRead ? [...OPTIONAL_WORDS, ...wished] : OPTIONAL_WORDS,
    facetFilters: kinds.length > 0 ? [kinds.map((kind) => `type:${kind}`)] : [],
    ...(kinds.length === 0 && { optionalFilters: GOODS_FIRST }),
    numericFilters: [
      ...limits.map((limit) => [limit]),
      ...(makers.length > 0 ? [makers.map(({ id }) => `brandId=${id}`)] : []),
    ],
    hitsPerPage: facts.length > 0 ? LOOKED_THROUGH : size,
    attributesToRetrieve: [...SHOWN, ...names.map((name) => `card.attributes.${name}`)],
    attributesToHighlight: [],
    distinct: true,
    // What is half typed is no search: one is counted where something is chosen (`finds-client.ts`).
    analytics: false,
  };
}

/** What is looked for in words beside kinds: none of a maker that is not sold, whose numbers are nobody's here. */
const besides = ({ text, foreign, kinds }: Wish): string => (foreign && kinds.length > 0 ? '' : text);

/** The goods that have what was wished, and fill the gap that was measured, of those found; all of them where none has. */
export function fittingHits(hits: readonly Hit[], { facts }: Wish): readonly Hit[] {
  const fitting = hits.filter((hit) =>
    facts.every((fact) => fact.names.length === 0 || holdsFact({ attributes: attributesOf(hit) }, fact)),
  );
  return fitting.length > 0 ? fillingGoods(fitting, attributesOf, facts) : hits;
}

const attributesOf = (hit: Hit): Record<string, string> =>
  ((hit['card'] ?? {}) as { attributes?: Record<string, string> }).attributes ?? {};

/** Whether a title is of the kinds that were named, where such were. */
export const isOfKinds = (title: string, { kinds, isOfParts }: Wish): boolean =>
  kinds.length === 0 || isOfParts || kindsOfTitle(title).some((kind) => kinds.includes(kind));
