import type { ProductCard } from '@/lib/catalogue/types';
import { OPTIONAL_WORDS } from './data/settings';
import { GOODS_FIRST } from './goods-first';
import { INDEX } from './indices';
import type { Places } from './places';
import { helpFor } from './help';
import { readPage, readPlace, readProduct, resultsOf } from './quick-hits';
import { meansHelp } from './rules';
import { sentencesOf } from './sentences';
import type { FoundPage, QuickAnswer } from './types';
import type { Wish } from './understand/types';

/** How many of each group are asked for. */
export type Sizes = Record<keyof typeof INDEX, number>;

export const QUICK_SIZES: Sizes = { suggestions: 4, categories: 3, brands: 2, products: 4, guides: 3 };

/** What narrows the goods of a wish in the search service, and what is looked for beside it. */
function goodsOf(query: string, { kinds, isOfParts, makers, facts, minPrice, maxPrice, text }: Wish) {
  const isRead = kinds.length + makers.length > 0;
  const limits = [
    ...(minPrice === null ? [] : [`price>=${minPrice}`]),
    ...(maxPrice === null ? [] : [`price<=${maxPrice}`]),
  ];
  return {
    // Of parts and work all that is said tells which.
    query:
      isRead && !isOfParts
        ? [text, ...facts.flatMap(({ isNot, said }) => (isNot ? [] : [said]))].join(' ').trim()
        : query,
    facetFilters: kinds.length > 0 ? [kinds.map((kind) => `type:${kind}`)] : [],
    ...(kinds.length === 0 && { optionalFilters: GOODS_FIRST }),
    numericFilters: [
      ...limits.map((limit) => [limit]),
      ...(makers.length > 0 ? [makers.map(({ id }) => `brandId=${id}`)] : []),
    ],
  };
}

/** What one call asks the search service: every group at once (at most five requests). @param prefix of the indices */
export function quickRequests(query: string, wish: Wish, prefix = '', sizes: Sizes = QUICK_SIZES) {
  const shared = { query, optionalWords: OPTIONAL_WORDS };
  const uncounted = { ...shared, analytics: false };
  return [
    { ...uncounted, indexName: prefix + INDEX.suggestions, hitsPerPage: sizes.suggestions },
    { ...uncounted, indexName: prefix + INDEX.categories, hitsPerPage: sizes.categories },
    { ...uncounted, indexName: prefix + INDEX.brands, hitsPerPage: sizes.brands },
    {
      ...shared,
      ...goodsOf(query, wish),
      indexName: prefix + INDEX.products,
      hitsPerPage: sizes.products,
      attributesToRetrieve: ['name', 'path', 'numbers', 'price', 'picture', 'energy'],
      attributesToHighlight: [],
      distinct: true,
      clickAnalytics: true,
    },
    { ...uncounted, indexName: prefix + INDEX.guides, hitsPerPage: sizes.guides },
  ];
}

/** With fewer letters no help is meant yet. */
const SHORTEST_FOR_HELP = 4;

/** Whether a maker is being named: one of the words typed begins its name. */
const isNamed = (name: string, typed: string): boolean =>
  typed.split(/\s+/).some((word) => word.length >= 2 && name.toLowerCase().startsWith(word));

/** What else is known when an answer is read: the prefix of the indices, and where editors lead. */
type Known = { prefix: string; led: FoundPage | null };

/** Reads the answer to `quickRequests`; null when it is not one. */
export function readQuick(wish: Wish, answer: unknown, { prefix, led }: Known): QuickAnswer | null {
  const [suggestions, categories, brands, products, guides] = resultsOf(answer) ?? [];
  if (!suggestions || !categories || !brands || !products || !guides) return null;
  const said = wish.typed.toLowerCase();
  const isShort = said.length < SHORTEST_FOR_HELP;
  const help = [...(led ? [led] : []), ...(isShort ? [] : helpFor(wish, []).first)];
  const found = isShort ? [] : guides.hits.map(readPage);
  const pages = [...help, ...found.filter(({ path }) => !help.some((page) => page.path === path))];
  return {
    suggestions: suggestions.hits
      .map((hit) => String(hit['query']))
      .filter((one) => one.toLowerCase() !== said),
    categories: categories.hits.map(readPlace),
    brands: brands.hits.map(readPlace).filter(({ name }) => isNamed(name, said)),
    products: products.hits.map(readProduct),
    pages,
    helpFirst: help.length > 0 || (!isShort && meansHelp(guides.hits[0] ?? {})),
    understood: wish.chips,
    said: saidOf(wish, products.hits.length, suggestions.hits.length + categories.hits.length + pages.length),
    origin: products.queryID ? { index: prefix + INDEX.products, queryId: products.queryID } : null,
  };
}

/** What is said of what was found: that it is nothing only where nothing else is offered, or it was narrowed to nothing. */
const saidOf = (wish: Wish, found: number, besides: number): string[] =>
  sentencesOf({ wish, leftOut: [], found, isHelped: besides > 0 && wish.chips.length === 0 });

/** The same from what the platform's own search found. */
export function quickFromGoods({
  wish,
  places,
  cards,
  led,
}: {
  wish: Wish;
  places: Places;
  cards: readonly ProductCard[];
  led: FoundPage | null;
}): QuickAnswer {
  const { categories, brands } = places;
  const pages = [...(led ? [led] : []), ...helpFor(wish, []).first];
  return {
    suggestions: wish.corrected ? [wish.corrected] : [],
    categories: categories.slice(0, QUICK_SIZES.categories),
    brands: brands.slice(0, QUICK_SIZES.brands),
    products: cards
      .slice(0, QUICK_SIZES.products)
      .map(({ id, name, path, price, picture, energy, facts, sku }) => ({
        id,
        name,
        path,
        numbers: [facts.model ?? '', sku].filter(Boolean),
        price: price?.now ?? null,
        picture,
        energy,
      })),
    pages: pages.slice(0, QUICK_SIZES.guides),
    helpFirst: pages.length > 0,
    understood: wish.chips,
    said: saidOf(wish, cards.length, categories.length + brands.length + pages.length),
    origin: null,
  };
}
