import type { SortKey } from '@/lib/catalogue/types';
import { GOODS_FIRST } from './goods-first';
import { productIndex } from './indices';
import { OPTIONAL_WORDS } from './data/settings';
import { kindsOfTitle } from './help';
import { fillingGoods, roomNames } from './gaps';
import type { Hit } from './quick-hits';
import type { Wish } from './understand/types';
import { holdsFact } from './wish-order';

/** Number of products that are checked for the facts that were asked for. */
const LOOKED_THROUGH = 24;

const SHOWN = ['name', 'path', 'numbers', 'price', 'picture', 'energy'];

/** Sort orders for which the search service has an index. */
const ORDERS: Partial<Record<NonNullable<Wish['sort']>, SortKey>> = {
  'price-up': 'LOWEST_PRICE',
  'price-down': 'HIGHEST_PRICE',
  rating: 'BEST_REVIEWED',
  newest: 'NEWEST',
};

/** Returns the request to the search service for the products of a wish: its filters, and the words that are left. */
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
    // For parts and services, every word helps to tell which one is meant.
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
    // A half-typed query is not counted as a search. One is counted when a result is chosen (`finds-client.ts`).
    analytics: false,
  };
}

/**
 * Words to search for beside kinds. None if the query names a maker that is not sold, because nothing here has its
 * model numbers.
 */
const besides = ({ text, foreign, kinds }: Wish): string => (foreign && kinds.length > 0 ? '' : text);

/** Returns the hits that have the facts asked for and fill the measured gap; all of them if none has the facts. */
export function fittingHits(hits: readonly Hit[], { facts }: Wish): readonly Hit[] {
  const fitting = hits.filter((hit) =>
    facts.every((fact) => fact.names.length === 0 || holdsFact({ attributes: attributesOf(hit) }, fact)),
  );
  return fitting.length > 0 ? fillingGoods(fitting, attributesOf, facts) : hits;
}

const attributesOf = (hit: Hit): Record<string, string> =>
  ((hit['card'] ?? {}) as { attributes?: Record<string, string> }).attributes ?? {};

/** Whether a title is of a kind that the query names; true if it names none. */
export const isOfKinds = (title: string, { kinds, isOfParts }: Wish): boolean =>
  kinds.length === 0 || isOfParts || kindsOfTitle(title).some((kind) => kinds.includes(kind));
